import Scenarios
import SystemPolicy
import VirtualDevice

extension PhoneMoment {
  /// A heading with lines below it.
  package struct Section: Hashable, Sendable {
    package var heading: String
    package var lines: [Line]
    /// Indicates whether a drawing of Notification Center shows it.
    package var isInCenter = false

    /// A line, with what belongs to it at its end.
    package struct Line: Hashable, Sendable {
      package var text: String
      package var note: String
    }
  }

  /// The parts of the phone that its screen does not show at once, and its settings.
  package var sections: [Section] {
    let apps = snapshot.apps.indices.map { AppNumber(rawValue: UInt16($0)) }
    var sections: [Section] = []
    func add(_ heading: String, _ lines: [Section.Line], ifNone: String? = nil) {
      if lines.isEmpty, ifNone == nil { return }
      let none = [Section.Line(text: ifNone ?? "", note: "")]
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

  private func row(_ notification: PhoneSnapshot.Delivered) -> Section.Line {
    Section.Line(text: Wording(book).quoted(notification.name), note: age(of: notification.name))
  }

  private func row(_ request: PhoneSnapshot.Pending) -> Section.Line {
    let due = request.due.map { moment.later($0).text(beside: moment) }
    return Section.Line(text: Wording(book).quoted(request.name), note: due ?? "no date")
  }

  private func section(of number: AppNumber) -> Section {
    let app = self.app(number)
    var lines = [
      Section.Line(text: "state", note: app.stateText),
      Section.Line(text: "authorization", note: app.permission.status.name),
    ]
    let on = Settings.named.filter { app.permission.settings.contains($0.value) }.map { $0.name }
    for start in stride(from: 0, to: on.count, by: 3) {
      let some = on[start..<min(start + 3, on.count)].joined(separator: ", ")
      lines.append(Section.Line(text: start == 0 ? "on" : "", note: some))
    }
    if app.badge > 0 { lines.append(Section.Line(text: "badge", note: "\(app.badge)")) }
    return Section(heading: book[number], lines: lines)
  }
}
