import DeviceHost
public import Foundation
import PhoneDescription
import Scenarios
public import SystemPolicy
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
    names(in: .delivered) { snapshot in snapshot.apps.flatMap { $0.delivered.map(\.name) } }
  }

  /// The identifiers of the notifications on the lock screen, in the order of delivery.
  public var lockScreen: [String] { names(in: .lockScreen) { $0.lockScreen } }

  /// The identifier of the banner on the screen, or `nil`.
  public var banner: String? { names(in: .banner) { [$0.banner].compactMap { $0 } }.first }

  /// The identifiers of the pending requests, in the order in which they were added.
  public var pending: [String] {
    names(in: .pending) { snapshot in snapshot.apps.flatMap { $0.pending.map(\.name) } }
  }

  /// The number on the icon of the app.
  public var badge: Int { app.badge }

  /// A Boolean value that indicates whether the phone is locked.
  public var isLocked: Bool {
    noteLook()
    return host.device.isLocked
  }

  /// The identifiers of the notifications that played a sound, in order.
  public var sounds: [String] {
    let sounds = shown.filter { $0.ways.contains(.sound) }.map(\.identifier)
    noteLook(at: .sounds)
    return sounds
  }

  /// Every notification that was shown, in order, including removed ones.
  public var shown: [SeenNotification] {
    noteLook(at: .shown)
    return host.look { _, turn, book in
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
    noteLook()
    return lines
  }

  /// The lines of the journal; no look of the test.
  package var lines: [String] {
    host.look { _, turn, book in turn.journal.entries.map { text(of: $0, in: book) } }
  }

  /// Returns the history of a notification, with the rules that decided it.
  ///
  /// If no delegate received a response, a line says why, and what the app must do to receive it.
  ///
  /// - Parameter identifier: The identifier of the notification.
  ///
  /// - Returns: The lines of the history.
  public func why(_ identifier: String) -> [String] {
    noteLook()
    return host.look { _, turn, book in
      let entries = turn.journal.entries
      return entries.indices.flatMap { index -> [String] in
        let entry = entries[index]
        guard entry.effect.subject.map({ book[$0] }) == identifier else { return [] }
        let missed = turn.journal.missedResponse(at: index, before: entries.count)
        return [lineWithRules(of: entry, in: book)]
          + (missed.map { ["    reason  " + text(of: $0, in: book)] } ?? [])
      }
    }
  }

  /// Returns why something cannot happen, with the call of a test that makes it possible.
  func sentence(_ objection: Objection) -> String {
    let sentence = host.look { _, _, book in text(of: objection, in: book) }
    // The engine names the line of a scenario.
    guard let call = objection.call else { return sentence }
    let reason = sentence.split(separator: ";", maxSplits: 1)[0]
    return "\(reason); write `await \(call)` first"
  }

  private func names(
    in look: Look,
    _ names: @Sendable (PhoneSnapshot) -> [NotificationName]
  ) -> [String] {
    noteLook(at: look)
    return host.look { device, _, book in names(device.snapshot).map { book[$0.identifier] } }
  }
}

extension PhoneApp {
  /// The number on the app's icon.
  public var badge: Int { Int(snapshot(at: .badge).badge) }
  /// The identifiers of the app's pending requests, in the order in which they were added.
  public var pending: [String] { names(snapshot(at: .pending).pending.map(\.name)) }
  /// The identifiers of the app's notifications in Notification Center, in the order of delivery.
  public var delivered: [String] { names(snapshot(at: .delivered).delivered.map(\.name)) }
  /// The state of the app's process, from not running to foreground.
  public var state: VirtualPhone.AppState { snapshot(at: nil).state }
  /// The permission of the app to notify the user.
  public var authorization: VirtualPhone.AuthorizationStatus {
    snapshot(at: .authorization).permission.status
  }

  private func snapshot(at look: Look?) -> PhoneSnapshot.AppSnapshot {
    phone.noteLook(at: look)
    return phone.host.device.snapshot.apps[Int(number.rawValue)]
  }

  private func names(_ names: [NotificationName]) -> [String] {
    phone.host.withBook { book in names.map { book[$0.identifier] } }
  }
}

/// Returns an entry of a journal as a line, followed by the rules that decided it.
private func lineWithRules(of entry: Journal.Entry, in book: Book) -> String {
  let rules = entry.because.elements.map { Law.rule($0).id }.joined(separator: " ")
  return text(of: entry, in: book) + (rules.isEmpty ? "" : "   because \(rules)")
}

extension VirtualPhone {
  /// The last lines of the journal for a failure; a line about something that did not come names
  /// the rule that decided so.
  func lastLines(_ most: Int) -> [String] {
    host.look { _, turn, book in
      let entries = turn.journal.entries
      return entries.indices.suffix(most).map { index in
        let entry = entries[index]
        let line = text(of: entry, in: book)
        guard entry.effect.isAbsence, let rule = entry.because.mostSpecificFirst.first else {
          return line
        }
        return "\(line)   because \(Law.rule(rule).id)"
      }
    }
  }

  /// The number of lines of the journal.
  var lineCount: Int { host.look { _, turn, _ in turn.journal.entries.count } }
}

extension Objection {
  /// The call of a test after which the event can happen; nil without one.
  fileprivate var call: String? {
    switch self {
    case .promptComesFirst: "phone.answer(.allow)"
    case .notRunning, .suspended, .notUnderNotificationCenter: "phone.launch()"
    case .notInBackground: "phone.background()"
    case .notificationsAreOff: "phone.turn(.notifications, on: true)"
    case .noFocusOn: "phone.turnOn(.doNotDisturb)"
    case .locked: "phone.unlock()"
    case .off: "phone.powerOn()"
    case _: nil
    }
  }
}

extension Effect {
  /// Indicates whether users or the app missed something.
  fileprivate var isAbsence: Bool {
    switch self {
    case .notification(_, .silenced), .notification(_, .dropped),
      .notification(_, .triggerPassedOver), .notification(_, .responseLost),
      .notification(_, .responseInOptionsAlone), .notification(_, .held),
      .notification(_, .pushHeld), .notification(_, .keptByServer),
      .notification(_, .extensionEnded), .app(_, .promptWithheld), .app(_, .promptQueued),
      .app(_, .registrationWaits), .region(_, .crossingIgnored),
      .region(_, .monitoringIgnored), .region(_, .monitoringFailed):
      true
    case .notification, .app, .region, .category, .phone: false
    }
  }
}

extension Effect {
  /// The identifier of the notification that the effect concerns: a scene can be connected for a
  /// response to it.
  fileprivate var subject: TextNumber? {
    if case .app(_, .scene(_, .connected(let response?))) = self { return response }
    return name?.identifier
  }
}
