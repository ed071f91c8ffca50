import BelfryCoreLocation
import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The notifications that an app has scheduled before iOS 10's way: the phone keeps what it needs,
/// and gives each a name; here is what the app's code made of them.
final class LegacyNotifications: Sendable {
  private struct Kept: @unchecked Sendable {
    var notification: UILocalNotification
  }

  private struct State {
    var count = 0
    var kept: [TextNumber: Kept] = [:]
    var categories: LegacySettings?
  }

  private let state = Mutex(State())

  static func of(_ process: AppProcess) -> LegacyNotifications {
    process.keepingForApp { LegacyNotifications() }
  }

  /// Stores a copy of a notification under a new name, and returns the name.
  func keep(_ notification: UILocalNotification, on host: DeviceHost) -> TextNumber {
    let kept = Kept(notification: notification.copied)
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    let name = host.withBook { $0.number(of: "local-\(count)") }
    state.withLock { $0.kept[name.legacy] = kept }
    return name
  }

  /// Returns a copy of the notification with a name.
  func notification(_ name: TextNumber) -> UILocalNotification? {
    state.withLock { $0.kept[name.legacy] }?.notification.copied
  }

  /// Returns the name of the newest notification that equals another one.
  func name(of notification: UILocalNotification) -> TextNumber? {
    let wanted = Kept(notification: notification)
    return state.withLock { state in
      state.kept.filter { $0.value.notification == wanted.notification }.map(\.key)
        .max { $0.rawValue < $1.rawValue }
    }
  }

  /// The categories that the app registered last.
  var categories: Set<UIUserNotificationCategory>? { state.withLock { $0.categories }?.categories }

  func register(_ settings: UIUserNotificationSettings) {
    let categories = LegacySettings(categories: settings.categories)
    state.withLock { $0.categories = categories }
  }
}

/// The categories that are passed between threads, where no code changes them.
struct LegacySettings: @unchecked Sendable {
  var categories: Set<UIUserNotificationCategory>?
}

extension UILocalNotification {
  /// A new notification with the same values.
  var copied: UILocalNotification { copy() as? UILocalNotification ?? self }

  /// Returns the notification in the phone's form.
  func onPhone(as name: TextNumber, in process: AppProcess) -> LocalNotification {
    let host = process.host
    let (content, place) = host.withBook { book in
      let texts = ContentTexts(
        title: alertTitle.map { book.number(of: $0) },
        body: alertBody.map { book.number(of: $0) }
      )
      let content = Content(
        texts: book.number(of: texts),
        carries: carries,
        badge: Int32(clamping: applicationIconBadgeNumber),
        category: category.map { book.number(of: $0) }
      )
      let circle = region as? CLCircularRegion
      return (content, circle?.onPhone(as: book.number(of: circle?.identifier ?? "")))
    }
    return LocalNotification(
      identifier: name,
      content: content,
      date: fireDate.map { date(of: $0, on: host) },
      unit: RepeatUnit(repeatInterval),
      floats: timeZone != nil,
      region: place,
      triggersOnce: regionTriggersOnce
    )
  }

  private var carries: ContentParts {
    var carries: ContentParts = .badge
    if alertTitle != nil || alertBody != nil { carries.insert(.alert) }
    if soundName != nil { carries.insert(.sound) }
    return carries
  }

  /// Returns the fire date: with a time zone a clock time there, without one an instant.
  private func date(of date: Date, on host: DeviceHost) -> LocalNotification.FireDate {
    let instant = Instant(since1970: date.timeIntervalSince1970)
    guard let zone = timeZone else { return .after(instant - host.wall) }
    // Foundation's current zone is the machine's; here it means the phone's.
    guard zone.identifier != TimeZone.current.identifier else {
      return .at(host.device.zone.civil(at: instant))
    }
    let known =
      host.zones.zone(named: zone.identifier)
      ?? Zone(fixedOffset: zone.secondsFromGMT(for: date))
    return .at((known ?? .utc).civil(at: instant))
  }
}

extension RepeatUnit {
  /// Creates the unit of a repeat interval, or returns nil if the unit cannot repeat.
  init?(_ unit: NSCalendar.Unit) {
    let units: [(NSCalendar.Unit, RepeatUnit)] = [
      (.minute, .minute), (.hour, .hour), (.day, .day), (.weekOfYear, .week), (.month, .month),
      (.quarter, .quarter), (.year, .year), (.era, .era),
    ]
    guard let known = units.first(where: { $0.0 == unit })?.1 else { return nil }
    self = known
  }
}
