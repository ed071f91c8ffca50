import CoreLocation
public import Foundation

/// What the user allows an app, as it was when the app asked.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationSettings>(
    .init("authorizationStatus", \.authorizationStatus),
    .init("alertSetting", \.alertSetting),
    .init("alertStyle", \.alertStyle),
    .init("announcementSetting", \.announcementSetting),
    .init("badgeSetting", \.badgeSetting),
    .init("carPlaySetting", \.carPlaySetting),
    .init("criticalAlertSetting", \.criticalAlertSetting),
    .init("directMessagesSetting", \.directMessagesSetting),
    .init("lockScreenSetting", \.lockScreenSetting),
    .init("notificationCenterSetting", \.notificationCenterSetting),
    .init("providesAppNotificationSettings", \.providesAppNotificationSettings),
    .init("scheduledDeliverySetting", \.scheduledDeliverySetting),
    .init("showPreviewsSetting", \.showPreviewsSetting),
    .init("soundSetting", \.soundSetting),
    .init("timeSensitiveSetting", \.timeSensitiveSetting)
  )

  /// Creates settings of an app that was never asked.
  override init() {}

  /// What the user has allowed.
  open internal(set) var authorizationStatus = UNAuthorizationStatus.notDetermined
  /// Whether banners are on.
  open internal(set) var alertSetting = UNNotificationSetting.notSupported
  /// How alerts show themselves.
  open internal(set) var alertStyle = UNAlertStyle.none
  /// Whether notifications are read aloud.
  open internal(set) var announcementSetting = UNNotificationSetting.notSupported
  /// Whether the badge is on.
  open internal(set) var badgeSetting = UNNotificationSetting.notSupported
  /// Whether notifications are shown in a car.
  open internal(set) var carPlaySetting = UNNotificationSetting.notSupported
  /// Whether critical alerts are on.
  open internal(set) var criticalAlertSetting = UNNotificationSetting.notSupported
  /// Whether direct messages are on.
  open internal(set) var directMessagesSetting = UNNotificationSetting.notSupported
  /// Whether notifications are shown on the lock screen.
  open internal(set) var lockScreenSetting = UNNotificationSetting.notSupported
  /// Whether notifications are kept in Notification Center.
  open internal(set) var notificationCenterSetting = UNNotificationSetting.notSupported
  /// Whether settings of the app's own are linked.
  open internal(set) var providesAppNotificationSettings = false
  /// Whether notifications wait for a summary.
  open internal(set) var scheduledDeliverySetting = UNNotificationSetting.notSupported
  /// When texts are shown.
  open internal(set) var showPreviewsSetting = UNShowPreviewsSetting.always
  /// Whether sounds are on.
  open internal(set) var soundSetting = UNNotificationSetting.notSupported
  /// Whether notifications may break through Focus.
  open internal(set) var timeSensitiveSetting = UNNotificationSetting.notSupported

  /// Reads settings from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationSettings.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the settings into an archive.
  open func encode(with coder: NSCoder) { UNNotificationSettings.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether other settings are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationSettings.fields.areEqual(self, object)
  }

  /// A hash that equal settings share.
  open override var hash: Int { UNNotificationSettings.fields.hash(of: self) }
}

extension UNNotificationSettings {
  /// Creates settings as a user leaves them who decides about everything alike.
  package convenience init(
    status: UNAuthorizationStatus,
    alert: UNNotificationSetting?,
    sound: UNNotificationSetting?,
    badge: UNNotificationSetting?
  ) {
    self.init()
    let usual: UNNotificationSetting =
      switch status {
      case .authorized, .provisional, .ephemeral: .enabled
      case .denied: .disabled
      case .notDetermined: .notSupported
      }
    authorizationStatus = status
    alertSetting = alert ?? usual
    alertStyle = alertSetting == .enabled ? .banner : .none
    soundSetting = sound ?? usual
    badgeSetting = badge ?? usual
    lockScreenSetting = usual
    notificationCenterSetting = usual
  }
}
