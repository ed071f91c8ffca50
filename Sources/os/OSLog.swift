/// How important a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number that Apple's systems have for it.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The type of messages that say nothing else.
  public static let `default` = Self(rawValue: 0)
  /// The type of messages that may help.
  public static let info = Self(rawValue: 1)
  /// The type of messages for development.
  public static let debug = Self(rawValue: 2)
  /// The type of messages about errors of the app.
  public static let error = Self(rawValue: 16)
  /// The type of messages about defects.
  public static let fault = Self(rawValue: 17)
}

/// A log of an app's subsystem.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// A category that Apple's tools know.
  public struct Category: Sendable {
    let name: String

    /// The category of what Instruments shows as points of interest.
    public static let pointsOfInterest = Self(name: "PointsOfInterest")
    /// The category of events that are recorded with their stack.
    public static let dynamicStackTracing = Self(name: "DynamicStackTracing")
    /// The category of events that are recorded while they are asked for.
    public static let dynamicTracing = Self(name: "DynamicTracing")
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  /// Creates a log of a category that Apple's tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isDisabled: false)
  }

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages that name none.
  public static let `default` = OSLog("", "", isDisabled: false)
  /// A log that takes nothing.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Returns a Boolean value that indicates whether messages of a type are printed.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogOutput.standard.prints(type)
  }
}
