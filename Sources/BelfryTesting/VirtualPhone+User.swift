import DeviceHost
import Synchronization
public import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// The user taps a notification.
  public func tap(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .taps($0) }
  }

  /// The user taps the newest of the notifications with a title, for identifiers drawn at random.
  public func tap(title: String, at place: SourceLocation = #_sourceLocation) async {
    await settle(at: place)
    let visible = visible
    guard let name = visible.last(where: { self.title(of: $0) == title }) else {
      let titles = visible.map { "\"\(self.title(of: $0))\"" }
      let rest = titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
      return fail(
        """
        no notification titled "\(title)" is on the screen or in Notification Center; there is \
        \(rest)
        """,
        at: place
      )
    }
    await act(.user(.taps(name)), at: place)
  }

  /// The user chooses an action of a notification.
  public func act(
    _ action: String,
    on identifier: String,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = number(of: action)
    await act(on: identifier, at: place) { .performs($0, action: number, text: nil) }
  }

  /// The user writes a text for the action of a notification that takes one, or for the one named.
  public func reply(
    _ text: String,
    to identifier: String,
    by action: String? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let written = number(of: text)
    let number = action.map { self.number(of: $0) }
    await act(on: identifier, at: place) { .performs($0, action: number, text: written) }
  }

  /// The user flicks the banner of a notification off the screen.
  public func flickAway(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .flicksAway($0) }
  }

  /// The user clears a notification from Notification Center or the lock screen.
  public func dismiss(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .clears($0) }
  }

  /// The user clears all notifications.
  public func dismissAll(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.clearsAll), at: place)
  }

  /// The user turns something on or off under the app's name in Settings.
  public func turn(
    _ setting: Switch,
    on: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.turns(setting, on: on), of: app, at: place)
  }

  /// The user turns Time-Sensitive Notifications on or off, of an app that is entitled to them.
  public func turnTimeSensitive(
    on: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.allowsTimeSensitive(on), of: app, at: place)
  }

  /// The user locks the phone.
  public func lock(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.locks), at: place)
  }

  /// The user unlocks the phone.
  public func unlock(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.unlocks), at: place)
  }

  /// The phone is switched off and on; every process ends.
  public func reboot(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.reboots), at: place)
  }

  /// The phone is taken to another zone, and its clock follows.
  public func travel(to name: String, at place: SourceLocation = #_sourceLocation) async {
    guard let zone = Zone(named: name) else {
      return fail("there is no time zone \"\(name)\"", at: place)
    }
    // What the app does when it is told reads the new zone; a phone that cannot travel stays.
    await takeProgram(to: zone.name)
    await act(.device(.moves(to: zone)), at: place)
    if self.zone != zone.name { await takeProgram(to: self.zone) }
  }

  /// The phone's clock is set by hand: `2026-03-06 08:05`.
  public func setClock(to text: String, at place: SourceLocation = #_sourceLocation) async {
    guard let time = CivilDateTime(writtenAs: text) else {
      return fail("a time of the clock is written as 2026-03-06 08:05, not \"\(text)\"", at: place)
    }
    await act(.device(.setsClock(time)), at: place)
  }

  /// Lets something happen, and what comes of it at once.
  func act(_ event: Event, at place: SourceLocation) async {
    await settle(at: place)
    if let objection = host.send(event) { return fail(sentence(objection), at: place) }
    await pass(to: host.device.now, at: place)
  }

  /// Does something with a notification, of whichever app it is.
  func act(
    on identifier: String,
    at place: SourceLocation,
    _ action: (NotificationName) -> UserAction
  ) async {
    await settle(at: place)
    let name = shown(identifier) ?? NotificationName(app.number, number(of: identifier))
    await act(.user(action(name)), at: place)
  }

  func number(of text: String) -> TextNumber { host.withBook { $0.number(of: text) } }

  /// The name of a notification that the user can see.
  func shown(_ identifier: String) -> NotificationName? {
    let number = number(of: identifier)
    return visible.first { $0.identifier.plain == number }
  }

  /// The names of the notifications that the user can see; the newest of an app is its last.
  private var visible: [NotificationName] {
    let snapshot = host.device.snapshot
    let names = snapshot.apps.flatMap { $0.delivered.map(\.name) }
    return ([snapshot.banner].compactMap { $0 } + snapshot.lockScreen).filter {
      !names.contains($0)
    }
      + names
  }

  /// The title of a notification as it was last shown.
  private func title(of name: NotificationName) -> String {
    host.look { _, turn, book in
      for entry in turn.journal.entries.reversed() {
        guard case .notification(name, .delivered(let content, _)) = entry.effect else { continue }
        return book[content.texts].title.map { book[$0] } ?? ""
      }
      return ""
    }
  }
}
