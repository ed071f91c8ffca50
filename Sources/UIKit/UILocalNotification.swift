public import CoreLocation
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification as there was before iOS 10.
///
/// Two are equal if they say the same, so that a copy of a scheduled one cancels it.
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
    guard UILocalNotification.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the notification into an archive.
  open func encode(with coder: NSCoder) { UILocalNotification.fields.encode(self, with: coder) }

  /// Returns a notification of its own that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    UILocalNotification.fields.copy(self, to: copy)
    return copy
  }

  /// Tells whether another object is a notification that says the same.
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
