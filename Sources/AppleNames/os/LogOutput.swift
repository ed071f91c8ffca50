#if canImport(Glibc)
  import Glibc
#endif

/// The output of an app's log, which is empty unless `BELFRY_LOG` names a level.
struct LogOutput: Sendable {
  private let least: Int?

  /// The levels, least important first; Apple's tools call the default level "notice".
  private static let levels: [(name: String, type: OSLogType)] = [
    ("debug", .debug), ("info", .info), ("notice", .default), ("error", .error), ("fault", .fault),
  ]

  /// Creates an output that prints messages of a level and of more important levels.
  init(from level: String?) { least = level.flatMap(Self.rank) }

  /// The output that the environment selects.
  static let standard: LogOutput = {
    #if canImport(Glibc)
      let level = getenv("BELFRY_LOG").map { String(cString: $0) }
      if let level, rank(of: level) == nil {
        let names = levels.map(\.name).joined(separator: ", ")
        write("belfry: BELFRY_LOG is one of \(names), not '\(level)'; nothing is printed\n")
      }
      return LogOutput(from: level)
    #else
      return LogOutput(from: nil)
    #endif
  }()

  private static func rank(of name: String) -> Int? { levels.firstIndex { $0.name == name } }

  /// Indicates whether any message is printed, so that the texts are needed.
  var isOn: Bool { least != nil }

  /// Returns a Boolean value that indicates whether messages of a type are printed.
  func prints(_ type: OSLogType) -> Bool {
    guard let least else { return false }
    return Self.levels.firstIndex { $0.type == type }.map { $0 >= least } ?? true
  }

  /// Returns the printed line of a message.
  func line(_ text: String, _ type: OSLogType, in log: OSLog) -> String {
    let level = Self.levels.first { $0.type == type }?.name ?? "log"
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    return (place.isEmpty ? "" : "[\(place)] ") + "\(level): \(text)\n"
  }

  static func print(_ text: @autoclosure () -> String, _ type: OSLogType, in log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    write(standard.line(text(), type, in: log))
  }

  private static func write(_ text: String) {
    #if canImport(Glibc)
      _ = Glibc.write(STDERR_FILENO, text, text.utf8.count)
    #endif
  }
}
