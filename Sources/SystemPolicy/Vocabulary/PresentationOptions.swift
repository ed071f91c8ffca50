/// How an app in the foreground wants a notification shown, with Apple's numbers.
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
  /// Show it; deprecated since iOS 14.
  public static let alert = Self(rawValue: 1 << 2)
  /// Keep it in Notification Center; since iOS 14.
  public static let list = Self(rawValue: 1 << 3)
  /// Show it as a banner; since iOS 14.
  public static let banner = Self(rawValue: 1 << 4)

  /// The options with Apple's names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("banner", .banner), ("list", .list), ("sound", .sound), ("badge", .badge),
  ]
}

extension PresentationOptions {
  /// The kinds that must be switched on for all of it to count.
  public var wanted: Settings {
    var wanted: Settings = []
    if contains(.alert) { wanted.formUnion([.alert, .notificationCenter]) }
    if contains(.banner) { wanted.insert(.alert) }
    if contains(.list) { wanted.insert(.notificationCenter) }
    if contains(.sound) { wanted.insert(.sound) }
    if contains(.badge) { wanted.insert(.badge) }
    return wanted
  }

  /// Whether nothing of an alert is seen with these options, given what is switched on.
  ///
  /// - Parameter isLocked: Whether the phone is locked.
  public func hidesAlert(under settings: Settings, isLocked: Bool) -> Bool {
    let isShown = settings.contains(isLocked ? .lockScreen : .alert)
    if !isDisjoint(with: [.alert, .banner]), isShown { return false }
    return isDisjoint(with: [.alert, .list]) || !settings.contains(.notificationCenter)
  }
}
