import PhoneDescription
import ScenarioParsing
import Scenarios
import Testing

/// A scenario with the lines that a failure proposes, written into its text as a person would.
struct MendedText {
  private let lines: [String]
  /// The number of the first line, counted from one.
  private let first: Int
  private let firstTitle: Int
  private let result: ScenarioResult
  private let failure: Failure

  /// - Parameters:
  ///   - script: The script of the scenario.
  ///   - result: A run of it.
  ///   - failure: A failure of the run.
  init(_ script: Script, _ result: ScenarioResult, _ failure: Failure) {
    let title = Int(result.scenario.place.line)
    let next = script.scenarios.map { Int($0.place.line) }.filter { $0 > title }.min()
    let source = script.sources[0]
    let firstTitle = script.scenarios.map { Int($0.place.line) }.min() ?? title
    // The facts of the whole file come first.
    let facts = (1..<firstTitle).map { source.line($0) }.filter { !$0.hasPrefix("scenario ") }
    let end = next ?? source.lines.upperBound
    lines = facts + (title..<end).map { source.line($0) }
    first = title - facts.count
    (self.result, self.failure) = (result, failure)
    self.firstTitle = firstTitle
  }

  /// Returns the text with the lines of a way; nil if one of them has no place in it.
  func text(with way: [Explanation.Mend]) -> String? {
    var lines = lines.map { [$0] }
    for mend in way.reversed() {
      guard let index = index(of: mend.place) else { return nil }
      switch mend.place {
      case .belowTitle: lines[index].insert(mend.text, at: 1)
      case .below: lines[index].insert("        " + mend.text, at: 1)
      case .inPlaceOf: lines[index][0] = (mend.text.hasPrefix("@") ? "" : "        ") + mend.text
      case .leftOut: lines[index] = []
      case .inPlaceOfFact: lines[index][0] = mend.text
      case .endOfLine: lines[index][0] += " " + mend.text
      }
    }
    return lines.joined().joined(separator: "\n") + "\n"
  }

  private func index(of place: Explanation.Mend.Place) -> Int? {
    let line =
      switch place {
      case .belowTitle: Int(result.scenario.place.line)
      case .below(let step), .inPlaceOf(let step), .leftOut(let step):
        Int(result.scenario.steps[step].place.line)
      case .inPlaceOfFact(let place): Int(place.line)
      case .endOfLine: Int(result.scenario.steps[failure.step].place.line)
      }
    let index = line < firstTitle ? line - 1 : line - first
    return lines.indices.contains(index) ? index : nil
  }

  /// Checks that the text has one failure less, or more, than the scenario.
  static func expectMet(
    _ text: String,
    _ way: String,
    _ failure: Failure,
    _ result: ScenarioResult
  ) throws {
    let (script, mistakes) = Script.parse(Source(name: "mended.scenario", text: text))
    #expect(mistakes.map(\.message) == [], "\(way): \(text)")
    guard let scenario = script.scenarios.first else { return }
    let mended = script.play(scenario)
    #expect(mended.failures.count < result.failures.count, "\(way) does not help: \(text)")
  }
}

extension String {
  /// Returns whether a failure says some words, however far apart they are, and whether a rule
  /// decided or only states what happened.
  func says(_ words: String) -> Bool {
    let text = collapsed
    return text.contains(words.collapsed)
      || text.contains(words.collapsed.replacing("by rule ", with: "decided by "))
  }

  /// The text with one blank in place of several.
  private var collapsed: String {
    split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
