/// An app's permission to notify and its settings, as the Settings app stores them.
@frozen
public struct Permission: Hashable, Sendable {
  /// The status of the permission.
  public var status = AuthorizationStatus.notDetermined
  /// The kinds of interaction for which the app has asked; Settings has switches only for these.
  public var kinds: Settings = []
  /// The switches that are on, or will be on once notifications are allowed again.
  public var switches: Settings = []
  /// A Boolean value that indicates whether banners stay until the user acts on them.
  public var keepsBanners = false
  /// A Boolean value that indicates whether time-sensitive notifications are treated like others.
  public var refusesTimeSensitive = false
  /// A Boolean value that indicates whether notifications wait for the Scheduled Summary.
  public var isSummarized = false
  /// The user's choice of where previews are shown.
  public var previews = ShowPreviews.always
  /// The user's choice of how notifications are grouped.
  public var grouping = GroupingChoice.automatic

  /// Creates the permission of an app that has never asked.
  public init() {}

  /// Creates the permission, with a status, of an app that asked for alerts, sounds and badges.
  public init(usualFor status: AuthorizationStatus) {
    self.status = status
    guard status != .notDetermined else { return }
    kinds = .granting([.alert, .sound, .badge])
    switches = status == .provisional ? .notificationCenter : kinds
  }

  /// The switches that are in effect; empty while notifications are off for the app.
  public var settings: Settings {
    switch status {
    case .notDetermined, .denied: []
    case .authorized, .provisional, .ephemeral: switches
    }
  }

  /// The style of the app's alerts.
  public var alertStyle: AlertStyle {
    settings.contains(.alert) ? keepsBanners ? .alert : .banner : .none
  }
}
