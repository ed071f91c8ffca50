/// A card for a notification, or for a group of them.
package struct PhoneCard: Hashable, Sendable {
  var icon: AppIcon
  var title: String
  /// The lines of text below the title.
  var lines: [String]
  /// The time since the notification was shown, such as `5m ago`.
  var age: String
  /// The number of further notifications in its group.
  var others = 0

  /// The largest number of lines below a title, as in the lists of iOS.
  private static let mostLines = 4
  private static let room = 198

  /// Creates a card for one notification, whose body is broken into lines.
  init(icon: AppIcon, title: String, body: String, age: String) {
    self.icon = icon
    self.title = title
    self.age = age
    lines = body.printable.lines(of: Self.room, size: 13, most: Self.mostLines)
  }

  /// The height that the card takes, with the room below it.
  var height: Int { ownHeight + (others > 0 ? 16 : 8) }

  private var ownHeight: Int { max(54, 37 + lines.count * 17) + (others > 0 ? 16 : 0) }

  /// Adds the card to a drawing.
  ///
  /// - Parameter top: The place of its upper edge.
  func draw(at top: Int, into svg: inout SVG) {
    let frame = SVG.Frame(x: 20, y: top, width: 260, height: ownHeight)
    if others > 0 {
      let beneath = SVG.Frame(
        x: frame.x + 10,
        y: frame.y + 10,
        width: 240,
        height: frame.height - 3
      )
      svg.rectangle(beneath, radius: 16, fill: "#c8d0e6")
    }
    svg.rectangle(frame, radius: 17, fill: "#f4f6fb", stroke: "#c9cedd")
    let tile = SVG.Frame(x: frame.x + 12, y: frame.y + 13, width: 28, height: 28)
    icon.draw(in: tile, into: &svg)
    let x = frame.x + 50
    // The name gives its room to a title that needs it.
    let named = "\(icon.name.cut(to: 60, size: 11)) · \(age)"
    let isShort = title.extent(size: 13) * 10 / 9 + named.extent(size: 11) <= Self.room - 4
    let note = isShort ? named : age
    var y = frame.y + (lines.isEmpty && others == 0 ? 32 : 22)
    svg.text(
      title,
      x: x,
      y: y,
      .init(size: 13, isBold: true),
      room: Self.room - 4 - note.extent(size: 11)
    )
    svg.text(
      note,
      x: frame.x + frame.width - 12,
      y: y,
      .init(size: 11, color: Ink.faint, anchor: .end)
    )
    for line in lines {
      y += 17
      svg.text(line, x: x, y: y, .init(size: 13))
    }
    guard others > 0 else { return }
    svg.text("\(others) more", x: x, y: y + 17, .init(size: 11, color: Ink.faint))
  }
}
