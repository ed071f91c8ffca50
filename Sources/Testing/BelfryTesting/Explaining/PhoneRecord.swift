import DeviceHost
import PhoneDescription
import Scenarios
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A phone at a failure of its test: its state, its journal, and the events that led to both.
struct PhoneRecord {
  let device: Device
  let journal: Journal
  let book: Book
  let events: [DeviceHost.Sent]
  /// The notifications that the journal names, in the order in which they appeared.
  let names: [NotificationName]
  /// The title of each notification.
  let titles: [NotificationName: String]
  private let phone: VirtualPhone

  init(of phone: VirtualPhone) {
    self.phone = phone
    events = phone.host.events
    (device, journal, book) = phone.host.look { ($0, $1.journal, $2) }
    var names: [NotificationName] = []
    var known: Set<NotificationName> = []
    for entry in journal.entries {
      if let name = entry.effect.name, known.insert(name).inserted { names.append(name) }
    }
    self.names = names
    titles = phone.titles
  }

  var wording: Wording { Wording(book) }

  /// Returns the notifications with an identifier.
  func names(_ identifier: String) -> [NotificationName] {
    names.filter { book[$0.identifier] == identifier }
  }

  /// Returns the notifications with a title.
  func names(titled title: String) -> [NotificationName] { names.filter { titles[$0] == title } }

  /// The app that the test means if it names none.
  var app: AppNumber? {
    device.snapshot.apps.lastIndex { $0.isInstalled }.map { AppNumber(rawValue: UInt16($0)) }
  }

  /// Indicates whether the test has installed an app.
  func hasInstalled(_ app: AppNumber) -> Bool {
    phone.state.withLock { $0.launching[app] != nil }
  }

  /// Indicates whether the test has installed any app.
  var hasInstalledAny: Bool { phone.state.withLock { !$0.launching.isEmpty } }

  /// Returns the delegate that an app set last, if it was released.
  func lostDelegate(of app: AppNumber) -> DeviceHost.LostDelegate? {
    phone.host.lostDelegate(of: app)
  }

  /// The sleeps of apps that were due and did not end.
  var pausedWaits: [DeviceHost.PausedWait] { phone.host.pausedWaits }

  /// Returns the line of the test that sent an event, or during which an app sent it.
  func place(of entry: Journal.Entry) -> String? {
    let event = Int(entry.origin.step)
    guard events.indices.contains(event), let call = phone.call(sending: event) else { return nil }
    let line = "\(call.place.fileID.split(separator: "/").last ?? ""):\(call.place.line)"
    switch events[event].event {
    case .user, .device: return line
    case .app, .due: return "during \(line)"
    }
  }

  /// Returns the number of an entry of another journal in this one.
  func index(of entry: Journal.Entry) -> Int? {
    journal.entries.firstIndex { $0.effect == entry.effect && $0.moment == entry.moment }
  }

  /// The events as a scenario; nil for a life that is too long to play again.
  var script: Script? {
    guard events.count <= Self.mostEvents else { return nil }
    return Script(
      recording: events.map { Script.Occurrence($0.event, at: $0.moment) },
      titled: "what happened",
      from: phone.host.start,
      journal: journal,
      book: book,
      under: phone.host.law
    )
  }

  /// The largest number of events of a life that is played again to explain a failure.
  private static let mostEvents = 5_000
}
