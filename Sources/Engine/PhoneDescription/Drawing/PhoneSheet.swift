import Scenarios
public import SystemPolicy
public import VirtualDevice
import VirtualTime

/// A drawing of a phone at a moment, with what the user would find elsewhere on it.
package struct PhoneSheet {
  private let phone: PhoneMoment
  /// A sentence about the end of the run, if the moment is later; an empty text otherwise.
  private let note: String

  /// The largest number of lines of a list.
  private static let mostLines = 8
  private static let left = PhonePicture.width + 56
  private static let column = 330

  package init(_ phone: PhoneMoment, note: String = "") {
    self.phone = phone
    self.note = note
  }

  /// The drawing as a file.
  package func document(title: String) -> String {
    var svg = SVG()
    svg.group(title, at: (24, 24)) { PhonePicture(phone: phone).parts.draw(into: &$0) }
    var y = 40
    // Bold letters are wider.
    let lines = title.printable.lines(of: Self.column * 9 / 10, size: 15, most: 2)
    for line in lines {
      svg.text(line, x: Self.left, y: y, .init(size: 15, isBold: true))
      y += 20
    }
    let place = "\(phone.moment.fullText) · \(phone.moment.zone.name) · iOS \(phone.version.text)"
    svg.text(place, x: Self.left, y: y, .init(size: 11, color: Ink.faint), room: Self.column)
    y += 12
    if !note.isEmpty {
      y += 8
      svg.text(note, x: Self.left, y: y, .init(size: 11, color: Ink.bad), room: Self.column)
    }
    let center = CenterPicture(phone)
    if let center {
      y += 14
      svg.group("Notification Center", at: (Self.left, y)) { center.parts.draw(into: &$0) }
      y += center.height + 6
    }
    for section in phone.sections where center == nil || !section.isInCenter {
      draw(section, &y, &svg)
    }
    return svg.document(
      width: Self.left + Self.column + 24,
      height: max(PhonePicture.height + 48, y + 24),
      title: title
    )
  }

  private func draw(_ section: PhoneSection, _ y: inout Int, _ svg: inout SVG) {
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
}

/// Draws a phone as its user sees it at a moment, in SVG.
///
/// - Parameters:
///   - journal: What has happened to the phone.
///   - book: The texts of the journal.
///   - version: The phone's version of iOS.
///   - entitlements: The entitlements of the apps, by their numbers.
///   - moment: The moment at which the phone is looked at.
///   - title: The heading of the drawing.
public func phonePicture(
  after journal: Journal,
  in book: Book,
  under version: OSVersion,
  entitled entitlements: [Entitlements],
  at moment: Moment,
  titled title: String
) -> String {
  var phone = PhoneMoment(of: book, under: version, entitled: entitlements, at: moment)
  phone.advance(through: journal.entries, to: journal.entries.count, at: moment)
  return PhoneSheet(phone).document(title: title)
}
