import VirtualDevice

// The cards of notifications.
extension PhonePicture {
  /// Adds cards below one another, and the number of those that have no room.
  package func cards(_ cards: [PhoneMoment.Card], from top: Int, room: Int, _ svg: inout SVG) {
    var y = top
    for (number, card) in cards.enumerated() {
      guard y + Self.height(of: card) <= top + room else {
        svg.text(
          "and \(cards.count - number) more",
          x: 150,
          y: y + 14,
          .init(size: 12, color: Ink.white, anchor: .middle)
        )
        return
      }
      draw(card, SVG.Frame(x: 20, y: y, width: 260, height: 0), &svg)
      y += Self.height(of: card)
      svg.endPart()
    }
  }

  /// Returns the height that a card takes, with the room below it.
  package static func height(of card: PhoneMoment.Card) -> Int {
    bodyHeight(of: card) + (card.others > 0 ? 16 : 8)
  }

  private static func bodyHeight(of card: PhoneMoment.Card) -> Int { card.body.isEmpty ? 52 : 68 }

  /// Adds a card at a place; its height is the one that its text needs.
  package func draw(_ card: PhoneMoment.Card, _ place: SVG.Frame, _ svg: inout SVG) {
    var frame = place
    frame.height = Self.bodyHeight(of: card)
    if card.others > 0 {
      let beneath = SVG.Frame(
        x: frame.x + 10,
        y: frame.y + 10,
        width: 240,
        height: frame.height - 3
      )
      svg.rectangle(beneath, radius: 16, fill: "#c8d0e6")
    }
    svg.rectangle(frame, radius: 17, fill: "#f4f6fb", stroke: "#c9cedd")
    tile(card.name.app, SVG.Frame(x: frame.x + 12, y: frame.y + 13, width: 28, height: 28), &svg)
    let x = frame.x + 50
    let age = phone.age(of: card.name)
    svg.text(
      card.title,
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
    svg.text(card.body, x: x, y: frame.y + 40, .init(size: 13), room: 198)
    let name = phone.book[card.name.app]
    let note = card.others > 0 ? "\(name) · \(card.others) more" : name
    let y = frame.y + (card.body.isEmpty ? 40 : 57)
    svg.text(note, x: x, y: y, .init(size: 11, color: Ink.faint), room: 198)
  }
}
