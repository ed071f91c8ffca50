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
    var sections: [Section] = []
    func add(_ heading: String, _ lines: [Section.Line], ifNone: String? = nil) {
      if lines.isEmpty, ifNone == nil { return }
      let none = [Section.Line(text: ifNone ?? "", note: "")]
      sections.append(Section(heading: heading, lines: lines.isEmpty ? none : lines))
    }
    let wording = Wording(book)
    add("Notification Center", delivered.reversed().map { row($0, wording) }, ifNone: "empty")
    add("Waiting for the Scheduled Summary", snapshot.held.reversed().map { row($0, wording) })
    for index in sections.indices { sections[index].isInCenter = true }
    let pending = snapshot.apps.flatMap { $0.pending }
    add("Pending requests", pending.map { row($0, wording) }, ifNone: "none")
    for index in snapshot.apps.indices where snapshot.apps[index].isInstalled {
      sections.append(section(of: AppNumber(rawValue: UInt16(index))))
    }
    return sections
  }

  private func row(_ notification: PhoneSnapshot.Delivered, _ wording: Wording) -> Section.Line {
    Section.Line(text: wording.quoted(notification.name), note: age(of: notification.name))
  }

  private func row(_ request: PhoneSnapshot.Pending, _ wording: Wording) -> Section.Line {
    let due = request.due.map { moment.later($0).text(beside: moment) }
    return Section.Line(text: wording.quoted(request.name), note: due ?? "no date")
  }

  private func section(of number: AppNumber) -> Section {
    let app = self.app(number)
    var lines = [
      Section.Line(text: "state", note: app.stateText),
      Section.Line(text: "authorization", note: app.permission.status.name),
    ]
    let settings = app.permission.settings
    var count = 0
    for (name, setting) in Settings.named where settings.contains(setting) {
      // A line has room for three.
      if count % 3 == 0 {
        lines.append(Section.Line(text: count == 0 ? "on" : "", note: name))
      } else {
        lines[lines.count - 1].note += ", " + name
      }
      count += 1
    }
    if app.badge > 0 { lines.append(Section.Line(text: "badge", note: "\(app.badge)")) }
    return Section(heading: book[number], lines: lines)
  }
}
