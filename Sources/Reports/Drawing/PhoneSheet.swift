import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A drawing of a phone at a moment, with what the user would find elsewhere on it.
struct PhoneSheet {
  private let phone: PhoneMoment
  private let wording: Wording

  /// The largest number of lines of a list.
  private static let mostLines = 8
  private static let left = PhonePicture.width + 56
  private static let column = 330

  init(_ phone: PhoneMoment) {
    self.phone = phone
    wording = Wording(phone.book)
  }

  /// The drawing as a file.
  func document(title: String) -> String {
    var svg = SVG()
    svg.group(title, at: (24, 24)) { PhonePicture(phone: phone).draw(into: &$0) }
    var y = 40
    svg.text(title, x: Self.left, y: y, .init(size: 15, isBold: true), room: Self.column)
    y += 20
    let place = "\(phone.moment.fullText) · \(phone.moment.zone.name) · iOS \(phone.version.text)"
    svg.text(place, x: Self.left, y: y, .init(size: 11, color: Ink.faint), room: Self.column)
    y += 12
    for section in sections { draw(section, &y, &svg) }
    return svg.document(
      width: Self.left + Self.column + 24,
      height: max(PhonePicture.height + 48, y + 24),
      title: title
    )
  }

  /// A heading with lines below it.
  private struct Section {
    var heading: String
    var lines: [(text: String, note: String)]
  }

  private func draw(_ section: Section, _ y: inout Int, _ svg: inout SVG) {
    y += 26
    svg.text(section.heading, x: Self.left, y: y, .init(size: 12, isBold: true), room: Self.column)
    y += 8
    svg.line(from: (Self.left, y), to: (Self.left + Self.column, y), color: Ink.hairline)
    y += 6
    for line in section.lines.prefix(Self.mostLines) {
      y += 18
      let room = Self.column - line.note.extent(size: 11) - 12
      svg.text(line.text, x: Self.left, y: y, .init(size: 12), room: room)
      svg.text(
        line.note,
        x: Self.left + Self.column,
        y: y,
        .init(size: 11, color: Ink.faint, anchor: .end)
      )
    }
    guard section.lines.count > Self.mostLines else { return }
    y += 18
    let rest = section.lines.count - Self.mostLines
    svg.text("and \(rest) more", x: Self.left, y: y, .init(size: 12, color: Ink.faint))
  }

  private var sections: [Section] {
    let snapshot = phone.snapshot
    let apps = snapshot.apps.indices.map { AppNumber(rawValue: UInt16($0)) }
    var sections: [Section] = []
    func add(_ heading: String, _ lines: [(text: String, note: String)], ifNone: String? = nil) {
      if lines.isEmpty, ifNone == nil { return }
      let none = [(text: ifNone ?? "", note: "")]
      sections.append(Section(heading: heading, lines: lines.isEmpty ? none : lines))
    }
    let delivered = apps.flatMap { phone.app($0).delivered }
    add("Notification Center", delivered.reversed().map { row($0) }, ifNone: "empty")
    add("Waiting for the Scheduled Summary", snapshot.held.reversed().map { row($0) })
    let pending = apps.flatMap { phone.app($0).pending }
    add("Pending requests", pending.map { row($0) }, ifNone: "none")
    for app in apps where phone.app(app).isInstalled { sections.append(section(of: app)) }
    return sections
  }

  private func row(_ notification: PhoneSnapshot.Delivered) -> (text: String, note: String) {
    (wording.quoted(notification.name), phone.age(of: notification.name))
  }

  private func row(_ request: PhoneSnapshot.Pending) -> (text: String, note: String) {
    let due = request.due.map { phone.moment.later($0).text(beside: phone.moment) }
    return (wording.quoted(request.name), due ?? "no date")
  }

  private func section(of number: AppNumber) -> Section {
    let app = phone.app(number)
    var lines = [(text: "state", note: app.stateText)]
    lines.append(("authorization", app.permission.status.name))
    let on = Settings.named.filter { app.permission.settings.contains($0.value) }.map { $0.name }
    for start in stride(from: 0, to: on.count, by: 3) {
      let some = on[start..<min(start + 3, on.count)].joined(separator: ", ")
      lines.append((start == 0 ? "on" : "", some))
    }
    if app.badge > 0 { lines.append(("badge", "\(app.badge)")) }
    return Section(heading: phone.book[number], lines: lines)
  }
}
