/// A card for a notification, or for a group of them.
package struct PhoneCard: Hashable, Sendable {
  var icon: AppIcon
  var title: String
  var body: String
  /// The time since the notification was shown, such as `5m ago`.
  var age: String
  /// The number of further notifications in its group.
  var others = 0

  /// The height that the card takes, with the room below it.
  var height: Int { ownHeight + (others > 0 ? 16 : 8) }

  private var ownHeight: Int { body.isEmpty ? 52 : 68 }

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
    svg.text(
      title,
      x: x,
      y: frame.y + 22,
      .init(size: 13, isBold: true),
      room: 196 - age.extent(size: 11)
    )
    svg.text(
      age,
      x: frame.x + frame.width - 12,
      y: frame.y + 22,
      .init(size: 11, color: Ink.faint, anchor: .end)
    )
    svg.text(body, x: x, y: frame.y + 40, .init(size: 13), room: 198)
    let note = others > 0 ? "\(icon.name) · \(others) more" : icon.name
    let y = frame.y + (body.isEmpty ? 40 : 57)
    svg.text(note, x: x, y: y, .init(size: 11, color: Ink.faint), room: 198)
  }
}
