import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy

/// The surprises of a scenario as text for people.
public struct PerturbText {
  private let palette: Palette
  /// The place of the surprise that was shown for each cause, of all scenarios.
  private var places: [Cause: String] = [:]

  private struct Cause: Hashable {
    var disturbance: DisturbanceName
    var rule: RuleNumber
  }

  /// The number of surprises of a scenario that are shown by default.
  public static let usualMost = 3

  /// Creates the text with colours.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// Returns the text about a scenario; empty if there is nothing to say.
  public mutating func text(of row: PerturbRow) -> String {
    if row.undisturbed == .stopped {
      return palette.bad("stopped") + palette.strong(": \(row.title.inQuotes)")
        + "\(row.on) reaches a limit without a disturbance\n\n"
    }
    guard !row.undisturbed.isRed else {
      return palette.bad("red") + palette.strong(": \(row.title.inQuotes)")
        + "\(row.on) fails without a disturbance\(row.replay.map { "; see \($0)" } ?? "")\n\n"
    }
    var text = ""
    for surprise in row.surprises { text += self.text(of: surprise, row) }
    if row.hidden > 0, !row.surprises.isEmpty {
      text += "  \(plural(row.hidden, "more surprise")) of this scenario; --every shows all\n\n"
    }
    for loss in row.losses { text += self.text(of: loss, row) }
    return text
  }

  private func text(of loss: PerturbRow.Loss, _ row: PerturbRow) -> String {
    var text = palette.strong("announced: ")
    text += "\(loss.consequence.phrase) with `\(loss.disturbance.rawValue)`\n"
    text += " \(palette.margin("-->")) \(loss.place.path):\(loss.place.line)"
    text += "  in \(row.title.inQuotes)\(row.on)\n"
    if let rule = loss.rule.map({ Law.rule($0) }) {
      text += fact("by rule", "\(rule.id) (\(rule.remarks))")
    }
    if loss.lives > 1 { text += fact("seen in", "\(loss.lives) lives") }
    return text + "\n"
  }

  /// Returns a Boolean value that indicates whether a surprise of an earlier scenario has the same
  /// cause, so that one line about it is enough.
  public func hasShown(_ surprise: PerturbRow.Surprise) -> Bool {
    cause(of: surprise).map { places[$0] != nil } ?? false
  }

  private func cause(of surprise: PerturbRow.Surprise) -> Cause? {
    surprise.namedRule.map { Cause(disturbance: surprise.disturbance, rule: $0) }
  }

  private mutating func text(of surprise: PerturbRow.Surprise, _ row: PerturbRow) -> String {
    let place = "\(surprise.place.path):\(surprise.place.line)"
    var text = palette.bad("surprise") + palette.strong(": ")
    text += palette.strong(
      "\(surprise.consequence.phrase) with `\(surprise.disturbance.rawValue)`"
    )
    let cause = cause(of: surprise)
    let first = cause.flatMap { places[$0] }
    text += first.map { ", as at \($0)\n" } ?? "\n"
    text += " \(palette.margin("-->")) \(place)  in \(row.title.inQuotes)\(row.on)\n"
    guard first == nil else { return text + "\n" }
    if let cause { places[cause] = place }
    text += fact("life", Disturbance.named(surprise.disturbance).summary)
    if let after = surprise.after, after.path == surprise.place.path {
      text += fact("after", "line \(after.line)")
    }
    if let number = surprise.namedRule {
      let rule = Law.rule(number)
      text += fact("by rule", "\(rule.id) (\(rule.remarks))")
      text += fact("", rule.sentence)
      if let disagreement = rule.disagreement { text += fact("", disagreement) }
    }
    if surprise.lives > 1 { text += fact("seen in", "\(surprise.lives) lives") }
    if surprise.hasNoScript {
      text += fact("script", "none: written as a script, the life does not fail in the same way")
    }
    guard let shrunk = surprise.shrunk else { return text + "\n" }
    let lines = shrunk.text.split(separator: "\n", omittingEmptySubsequences: false)
    text += "\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return text
  }

  private func fact(_ name: String, _ value: String) -> String {
    "  \(palette.margin("=")) \(name.padded(to: 8))\(value)\n"
  }
}

extension PerturbRow {
  /// The number of surprises.
  var surpriseCount: Int { surprises.count + hidden }

  /// The version of iOS in words, if it is not the scenario's own.
  fileprivate var on: String { version.map { " on iOS \($0.text)" } ?? "" }
}
