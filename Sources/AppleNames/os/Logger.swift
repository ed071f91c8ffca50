/// An object that writes an app's log messages.
///
/// A logger prints nothing unless the environment variable `BELFRY_LOG` names a level: `debug`,
/// `info`, `notice`, `error` or `fault`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for the default log.
  public init() { log = .default }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogOutput.print(message.text, level, in: log)
  }

  /// Writes a message at the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about an unexpected condition, at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a critical condition, at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message from a format such as `%{public}@ is %d`.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) { LogOutput.print(FormatText.text("\(message)", args), type, in: log) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message from a format such as `%{public}@ is %d`.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) { LogOutput.print(FormatText.text("\(message)", args), type, in: log) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
@_disfavoredOverload
public func os_log(
  _ message: OSLogMessage,
  log: OSLog = .default,
  type: OSLogType = .default
) { LogOutput.print(message.text, type, in: log) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message at a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.print(message.text, type, in: log)
}
