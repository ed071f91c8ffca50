/// What the user has allowed an app, with Apple's numbers.
public enum AuthorizationStatus: UInt8, Hashable, Sendable, CaseIterable {
  /// The user was never asked.
  case notDetermined
  /// The user said no.
  case denied
  /// The user said yes.
  case authorized
  /// Nobody was asked; notifications arrive quietly.
  case provisional
}

/// What an app asks to be allowed, with Apple's numbers.
@frozen
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt16

  /// Creates options from Apple's bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// To change the badge of the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// To play sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// To show alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// To show notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// To notify quietly without having asked.
  public static let provisional = Self(rawValue: 1 << 6)

  /// The options with Apple's names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("carPlay", .carPlay),
    ("provisional", .provisional),
  ]
}

/// The switches the user finds under an app's name in Settings.
@frozen
public struct Settings: OptionSet, Hashable, Sendable {
  /// One bit a switch.
  public let rawValue: UInt8

  /// Creates a set of switches from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Banners.
  public static let alert = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// The badge of the icon.
  public static let badge = Self(rawValue: 1 << 2)
  /// The lock screen.
  public static let lockScreen = Self(rawValue: 1 << 3)
  /// Notification Center.
  public static let notificationCenter = Self(rawValue: 1 << 4)

  /// The switches with their names, in the order Settings shows them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("lockScreen", .lockScreen),
    ("notificationCenter", .notificationCenter),
  ]

  /// The switches that are on for an app of a status, if it asked for alerts, sounds and badges.
  public static func usual(for status: AuthorizationStatus) -> Settings {
    switch status {
    case .notDetermined, .denied: []
    case .provisional: .notificationCenter
    case .authorized: .granting([.alert, .sound, .badge])
    }
  }

  /// The switches that are on once everything an app asked for was granted.
  ///
  /// An alert shows as a banner, on the lock screen and in Notification Center; each has a switch.
  public static func granting(_ options: AuthorizationOptions) -> Settings {
    var settings: Settings = []
    if options.contains(.alert) { settings.formUnion([.alert, .lockScreen, .notificationCenter]) }
    if options.contains(.sound) { settings.insert(.sound) }
    if options.contains(.badge) { settings.insert(.badge) }
    return settings
  }
}
