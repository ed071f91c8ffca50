import Scenarios
package import SystemPolicy
import VirtualDevice

/// A part of a phone that its screen does not show at once: a heading with lines below it.
///
/// As a ``PhonePart``, it has what it shows; its texts are made where they are written.
package enum PhoneSection: Hashable, Sendable {
  case notificationCenter([Line])
  case summary([Line])
  case pending([Line])
  /// An app, by its name.
  case app(String, AppState, AuthorizationStatus, Settings, badge: Int)

  /// A line, with what belongs to it at its end.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var note: String
  }

  package var heading: String {
    switch self {
    case .notificationCenter: "Notification Center"
    case .summary: "Waiting for the Scheduled Summary"
    case .pending: "Pending requests"
    case .app(let name, _, _, _, _): name
    }
  }

  /// Indicates whether a drawing of Notification Center shows it.
  package var isInCenter: Bool {
    switch self {
    case .notificationCenter, .summary: true
    case .pending, .app: false
    }
  }

  package var lines: [Line] {
    switch self {
    case .notificationCenter(let lines): lines.isEmpty ? [Line(text: "empty", note: "")] : lines
    case .pending(let lines): lines.isEmpty ? [Line(text: "none", note: "")] : lines
    case .summary(let lines): lines
    case .app(_, let state, let status, let settings, let badge):
      [Line(text: "state", note: state.text), Line(text: "authorization", note: status.name)]
        + Self.lines(of: settings)
        + (badge > 0 ? [Line(text: "badge", note: "\(badge)")] : [])
    }
  }

  private static func lines(of settings: Settings) -> [Line] {
    let names = Settings.named.filter { settings.contains($0.value) }.map { $0.name }
    // A line has room for three.
    return stride(from: 0, to: names.count, by: 3).map { start in
      let note = names[start..<min(start + 3, names.count)].joined(separator: ", ")
      return Line(text: start == 0 ? "on" : "", note: note)
    }
  }
}

extension PhoneMoment {
  /// The parts of the phone that its screen does not show at once, and its settings.
  package var sections: [PhoneSection] {
    let wording = Wording(book)
    var sections: [PhoneSection] = [
      .notificationCenter(delivered.reversed().map { row($0, wording) })
    ]
    if !snapshot.held.isEmpty {
      sections.append(.summary(snapshot.held.reversed().map { row($0, wording) }))
    }
    sections.append(.pending(snapshot.apps.flatMap { $0.pending }.map { row($0, wording) }))
    for index in snapshot.apps.indices where snapshot.apps[index].isInstalled {
      let number = AppNumber(rawValue: UInt16(index))
      let app = app(number)
      let permission = app.permission
      sections.append(
        .app(
          book[number],
          app.state,
          permission.status,
          permission.settings,
          badge: Int(app.badge)
        )
      )
    }
    return sections
  }

  private func row(_ notification: PhoneSnapshot.Delivered, _ wording: Wording) -> PhoneSection.Line
  {
    PhoneSection.Line(text: wording.quoted(notification.name), note: age(of: notification.name))
  }

  private func row(_ request: PhoneSnapshot.Pending, _ wording: Wording) -> PhoneSection.Line {
    let due = request.due.map { moment.later($0).text(beside: moment) }
    return PhoneSection.Line(text: wording.quoted(request.name), note: due ?? "no date")
  }
}
