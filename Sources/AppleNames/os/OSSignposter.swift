/// The identifier of a measured interval.
public struct OSSignpostID: Hashable, RawRepresentable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier of an interval that never overlaps another one.
  public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = Self(.max)
  /// The null identifier.
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

/// An object that measures intervals for Instruments.
///
/// It has no effect: a virtual phone does not model Instruments.
public struct OSSignposter: Sendable {
  /// Creates a signposter for a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for the default log.
  public init() {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}

  /// A signposter that measures nothing.
  public static let disabled = OSSignposter()
  /// A Boolean value that indicates whether the signposter measures; always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the identifier of an object.
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

  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Emits an event.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Emits a signpost for Instruments.
///
/// It has no effect: a virtual phone does not model Instruments.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Emits a signpost for Instruments.
///
/// It has no effect: a virtual phone does not model Instruments.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {}
