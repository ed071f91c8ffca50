/// The level of a log message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number that Apple's systems use for the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that name no other level.
  public static let `default` = Self(rawValue: 0)
  /// The level of messages that may be helpful.
  public static let info = Self(rawValue: 1)
  /// The level of messages for development.
  public static let debug = Self(rawValue: 2)
  /// The level of messages about the app's errors.
  public static let error = Self(rawValue: 16)
  /// The level of messages about faults.
  public static let fault = Self(rawValue: 17)
}

/// A log of an app's subsystem.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// A category that Apple's tools define.
  public struct Category: Sendable {
    let name: String

    /// The category that Instruments shows as points of interest.
    public static let pointsOfInterest = Self(name: "PointsOfInterest")
    /// The category of events that are recorded with their stack.
    public static let dynamicStackTracing = Self(name: "DynamicStackTracing")
    /// The category of events that are recorded only while a tool requests them.
    public static let dynamicTracing = Self(name: "DynamicTracing")
  }

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  /// Creates a log with a category that Apple's tools define.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isDisabled: false)
  }

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages that name no log.
  public static let `default` = OSLog("", "", isDisabled: false)
  /// A log that discards every message.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Returns a Boolean value that indicates whether messages of a type are printed.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogOutput.standard.prints(type)
  }
}
