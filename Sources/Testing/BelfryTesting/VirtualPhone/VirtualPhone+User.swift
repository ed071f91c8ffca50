import DeviceHost
import Synchronization
public import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// Taps a notification as the user.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the notification.
  ///   - place: The source location of a failure.
  public func tap(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .taps($0) }
  }

  /// Taps the newest notification with a title as the user, for requests with random identifiers.
  ///
  /// - Parameters:
  ///   - title: The title of the notification.
  ///   - place: The source location of a failure.
  public func tap(title: String, at place: SourceLocation = #_sourceLocation) async {
    await settle(at: place)
    let visible = visible
    guard let name = visible.last(where: { self.title(of: $0) == title }) else {
      let titles = visible.map { "\"\(self.title(of: $0))\"" }
      let rest = titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
      return refuse(
        """
        no notification titled "\(title)" is on the screen or in Notification Center; there is \
        \(rest)
        """,
        at: place
      )
    }
    await act(.user(.taps(name)), at: place)
  }

  /// Chooses an action of a notification as the user.
  ///
  /// - Parameters:
  ///   - action: The identifier of the action.
  ///   - identifier: The identifier of the notification.
  ///   - place: The source location of a failure.
  public func act(
    _ action: String,
    on identifier: String,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let number = number(of: action)
    await act(on: identifier, at: place) { .performs($0, action: number, text: nil) }
  }

  /// Replies to a notification with text as the user.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - identifier: The identifier of the notification.
  ///   - action: The identifier of the text input action; `nil` for the only one.
  ///   - place: The source location of a failure.
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

  /// Swipes the banner of a notification off the screen as the user.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the notification.
  ///   - place: The source location of a failure.
  public func flickAway(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .flicksAway($0) }
  }

  /// Clears a notification from Notification Center or the lock screen as the user.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the notification.
  ///   - place: The source location of a failure.
  public func dismiss(_ identifier: String, at place: SourceLocation = #_sourceLocation) async {
    await act(on: identifier, at: place) { .clears($0) }
  }

  /// Clears all notifications as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func dismissAll(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.clearsAll), at: place)
  }

  /// Turns a switch of an app in Settings on or off, as the user.
  ///
  /// - Parameters:
  ///   - setting: The switch.
  ///   - on: `true` to turn it on.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func turn(
    _ setting: Switch,
    on: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.turns(setting, on: on), of: app, at: place)
  }

  /// Turns Time-Sensitive Notifications on or off for an app that has the entitlement, as the user.
  ///
  /// - Parameters:
  ///   - on: `true` to turn it on.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func turnTimeSensitive(
    on: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await change(.allowsTimeSensitive(on), of: app, at: place)
  }

  /// Locks the phone as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func lock(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.locks), at: place)
  }

  /// Unlocks the phone as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func unlock(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.unlocks), at: place)
  }

  /// Turns the phone off and on again, which ends every process.
  ///
  /// - Parameter place: The source location of a failure.
  public func reboot(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.reboots), at: place)
  }

  /// Moves the phone to another time zone; its clock follows.
  ///
  /// - Parameters:
  ///   - name: The name of the time zone in the tz database.
  ///   - place: The source location of a failure.
  public func travel(to name: String, at place: SourceLocation = #_sourceLocation) async {
    guard let zone = host.zones.zone(named: name) else {
      return fail("there is no time zone \"\(name)\"", at: place)
    }
    // The app's callbacks read the new time zone; a phone that is switched off does not travel.
    await moveProgram(to: zone.name)
    await act(.device(.moves(to: zone)), at: place)
    if self.zone != zone.name { await moveProgram(to: self.zone) }
  }

  /// Sets the phone's clock by hand, as the user.
  ///
  /// - Parameters:
  ///   - text: The date and time, such as `2026-03-06 08:05`.
  ///   - place: The source location of a failure.
  public func setClock(to text: String, at place: SourceLocation = #_sourceLocation) async {
    guard let time = CivilDateTime(writtenAs: text) else {
      return fail("a time of the clock is written as 2026-03-06 08:05, not \"\(text)\"", at: place)
    }
    await act(.device(.setsClock(time)), at: place)
  }

  /// Sends an event to the phone, and waits for its immediate effects.
  func act(_ event: Event, at place: SourceLocation) async {
    guard await beginCall(at: place) else { return }
    let call = openCall(at: place)
    defer { closeCall(call) }
    await settle(at: place)
    if let objection = host.send(event) {
      guard let life, life.isDisturbed else { return fail(sentence(objection), at: place) }
      life.evade(objection, to: event, on: self)
    }
    await pass(to: host.device.now, at: place)
    await life?.finishCall(self)
  }

  /// Sends an event for a notification of any app.
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

  /// Returns the name of a notification that the user can see.
  func shown(_ identifier: String) -> NotificationName? {
    let number = number(of: identifier)
    return visible.first { $0.identifier.plain == number }
  }

  /// The names of the notifications that the user can see; for each app, the newest is last.
  private var visible: [NotificationName] {
    let snapshot = host.device.snapshot
    let names = snapshot.apps.flatMap { $0.delivered.map(\.name) }
    return ([snapshot.banner].compactMap { $0 } + snapshot.lockScreen).filter {
      !names.contains($0)
    }
      + names
  }

  /// Returns the title of a notification when it was last shown.
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
