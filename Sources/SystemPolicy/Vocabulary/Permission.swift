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
