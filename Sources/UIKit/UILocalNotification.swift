public import CoreLocation
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification as there was before iOS 10.
///
/// Two are equal if they say the same, so that a copy of a scheduled one cancels it.
open class UILocalNotification: NSObject, NSCopying, NSCoding {
  /// When it is shown; at once if there is none or it has passed.
  open var fireDate: Date?
  /// The zone whose clock the date follows; without one it stays the same instant everywhere.
  open var timeZone: TimeZone?
  /// After what it is shown again; zero if it is not.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar that counts the interval.
  open var repeatCalendar: Calendar?
  /// The region whose edge shows it.
  open var region: CLRegion?
  /// Whether the edge shows it but once.
  open var regionTriggersOnce = true
  /// What it says.
  open var alertBody: String?
  /// Whether there is a button, or a slider, that opens the app.
  open var hasAction = true
  /// What is written on it.
  open var alertAction: String?
  /// The picture shown while the app is launched.
  open var alertLaunchImage: String?
  /// What stands above the text.
  open var alertTitle: String?
  /// The sound.
  open var soundName: String?
  /// The number on the app's icon; zero leaves it.
  open var applicationIconBadgeNumber = 0
  /// What the app finds in it again.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of its buttons.
  open var category: String?

  /// Creates a notification that says nothing.
  public override init() {}

  /// Reads a notification from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    fireDate = coder.decodeObject(of: NSDate.self, forKey: "fireDate").map { $0 as Date }
    timeZone = coder.decodeText("timeZone").flatMap { TimeZone(identifier: $0) }
    repeatInterval = NSCalendar.Unit(rawValue: UInt(coder.decodeInteger(forKey: "repeatInterval")))
    repeatCalendar = coder.decodeObject(of: NSCalendar.self, forKey: "repeatCalendar")
      .map { $0 as Calendar }
    region = coder.decodeObject(of: [CLCircularRegion.self], forKey: "region") as? CLRegion
    regionTriggersOnce = coder.decodeBool(forKey: "regionTriggersOnce")
    alertBody = coder.decodeText("alertBody")
    hasAction = coder.decodeBool(forKey: "hasAction")
    alertAction = coder.decodeText("alertAction")
    alertLaunchImage = coder.decodeText("alertLaunchImage")
    alertTitle = coder.decodeText("alertTitle")
    soundName = coder.decodeText("soundName")
    applicationIconBadgeNumber = coder.decodeInteger(forKey: "applicationIconBadgeNumber")
    userInfo = coder.decodePropertyList(forKey: "userInfo") as? [AnyHashable: Any]
    category = coder.decodeText("category")
  }

  /// Writes the notification into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(fireDate.map { $0 as NSDate }, forKey: "fireDate")
    coder.encode(timeZone.map { $0.identifier as NSString }, forKey: "timeZone")
    coder.encode(Int(repeatInterval.rawValue), forKey: "repeatInterval")
    coder.encode(repeatCalendar.map { $0 as NSCalendar }, forKey: "repeatCalendar")
    coder.encode(region, forKey: "region")
    coder.encode(regionTriggersOnce, forKey: "regionTriggersOnce")
    coder.encode(alertBody as NSString?, forKey: "alertBody")
    coder.encode(hasAction, forKey: "hasAction")
    coder.encode(alertAction as NSString?, forKey: "alertAction")
    coder.encode(alertLaunchImage as NSString?, forKey: "alertLaunchImage")
    coder.encode(alertTitle as NSString?, forKey: "alertTitle")
    coder.encode(soundName as NSString?, forKey: "soundName")
    coder.encode(applicationIconBadgeNumber, forKey: "applicationIconBadgeNumber")
    coder.encode(userInfo.map { $0 as NSDictionary }, forKey: "userInfo")
    coder.encode(category as NSString?, forKey: "category")
  }

  /// Returns a notification of its own that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    copy.fireDate = fireDate
    copy.timeZone = timeZone
    copy.repeatInterval = repeatInterval
    copy.repeatCalendar = repeatCalendar
    copy.region = region?.copy() as? CLRegion
    copy.regionTriggersOnce = regionTriggersOnce
    copy.alertBody = alertBody
    copy.hasAction = hasAction
    copy.alertAction = alertAction
    copy.alertLaunchImage = alertLaunchImage
    copy.alertTitle = alertTitle
    copy.soundName = soundName
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.userInfo = userInfo
    copy.category = category
    return copy
  }

  /// Tells whether another object is a notification that says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UILocalNotification else { return false }
    return fireDate == other.fireDate && timeZone == other.timeZone
      && repeatInterval == other.repeatInterval && repeatCalendar == other.repeatCalendar
      && region == other.region && regionTriggersOnce == other.regionTriggersOnce
      && alertBody == other.alertBody && hasAction == other.hasAction
      && alertAction == other.alertAction && alertLaunchImage == other.alertLaunchImage
      && alertTitle == other.alertTitle && soundName == other.soundName
      && applicationIconBadgeNumber == other.applicationIconBadgeNumber
      && userInfo.map { $0 as NSDictionary } == other.userInfo.map { $0 as NSDictionary }
      && category == other.category
  }

  /// A hash of the date and the text.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fireDate)
    hasher.combine(alertBody)
    return hasher.finalize()
  }
}

extension NSCoder {
  /// Reads a text.
  func decodeText(_ key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }
}
