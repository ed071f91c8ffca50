import BelfryCoreLocation
import DropInSupport
public import Foundation

/// An app's notification settings at the time of the query.
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

  /// Creates the settings of an app that has requested nothing.
  override init() {}

  /// The app's authorization.
  open internal(set) var authorizationStatus = UNAuthorizationStatus.notDetermined
  /// The setting for alerts.
  open internal(set) var alertSetting = UNNotificationSetting.notSupported
  /// The style of alerts.
  open internal(set) var alertStyle = UNAlertStyle.none
  /// The setting for announcements by voice.
  open internal(set) var announcementSetting = UNNotificationSetting.notSupported
  /// The setting for badges.
  open internal(set) var badgeSetting = UNNotificationSetting.notSupported
  /// The setting for CarPlay.
  open internal(set) var carPlaySetting = UNNotificationSetting.notSupported
  /// The setting for critical alerts.
  open internal(set) var criticalAlertSetting = UNNotificationSetting.notSupported
  /// The setting for direct messages.
  open internal(set) var directMessagesSetting = UNNotificationSetting.notSupported
  /// The setting for the lock screen.
  open internal(set) var lockScreenSetting = UNNotificationSetting.notSupported
  /// The setting for Notification Center.
  open internal(set) var notificationCenterSetting = UNNotificationSetting.notSupported
  /// A Boolean value that indicates whether the system links to the app's own settings.
  open internal(set) var providesAppNotificationSettings = false
  /// The setting for scheduled summaries.
  open internal(set) var scheduledDeliverySetting = UNNotificationSetting.notSupported
  /// The setting that decides when previews are shown.
  open internal(set) var showPreviewsSetting = UNShowPreviewsSetting.always
  /// The setting for sounds.
  open internal(set) var soundSetting = UNNotificationSetting.notSupported
  /// The setting for time-sensitive notifications.
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
  /// Creates the settings of a user who makes the same decision for every kind of interaction.
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
