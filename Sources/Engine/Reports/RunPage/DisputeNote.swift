import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

/// The open question on which an outcome depends, with its sides, as it is in a page.
struct DisputeNote {
  private(set) var text: String

  /// - Parameters:
  ///   - dependency: The question.
  ///   - outcome: The outcome.
  ///   - sources: The texts of the script.
  init(_ dependency: Dependency, of outcome: Outcome, _ sources: [Source]) {
    let dispute = Law.dispute(dependency.dispute)
    let sides = ([dependency.side] + dependency.others).map { side in
      let rule = Law.rules.first { $0.dispute == dispute.id && $0.side == side }
      let end = Self.end(of: side, dependency, outcome, sources)
      let words = [rule?.sentence, end].compactMap { $0 }.joined(separator: " ")
      return "<dt>\(side)</dt> <dd>\(words.inPage)</dd>\n"
    }
    text = """
      <section class="dispute">
      <p><b>\(dependency.sentence.inPage)</b>: <code>belfry explain \(dispute.id)</code></p>
      <p>\(dispute.sentence.inPage)</p>
      <dl>
      \(sides.joined())</dl>
      </section>

      """
  }

  /// Returns how the scenario ends under a side.
  private static func end(
    of side: String,
    _ dependency: Dependency,
    _ outcome: Outcome,
    _ sources: [Source]
  ) -> String? {
    if side == dependency.side { return "This run took this side." }
    let replay = outcome.replays.first {
      $0.side.dispute == dependency.dispute && $0.side.name == side
    }
    guard let result = replay?.result else { return nil }
    if result.isStopped { return "With it the scenario reaches a limit." }
    guard let failure = result.failures.first else { return "With it every expectation is met." }
    let text = FailureText(failure, result, sources)
    return "With it line \(text.snippet.place.line) fails: \(text.explanation.sentence)."
  }

  /// Returns the phones of both sides at the first moment at which they look different.
  static func phones(_ difference: OtherSide.Difference) -> String {
    let time = difference.phone.moment.text(withDate: false)
    let figures = [(difference.ownSide, difference.own), (difference.side, difference.phone)].map {
      side,
      phone -> String in
      let title = "side \(side) at \(time)".inPage
      let drawing = PhonePicture(phone: phone).document(
        title: "the phone, side \(side), at \(time)"
      )
      return "<figure>\(drawing)<figcaption>\(title)</figcaption></figure>\n"
    }
    return "<div class=\"strip\">\n\(figures.joined())</div>\n"
  }
}
