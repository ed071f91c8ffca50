public import Exploration
import PhoneDescription
public import Scenarios
import SystemPolicy

/// The surprises of a scenario as text for people.
public struct PerturbText {
  private let palette: Palette
  /// The place of the surprise that was shown for each cause, of all scenarios.
  private var places: [Cause: String] = [:]

  private struct Cause: Hashable {
    var disturbance: DisturbanceName
    var consequence: Consequence
    var rule: RuleNumber
  }

  /// The number of surprises of a scenario that are shown by default.
  public static let usualMost = 3

  /// Creates the text with colours.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// Returns the text about a scenario; empty if there is nothing to say.
  ///
  /// - Parameters:
  ///   - perturbation: The lives around the scenario.
  ///   - script: The script of the scenario.
  ///   - shown: The surprises that are shown.
  ///   - shrunk: The shortest scenario of each, where there is one.
  public mutating func text(
    of perturbation: Perturbation,
    in script: Script,
    shown: [Surprise],
    shrunk: [ShrunkLife?]
  ) -> String {
    let scenario = perturbation.scenario
    let name = script.sources[Int(scenario.place.source)].name
    guard !perturbation.isRed else {
      return palette.bad("red") + palette.strong(": \(scenario.title.inQuotes)")
        + "\(perturbation.on) fails without a disturbance; "
        + "see belfry run \(name):\(scenario.place.line)\n\n"
    }
    var text = ""
    for (surprise, life) in zip(shown, shrunk) {
      text += self.text(of: surprise, life, in: script, perturbation)
    }
    let rest = perturbation.surprises.count - shown.count
    if rest > 0, !shown.isEmpty {
      text += "  \(plural(rest, "more surprise")) of this scenario; --every shows all\n\n"
    }
    return text
  }

  /// Returns a Boolean value that indicates whether a surprise of an earlier scenario has the same
  /// cause, so that one line about it is enough.
  public func hasShown(_ surprise: Surprise) -> Bool {
    cause(of: surprise).map { places[$0] != nil } ?? false
  }

  private func cause(of surprise: Surprise) -> Cause? {
    surprise.telling.map {
      Cause(
        disturbance: surprise.disturbance.name,
        consequence: surprise.consequence,
        rule: $0
      )
    }
  }

  private mutating func text(
    of surprise: Surprise,
    _ shrunk: ShrunkLife?,
    in script: Script,
    _ perturbation: Perturbation
  ) -> String {
    let place = surprise.place
    let source = script.sources[Int(place.source)].name
    var text = palette.bad("surprise") + palette.strong(": ")
    text += palette.strong("\(surprise.consequence.phrase) with `\(surprise.disturbance.id)`")
    let cause = cause(of: surprise)
    let first = cause.flatMap { places[$0] }
    text += first.map { ", as at \($0)\n" } ?? "\n"
    text += " \(palette.margin("-->")) \(source):\(place.line)"
    text += "  in \(perturbation.scenario.title.inQuotes)\(perturbation.on)\n"
    guard first == nil else { return text + "\n" }
    if let cause { places[cause] = "\(source):\(place.line)" }
    text += fact("life", surprise.disturbance.summary)
    if let after = surprise.after, after.source == place.source {
      text += fact("after", "line \(after.line)")
    }
    if let number = surprise.telling {
      let rule = Law.rule(number)
      text += fact("by rule", "\(rule.id) (\(rule.grade.rawValue))")
      text += fact("", rule.sentence)
      if let disagreement = rule.disagreement { text += fact("", disagreement) }
    }
    if surprise.count > 1 { text += fact("lives", "\(surprise.count)") }
    guard let shrunk else { return text + "\n" }
    let lines = shrunk.text.split(separator: "\n", omittingEmptySubsequences: false)
    text += "\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return text
  }

  private func fact(_ name: String, _ value: String) -> String {
    "  \(palette.margin("=")) \(name.padded(to: 8))\(value)\n"
  }
}

extension Perturbation {
  /// The version of iOS in words, if it is not the scenario's own.
  fileprivate var on: String { version.map { " on iOS \($0.text)" } ?? "" }
}
