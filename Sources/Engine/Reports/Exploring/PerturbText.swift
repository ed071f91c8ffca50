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
    return text + announcements(of: row)
  }

  /// The announced failures, a line for each disturbance.
  private func announcements(of row: PerturbRow) -> String {
    guard !row.losses.isEmpty else { return "" }
    var groups: [(loss: PerturbRow.Loss, lines: Set<Int>, rules: RuleSet)] = []
    for loss in row.losses {
      let known = groups.firstIndex { $0.loss.isAlike(loss) } ?? groups.count
      if known == groups.count { groups.append((loss, [], RuleSet())) }
      groups[known].lines.insert(loss.place.line)
      if let rule = loss.rule { groups[known].rules.insert(rule) }
    }
    var text = palette.strong("announced: ") + "\(row.title.inQuotes)\(row.on)\n"
    text += " \(palette.margin("-->")) \(row.path):\(row.line)\n"
    for (loss, lines, rules) in groups {
      let (noun, verb) = lines.count == 1 ? ("line", "fails") : ("lines", "fail")
      let list = Suggestion.all(lines.sorted().map { "\($0)" })
      let file = loss.place.path == row.path ? "" : " of \(loss.place.path)"
      let names = Suggestion.all(rules.elements.map { Law.rule($0).id })
      let reason = names.isEmpty ? "" : palette.faint(", by rule \(names)")
      text += "  if \(loss.disturbance.shortCondition): \(noun) \(list)\(file) \(verb)\(reason)\n"
    }
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
    var text = palette.bad("surprise (\(surprise.disturbance.rawValue))") + palette.strong(": ")
    text += palette.strong(surprise.consequence.phrase)
    let cause = cause(of: surprise)
    let first = cause.flatMap { places[$0] }
    text += first.map { ", as at \($0)\n" } ?? "\n"
    text += " \(palette.margin("-->")) \(place)  in \(row.title.inQuotes)\(row.on)\n"
    guard first == nil else { return text + "\n" }
    if let cause { places[cause] = place }
    text += fact("if", surprise.disturbance.condition)
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

extension DisturbanceName {
  /// The disturbance as a condition: `the phone restarts, and the user unlocks it`.
  fileprivate var condition: String {
    let sentence = Disturbance.named(self).summary.prefix { $0 != ";" }
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The condition without what follows a comma: `the phone restarts`.
  fileprivate var shortCondition: String { String(condition.prefix { $0 != "," }) }
}

extension PerturbRow.Loss {
  /// Returns a Boolean value that indicates whether one line is enough for both.
  fileprivate func isAlike(_ other: Self) -> Bool {
    disturbance == other.disturbance && place.path == other.place.path
  }
}

extension PerturbRow {
  /// The number of surprises.
  var surpriseCount: Int { surprises.count + hidden }

  /// The version of iOS in words, if it is not the scenario's own.
  fileprivate var on: String { version.map { " on iOS \($0.text)" } ?? "" }
}
