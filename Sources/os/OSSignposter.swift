/// A name for an interval that is measured.
public struct OSSignpostID: Hashable, RawRepresentable, Sendable {
  /// Its number.
  public let rawValue: UInt64

  /// Creates a name from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates a name from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates a name for a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates the name of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The name of an interval that is alone.
  public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
  /// No name.
  public static let invalid = Self(.max)
  /// The name of nothing.
  public static let null = Self(0)
}

/// The kind of a signpost.
public struct OSSignpostType: Equatable, Sendable {
  private let number: UInt8

  /// A single event.
  public static let event = Self(number: 0)
  /// The beginning of an interval.
  public static let begin = Self(number: 1)
  /// The end of an interval.
  public static let end = Self(number: 2)
}

/// Measures for Instruments, which a virtual phone has none of: it does nothing.
public struct OSSignposter: Sendable {
  /// Creates one of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates one of the default log.
  public init() {}
  /// Creates one of a logger.
  public init(logger: Logger) {}
  /// Creates one of a log.
  public init(logHandle: OSLog) {}

  /// One that measures nothing.
  public static let disabled = OSSignposter()
  /// A Boolean value that indicates whether it measures.
  public var isEnabled: Bool { false }

  /// Returns a name for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the name of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Notes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Notes an event.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs code as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Measures for Instruments, which a virtual phone has none of: it does nothing.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Measures for Instruments, which a virtual phone has none of: it does nothing.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {}
