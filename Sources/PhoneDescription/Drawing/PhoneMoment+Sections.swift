import Scenarios
import SystemPolicy
import VirtualDevice

extension PhoneMoment {
  /// A heading with lines below it.
  package struct Section: Equatable {
    package var heading: String
    package var lines: [(text: String, note: String)]
    /// Indicates whether a drawing of Notification Center shows it.
    package var isInCenter = false

    package static func == (one: Section, other: Section) -> Bool {
      one.heading == other.heading && one.isInCenter == other.isInCenter
        && one.lines.elementsEqual(other.lines) { $0 == $1 }
    }
  }

  /// The parts of the phone that its screen does not show at once, and its settings.
  package var sections: [Section] {
    let apps = snapshot.apps.indices.map { AppNumber(rawValue: UInt16($0)) }
    var sections: [Section] = []
    func add(_ heading: String, _ lines: [(text: String, note: String)], ifNone: String? = nil) {
      if lines.isEmpty, ifNone == nil { return }
      let none = [(text: ifNone ?? "", note: "")]
      sections.append(Section(heading: heading, lines: lines.isEmpty ? none : lines))
    }
    let delivered = apps.flatMap { self.app($0).delivered }
      .sorted { order(of: $0.name) < order(of: $1.name) }
    add("Notification Center", delivered.reversed().map { row($0) }, ifNone: "empty")
    add("Waiting for the Scheduled Summary", snapshot.held.reversed().map { row($0) })
    for index in sections.indices { sections[index].isInCenter = true }
    let pending = apps.flatMap { self.app($0).pending }
    add("Pending requests", pending.map { row($0) }, ifNone: "none")
    for number in apps where self.app(number).isInstalled { sections.append(section(of: number)) }
    return sections
  }

  private func row(_ notification: PhoneSnapshot.Delivered) -> (text: String, note: String) {
    (Wording(book).quoted(notification.name), age(of: notification.name))
  }

  private func row(_ request: PhoneSnapshot.Pending) -> (text: String, note: String) {
    let due = request.due.map { moment.later($0).text(beside: moment) }
    return (Wording(book).quoted(request.name), due ?? "no date")
  }

  private func section(of number: AppNumber) -> Section {
    let app = self.app(number)
    var lines = [(text: "state", note: app.stateText)]
    lines.append(("authorization", app.permission.status.name))
    let on = Settings.named.filter { app.permission.settings.contains($0.value) }.map { $0.name }
    for start in stride(from: 0, to: on.count, by: 3) {
      let some = on[start..<min(start + 3, on.count)].joined(separator: ", ")
      lines.append((start == 0 ? "on" : "", some))
    }
    if app.badge > 0 { lines.append(("badge", "\(app.badge)")) }
    return Section(heading: book[number], lines: lines)
  }
}
