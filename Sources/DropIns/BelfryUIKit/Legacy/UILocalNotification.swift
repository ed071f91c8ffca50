public import BelfryCoreLocation
import DropInSupport
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the default notification sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A local notification of the API before iOS 10.
///
/// Two notifications are equal if their values are equal, so a copy cancels a scheduled one.
open class UILocalNotification: NSObject, NSCopying, NSCoding {
  private static let fields = FieldTable<UILocalNotification>(
    .init("fireDate", \.fireDate),
    .init("timeZone", \.timeZone),
    .init("repeatInterval", \.repeatInterval),
    .init("repeatCalendar", \.repeatCalendar),
    .init("region", \.region),
    .init("regionTriggersOnce", \.regionTriggersOnce),
    .init("alertBody", \.alertBody),
    .init("hasAction", \.hasAction),
    .init("alertAction", \.alertAction),
    .init("alertLaunchImage", \.alertLaunchImage),
    .init("alertTitle", \.alertTitle),
    .init("soundName", \.soundName),
    .init("applicationIconBadgeNumber", \.applicationIconBadgeNumber),
    .init("userInfo", info: \.userInfo),
    .init("category", \.category)
  )

  /// The date of delivery; a missing or past date delivers at once.
  open var fireDate: Date?
  /// The time zone of the date; without one the date is the same instant in every zone.
  open var timeZone: TimeZone?
  /// The interval at which the notification repeats; zero if it does not repeat.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar that counts the interval.
  open var repeatCalendar: Calendar?
  /// The region whose boundary triggers the notification.
  open var region: CLRegion?
  /// A Boolean value that indicates whether the region triggers the notification only once.
  open var regionTriggersOnce = true
  /// The text of the alert.
  open var alertBody: String?
  /// A Boolean value that indicates whether the alert has a button or slider that opens the app.
  open var hasAction = true
  /// The title of that button or slider.
  open var alertAction: String?
  /// The launch image that is shown while the app is launched.
  open var alertLaunchImage: String?
  /// The title above the text.
  open var alertTitle: String?
  /// The file name of the sound.
  open var soundName: String?
  /// The number on the app's icon; zero leaves it unchanged.
  open var applicationIconBadgeNumber = 0
  /// The values that the app stores in the notification.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of the category that defines the buttons.
  open var category: String?

  /// Creates an empty notification.
  public override init() {}

  /// Reads a notification from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UILocalNotification.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the notification into an archive.
  open func encode(with coder: NSCoder) { UILocalNotification.fields.encode(self, with: coder) }

  /// Returns a new notification with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    UILocalNotification.fields.copy(self, to: copy)
    return copy
  }

  /// Returns a Boolean value that indicates whether another object is an equal notification.
  open override func isEqual(_ object: Any?) -> Bool {
    UILocalNotification.fields.areEqual(self, object)
  }

  /// A hash of the date and the text.
  open override var hash: Int { UILocalNotification.fields.hash(of: self) }
}

extension NSCoder {
  /// Reads a text.
  func decodeText(_ key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }
}
