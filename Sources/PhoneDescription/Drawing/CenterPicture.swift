import Scenarios
import SystemPolicy
import VirtualDevice

/// A drawing of Notification Center: the cards of what was delivered, in their groups, and what the
/// Scheduled Summary holds.
package struct CenterPicture {
  package let phone: PhoneMoment
  private let cards: [PhoneMoment.Card]

  package static let width = PhonePicture.width
  /// The largest number of cards.
  private static let most = 4

  /// Creates the drawing; nil if Notification Center is empty and the summary holds nothing.
  package init?(_ phone: PhoneMoment) {
    let delivered = phone.delivered
    guard phone.snapshot.power != .off, !delivered.isEmpty || !phone.snapshot.held.isEmpty else {
      return nil
    }
    self.phone = phone
    cards = phone.cards(of: delivered, isLocked: phone.snapshot.isLocked)
  }

  private var rest: Int { max(0, cards.count - Self.most) }

  /// The height of the drawing.
  package var height: Int {
    let heights = cards.prefix(Self.most).map { PhonePicture.height(of: $0) }
    return heights.reduce(44, +) + (rest > 0 ? 22 : 0) + (phone.snapshot.held.isEmpty ? 0 : 60) + 8
  }

  /// Adds the cards to a drawing.
  package func draw(into svg: inout SVG) {
    let frame = SVG.Frame(x: 0, y: 0, width: Self.width, height: height)
    svg.rectangle(frame, radius: 24, fill: "#26345f")
    svg.text(
      "Notification Center",
      x: 150,
      y: 27,
      .init(size: 13, isBold: true, color: Ink.white, anchor: .middle)
    )
    svg.endPart()
    let picture = PhonePicture(phone: phone)
    var y = 44
    for card in cards.prefix(Self.most) {
      let height = PhonePicture.height(of: card)
      picture.draw(card, SVG.Frame(x: 20, y: y, width: 260, height: 0), &svg)
      svg.endPart()
      y += height
    }
    if rest > 0 {
      svg.text(
        "and \(rest) more",
        x: 150,
        y: y + 12,
        .init(size: 12, color: Ink.white, anchor: .middle)
      )
      y += 22
    }
    summary(y, &svg)
    svg.endPart()
  }

  /// Adds what waits for the Scheduled Summary.
  private func summary(_ y: Int, _ svg: inout SVG) {
    let held = phone.snapshot.held
    guard !held.isEmpty else { return }
    let frame = SVG.Frame(x: 20, y: y, width: 260, height: 50)
    svg.rectangle(frame, radius: 17, fill: "#33426f", stroke: "#6f7fb5")
    svg.text(
      "Scheduled Summary",
      x: 36,
      y: y + 21,
      .init(size: 13, isBold: true, color: Ink.white)
    )
    let count = held.count == 1 ? "1 notification is held" : "\(held.count) notifications are held"
    svg.text(count, x: 36, y: y + 38, .init(size: 12, color: "#cdd6f2"))
  }
}
