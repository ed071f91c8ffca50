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
  /// An app clip may notify for a while after each launch.
  case ephemeral

  /// The first version of iOS on which an app can have it, if earlier ones were simulated, too.
  ///
  /// Before iOS 14 a clip is an app that was never asked, as the rules about clips have it.
  public var since: OSVersion? {
    switch self {
    case .notDetermined, .denied, .authorized, .ephemeral: nil
    case .provisional: 12
    }
  }
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
  /// To play sounds that ignore the silent switch; Apple has to grant it.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// To link to notification settings inside the app; nobody has to allow it.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// To notify quietly without having asked.
  public static let provisional = Self(rawValue: 1 << 6)
  /// To have Siri read messages aloud.
  public static let announcement = Self(rawValue: 1 << 7)
  /// To notify where it cannot wait.
  public static let timeSensitive = Self(rawValue: 1 << 8)

  /// Asked with `registerUserNotificationSettings`; none of Apple's bits.
  public static let legacy = Self(rawValue: 1 << 15)

  /// The types for which `registerUserNotificationSettings` is called, with their names.
  public static let registered: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge),
  ]

  /// The options with Apple's names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("carPlay", .carPlay),
    ("provisional", .provisional),
    ("providesAppNotificationSettings", .providesAppNotificationSettings),
    ("criticalAlert", .criticalAlert), ("announcement", .announcement),
    ("timeSensitive", .timeSensitive),
  ]
}

/// The kinds of interaction for which Settings has a switch under an app's name.
@frozen
public struct Settings: OptionSet, Hashable, Sendable {
  /// One bit a switch.
  public let rawValue: UInt16

  /// Creates a set of switches from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

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
  /// The display of a car.
  public static let carPlay = Self(rawValue: 1 << 5)
  /// Critical alerts.
  public static let criticalAlert = Self(rawValue: 1 << 6)
  /// Time-sensitive notifications; a switch that is on until the user turns it off.
  public static let timeSensitive = Self(rawValue: 1 << 7)
  /// The Scheduled Summary.
  public static let scheduledDelivery = Self(rawValue: 1 << 8)

  /// The switches with their names, in the order Settings shows them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("lockScreen", .lockScreen),
    ("notificationCenter", .notificationCenter), ("carPlay", .carPlay),
    ("criticalAlert", .criticalAlert), ("timeSensitive", .timeSensitive),
    ("scheduledDelivery", .scheduledDelivery),
  ]

  /// The switches that are on once everything an app asked for was granted.
  ///
  /// An alert shows as a banner, on the lock screen and in Notification Center; each has a switch.
  public static func granting(_ options: AuthorizationOptions) -> Settings {
    var settings: Settings = []
    if options.contains(.alert) { settings.formUnion([.alert, .lockScreen, .notificationCenter]) }
    if options.contains(.sound) { settings.insert(.sound) }
    if options.contains(.badge) { settings.insert(.badge) }
    if options.contains(.carPlay) { settings.insert(.carPlay) }
    if options.contains(.criticalAlert) { settings.insert(.criticalAlert) }
    return settings
  }
}

/// What the user has allowed an app, as the Settings app keeps it.
@frozen
public struct Permission: Hashable, Sendable {
  /// Whether the app may notify at all.
  public var status = AuthorizationStatus.notDetermined
  /// The kinds the app has asked for; Settings has switches for these alone.
  public var kinds: Settings = []
  /// The switches that are on, or will be once notifications are allowed again.
  public var switches: Settings = []
  /// Whether banners stay until somebody acts on them.
  public var keepsBanners = false
  /// Whether its time-sensitive notifications are to be as any others.
  public var refusesTimeSensitive = false
  /// Whether its notifications wait for the Scheduled Summary.
  public var isSummarized = false
  /// Where its previews are shown.
  public var previews = ShowPreviews.always
  /// How its notifications are grouped.
  public var grouping = GroupingChoice.automatic

  /// Creates the permission of an app that never asked.
  public init() {}

  /// Creates the permission of an app that asked for alerts, sounds and badges, by its status.
  public init(usualFor status: AuthorizationStatus) {
    self.status = status
    guard status != .notDetermined else { return }
    kinds = .granting([.alert, .sound, .badge])
    switches = status == .provisional ? .notificationCenter : kinds
  }

  /// The switches that count: none while notifications are off for the app.
  public var settings: Settings {
    switch status {
    case .notDetermined, .denied: []
    case .authorized, .provisional, .ephemeral: switches
    }
  }

  /// How alerts show themselves, in Apple's words.
  public var alertStyle: AlertStyle {
    settings.contains(.alert) ? keepsBanners ? .alert : .banner : .none
  }
}

/// How alerts show themselves, with Apple's numbers.
public enum AlertStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// There are no banners.
  case none
  /// Banners that leave by themselves; Settings calls them temporary.
  case banner
  /// Banners that stay until somebody acts on them; Settings calls them persistent.
  case alert
}
