public import Foundation

/// What the user allows an app, as it was when the app asked.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package struct Values: Hashable, Sendable {
    package init() {}

    package var authorizationStatus = UNAuthorizationStatus.notDetermined
    package var alertSetting = UNNotificationSetting.notSupported
    package var alertStyle = UNAlertStyle.none
    package var announcementSetting = UNNotificationSetting.notSupported
    package var badgeSetting = UNNotificationSetting.notSupported
    package var carPlaySetting = UNNotificationSetting.notSupported
    package var criticalAlertSetting = UNNotificationSetting.notSupported
    package var directMessagesSetting = UNNotificationSetting.notSupported
    package var lockScreenSetting = UNNotificationSetting.notSupported
    package var notificationCenterSetting = UNNotificationSetting.notSupported
    package var providesAppNotificationSettings = false
    package var scheduledDeliverySetting = UNNotificationSetting.notSupported
    package var showPreviewsSetting = UNShowPreviewsSetting.always
    package var soundSetting = UNNotificationSetting.notSupported
    package var timeSensitiveSetting = UNNotificationSetting.notSupported
  }

  private let values: Values

  package init(_ values: Values) { self.values = values }

  /// What the user has allowed.
  open var authorizationStatus: UNAuthorizationStatus { values.authorizationStatus }
  /// Whether banners are on.
  open var alertSetting: UNNotificationSetting { values.alertSetting }
  /// How alerts show themselves.
  open var alertStyle: UNAlertStyle { values.alertStyle }
  /// Whether notifications are read aloud.
  open var announcementSetting: UNNotificationSetting { values.announcementSetting }
  /// Whether the badge is on.
  open var badgeSetting: UNNotificationSetting { values.badgeSetting }
  /// Whether notifications are shown in a car.
  open var carPlaySetting: UNNotificationSetting { values.carPlaySetting }
  /// Whether critical alerts are on.
  open var criticalAlertSetting: UNNotificationSetting { values.criticalAlertSetting }
  /// Whether direct messages are on.
  open var directMessagesSetting: UNNotificationSetting { values.directMessagesSetting }
  /// Whether notifications are shown on the lock screen.
  open var lockScreenSetting: UNNotificationSetting { values.lockScreenSetting }
  /// Whether notifications are kept in Notification Center.
  open var notificationCenterSetting: UNNotificationSetting { values.notificationCenterSetting }
  /// Whether settings of the app's own are linked.
  open var providesAppNotificationSettings: Bool { values.providesAppNotificationSettings }
  /// Whether notifications wait for a summary.
  open var scheduledDeliverySetting: UNNotificationSetting { values.scheduledDeliverySetting }
  /// When texts are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { values.showPreviewsSetting }
  /// Whether sounds are on.
  open var soundSetting: UNNotificationSetting { values.soundSetting }
  /// Whether notifications may break through Focus.
  open var timeSensitiveSetting: UNNotificationSetting { values.timeSensitiveSetting }

  /// Reads settings from an archive.
  public required init?(coder: NSCoder) {
    var values = Values()
    func setting(_ key: String) -> UNNotificationSetting {
      UNNotificationSetting(rawValue: coder.decodeInteger(forKey: key)) ?? .notSupported
    }
    values.authorizationStatus =
      UNAuthorizationStatus(rawValue: coder.decodeInteger(forKey: "authorizationStatus"))
      ?? .notDetermined
    values.alertSetting = setting("alertSetting")
    values.alertStyle =
      UNAlertStyle(rawValue: coder.decodeInteger(forKey: "alertStyle")) ?? .none
    values.announcementSetting = setting("announcementSetting")
    values.badgeSetting = setting("badgeSetting")
    values.carPlaySetting = setting("carPlaySetting")
    values.criticalAlertSetting = setting("criticalAlertSetting")
    values.directMessagesSetting = setting("directMessagesSetting")
    values.lockScreenSetting = setting("lockScreenSetting")
    values.notificationCenterSetting = setting("notificationCenterSetting")
    values.providesAppNotificationSettings = coder.decodeBool(
      forKey: "providesAppNotificationSettings"
    )
    values.scheduledDeliverySetting = setting("scheduledDeliverySetting")
    values.showPreviewsSetting =
      UNShowPreviewsSetting(rawValue: coder.decodeInteger(forKey: "showPreviewsSetting")) ?? .always
    values.soundSetting = setting("soundSetting")
    values.timeSensitiveSetting = setting("timeSensitiveSetting")
    self.values = values
  }

  /// Writes them into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(values.authorizationStatus.rawValue, forKey: "authorizationStatus")
    coder.encode(values.alertSetting.rawValue, forKey: "alertSetting")
    coder.encode(values.alertStyle.rawValue, forKey: "alertStyle")
    coder.encode(values.announcementSetting.rawValue, forKey: "announcementSetting")
    coder.encode(values.badgeSetting.rawValue, forKey: "badgeSetting")
    coder.encode(values.carPlaySetting.rawValue, forKey: "carPlaySetting")
    coder.encode(values.criticalAlertSetting.rawValue, forKey: "criticalAlertSetting")
    coder.encode(values.directMessagesSetting.rawValue, forKey: "directMessagesSetting")
    coder.encode(values.lockScreenSetting.rawValue, forKey: "lockScreenSetting")
    coder.encode(values.notificationCenterSetting.rawValue, forKey: "notificationCenterSetting")
    coder.encode(values.providesAppNotificationSettings, forKey: "providesAppNotificationSettings")
    coder.encode(values.scheduledDeliverySetting.rawValue, forKey: "scheduledDeliverySetting")
    coder.encode(values.showPreviewsSetting.rawValue, forKey: "showPreviewsSetting")
    coder.encode(values.soundSetting.rawValue, forKey: "soundSetting")
    coder.encode(values.timeSensitiveSetting.rawValue, forKey: "timeSensitiveSetting")
  }

  /// Archives of them may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// They never change, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether other settings are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSettings)?.values == values
  }

  /// A hash that like settings share.
  open override var hash: Int { values.hashValue }
}
