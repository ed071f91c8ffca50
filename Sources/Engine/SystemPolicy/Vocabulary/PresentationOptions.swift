/// The options with which a foreground app presents a notification, with Apple's numbers.
@frozen
public struct PresentationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt8

  /// Creates options from Apple's bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Set the badge.
  public static let badge = Self(rawValue: 1 << 0)
  /// Play the sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Show the notification; deprecated since iOS 14.
  public static let alert = Self(rawValue: 1 << 2)
  /// Keep the notification in Notification Center; available from iOS 14.
  public static let list = Self(rawValue: 1 << 3)
  /// Show the notification as a banner; available from iOS 14.
  public static let banner = Self(rawValue: 1 << 4)

  /// The options with Apple's names, in their usual order.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("banner", .banner), ("list", .list), ("sound", .sound), ("badge", .badge),
  ]
}

extension PresentationOptions {
  /// The kinds of interaction that must be on for all options to take effect.
  public var wanted: Settings {
    var wanted: Settings = []
    if contains(.alert) { wanted.formUnion([.alert, .notificationCenter]) }
    if contains(.banner) { wanted.insert(.alert) }
    if contains(.list) { wanted.insert(.notificationCenter) }
    if contains(.sound) { wanted.insert(.sound) }
    if contains(.badge) { wanted.insert(.badge) }
    return wanted
  }

  /// Returns a Boolean value that indicates whether these options hide the whole alert.
  ///
  /// - Parameters:
  ///   - settings: The switches that are on.
  ///   - isLocked: A Boolean value that indicates whether the phone is locked.
  public func hidesAlert(under settings: Settings, isLocked: Bool) -> Bool {
    let isShown = settings.contains(isLocked ? .lockScreen : .alert)
    if !isDisjoint(with: [.alert, .banner]), isShown { return false }
    return isDisjoint(with: [.alert, .list]) || !settings.contains(.notificationCenter)
  }
}
