import Scenarios
import SystemPolicy
import VirtualDevice

/// A drawing of Notification Center: the cards of what was delivered, in their groups, and what the
/// Scheduled Summary holds.
package struct CenterPicture {
  private let cards: [PhoneCard]
  /// The number of notifications that wait for the Scheduled Summary.
  private let held: Int

  package static let width = PhonePicture.width
  /// The largest number of cards.
  private static let most = 4

  /// Creates the drawing; nil if Notification Center is empty and the summary holds nothing.
  package init?(_ phone: PhoneMoment) {
    let delivered = phone.delivered
    held = phone.snapshot.held.count
    guard phone.snapshot.power != .off, !delivered.isEmpty || held > 0 else { return nil }
    cards = phone.cards(of: delivered, isLocked: phone.snapshot.isLocked)
  }

  private var rest: Int { max(0, cards.count - Self.most) }

  /// The height of the drawing.
  package var height: Int {
    let heights = cards.prefix(Self.most).map { $0.height }
    return heights.reduce(44, +) + (rest > 0 ? 22 : 0) + (held > 0 ? 60 : 0) + 8
  }

  /// The parts of the drawing, from the top to the bottom.
  package var parts: [PhonePart] {
    var parts: [PhonePart] = [.center(height: height)]
    var y = 44
    for card in cards.prefix(Self.most) {
      parts.append(.card(card, y: y))
      y += card.height
    }
    if rest > 0 {
      parts.append(.rest(rest, y: y + 12))
      y += 22
    }
    if held > 0 { parts.append(.summary(held, y: y)) }
    return parts
  }
}
