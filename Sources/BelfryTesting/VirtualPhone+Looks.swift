import DeviceHost
public import Foundation
import PhoneDescription
public import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

/// A notification as the phone showed it to the user.
///
/// ```swift
/// let phone = VirtualPhone.current
/// phone.install("News", authorization: .authorized) { nil }
/// await phone.launch()
/// await phone.background()
/// await phone.push(["aps": ["alert": ["title": "Rain at noon"]]], id: "rain")
/// let seen: SeenNotification? = phone.notification("rain")
/// #expect(seen?.title == "Rain at noon")
/// #expect(seen?.ways.contains(.banner) == true)
/// ```
public struct SeenNotification: Hashable, Sendable {
  /// The identifier of the request.
  public var identifier: String
  /// The title.
  public var title: String
  /// The subtitle.
  public var subtitle: String
  /// The text.
  public var body: String
  /// The date of delivery, by the phone's clock.
  public var date: Date
  /// The ways in which it was presented, such as `[.banner, .sound]`.
  public var ways: VirtualPhone.Presentation
  /// The level at which it interrupted the user.
  public var level: VirtualPhone.InterruptionLevel
  /// The sound that was played: `default`, the name of a file, or `nil` for none.
  public var sound: String?
  /// The identifier of its thread.
  public var thread: String
  /// The name of the attached file, or `nil`.
  public var attachment: String?
  /// A Boolean value that indicates whether it turned on the screen of the locked phone.
  public var litScreen: Bool
}

extension VirtualPhone {
  /// The identifiers of the notifications in Notification Center, in the order of delivery.
  public var delivered: [String] {
    look { snapshot in snapshot.apps.flatMap { $0.delivered.map(\.name) } }
  }

  /// The identifiers of the notifications on the lock screen, in the order of delivery.
  public var lockScreen: [String] { look { $0.lockScreen } }

  /// The identifier of the banner on the screen, or `nil`.
  public var banner: String? { look { [$0.banner].compactMap { $0 } }.first }

  /// The identifiers of the pending requests, in the order in which they were added.
  public var pending: [String] {
    look { snapshot in snapshot.apps.flatMap { $0.pending.map(\.name) } }
  }

  /// The number on the icon of the app.
  public var badge: Int { app.badge }

  /// A Boolean value that indicates whether the phone is locked.
  public var isLocked: Bool { host.device.isLocked }

  /// The identifiers of the notifications that played a sound, in order.
  public var sounds: [String] { shown.filter { $0.ways.contains(.sound) }.map(\.identifier) }

  /// Every notification that was shown, in order, including removed ones.
  public var shown: [SeenNotification] {
    host.look { _, turn, book in
      turn.journal.entries.indices.compactMap { index in
        let entry = turn.journal.entries[index]
        guard case .notification(let name, .delivered(let content, let ways)) = entry.effect else {
          return nil
        }
        let texts = book[content.texts]
        let after = turn.journal.entries[index...].dropFirst().prefix { $0.origin == entry.origin }
          .map(\.effect)
        let file =
          after.contains(.notification(name, .soundReplaced)) ? nil : content.sound.map { book[$0] }
        return SeenNotification(
          identifier: book[name.identifier],
          title: texts.title.map { book[$0] } ?? "",
          subtitle: texts.subtitle.map { book[$0] } ?? "",
          body: texts.body.map { book[$0] } ?? "",
          date: Date(timeIntervalSince1970: Double(entry.moment.wall.nanoseconds) / 1e9),
          ways: ways,
          level: content.level,
          sound: ways.contains(.sound) ? file ?? "default" : nil,
          thread: texts.thread.map { book[$0] } ?? "",
          attachment: texts.attachment.map { book[$0] },
          litScreen: after.contains(.notification(name, .screenLit))
        )
      }
    }
  }

  /// Returns the last presentation of a notification.
  ///
  /// - Parameter identifier: The identifier of the notification.
  ///
  /// - Returns: The notification, or `nil` if it was never shown.
  public func notification(_ identifier: String) -> SeenNotification? {
    shown.last { $0.identifier == identifier }
  }

  /// Returns the newest notification with a title, for requests with random identifiers.
  ///
  /// - Parameter title: The title.
  /// - Returns: The notification, or `nil` if none with this title was shown.
  public func notification(title: String) -> SeenNotification? {
    shown.last { $0.title == title }
  }

  /// The journal of the phone, one event a line.
  public var journal: [String] {
    host.look { _, turn, book in turn.journal.entries.map { text(of: $0, in: book) } }
  }

  /// Returns the history of a notification, with the rules that decided it.
  ///
  /// - Parameter identifier: The identifier of the notification.
  ///
  /// - Returns: The lines of the history.
  public func why(_ identifier: String) -> [String] {
    host.look { _, turn, book in
      turn.journal.entries.filter { $0.effect.name.map { book[$0.identifier] } == identifier }
        .map { entry in
          let rules = entry.because.elements.map { Law.rule($0).id }.joined(separator: " ")
          return text(of: entry, in: book) + (rules.isEmpty ? "" : "   because \(rules)")
        }
    }
  }

  func sentence(_ objection: Objection) -> String {
    host.look { _, _, book in text(of: objection, in: book) }
  }

  private func look(_ names: @Sendable (PhoneSnapshot) -> [NotificationName]) -> [String] {
    host.look { device, _, book in names(device.snapshot).map { book[$0.identifier] } }
  }
}

extension PhoneApp {
  /// The number on the app's icon.
  public var badge: Int { Int(snapshot.badge) }
  /// The identifiers of the app's pending requests, in the order in which they were added.
  public var pending: [String] { names(snapshot.pending.map(\.name)) }
  /// The identifiers of the app's notifications in Notification Center, in the order of delivery.
  public var delivered: [String] { names(snapshot.delivered.map(\.name)) }
  /// The state of the app's process, from not running to foreground.
  public var state: VirtualPhone.AppState { snapshot.state }
  /// The permission of the app to notify the user.
  public var authorization: VirtualPhone.AuthorizationStatus { snapshot.permission.status }

  private var snapshot: PhoneSnapshot.AppSnapshot {
    phone.host.device.snapshot.apps[Int(number.rawValue)]
  }

  private func names(_ names: [NotificationName]) -> [String] {
    phone.host.withBook { book in names.map { book[$0.identifier] } }
  }
}

extension Presentation: CustomTestStringConvertible {
  /// The names of the ways.
  public var testDescription: String { text }
}
