import ScenarioParsing
import Scenarios
public import SystemPolicy

/// A scenario that shows a rule at work.
public struct Showing: Hashable, Sendable {
  /// The file, from the root of the repository.
  public var path: String
  /// Its title.
  public var title: String

  /// Creates a showing.
  public init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}

/// Renders the law as a handbook in Markdown: every rule with its evidence and the scenario that
/// shows it, topic by topic, and every dispute with its sides.
///
/// - Parameter showing: The scenario that shows a rule, if one does.
public func rulesDocument(showing: (RuleNumber) -> Showing?) -> String {
  let topics = Law.handbook
  let links = (topics.map { $0.topic.name } + ["disputes"]).map { "[\($0)](#\($0))" }
  var text = """
    # Rules

    Belfry simulates iOS by \(Law.rules.count) rules in \(topics.count) topics. Sources disagree on
    \(Law.disputes.count) questions; each of these *disputes* has several answers, its *sides*.
    `make goldens` writes this page from the tables that Belfry uses, and `belfry explain NAME`
    shows one rule, topic, dispute or side.

    Each rule has its evidence with a grade: `documented` by Apple, `reported` by several people,
    `reported once`, `seed` (a document that this project was created from) or `assumed`.

    A rule applies if every condition after *when* is true and no condition after *unless* is
    true. If several rules apply, Belfry uses them in the order of its tables; this page lists
    general rules before special ones.
    [State machines](States.md) shows how these rules move an app between its states.
    Topics:
    \(links.joined(separator: " · ")).

    """
  for topic in topics {
    text += "\n## \(topic.topic.name)\n\n\(topic.topic.sentence)\n"
    for rule in topic.rules { text += "\n" + section(of: rule, showing(rule.number)) }
  }
  text += "\n## Disputes\n"
  for dispute in Law.disputes { text += "\n" + section(of: dispute) }
  return text
}

private func section(of rule: RuleSummary, _ showing: Showing?) -> String {
  var lines = ["### \(rule.id)", "", rule.sentence.markdown, ""]
  lines.append("- iOS \(rule.versions), \(guardText(rule.when, rule.unless))")
  if let dispute = rule.dispute, let side = rule.side {
    lines.append("- side *\(side)* of [\(dispute)](#\(dispute))")
  }
  for evidence in rule.evidence {
    let links = evidence.links.enumerated().map { "[\($0.offset + 1)](\($0.element))" }
    let note = "**\(evidence.grade.rawValue)**: \(evidence.note.markdown)"
    lines.append("- \(([note] + links).joined(separator: " "))")
  }
  for check in rule.evidence.compactMap({ $0.check }) {
    lines.append("- to decide it on a phone: \(check.markdown)")
  }
  if let corrected = rule.corrected {
    lines.append("- changed in \(corrected.release.text); before: \(corrected.before.markdown)")
  }
  lines.append("- answers \(rule.facts.joined(separator: ", "))")
  if let showing {
    let path = showing.path.split(separator: "/").dropFirst().joined(separator: "/")
    lines.append("- shown by [\(showing.title.markdown)](../scenarios/\(path))")
  }
  return lines.joined(separator: "\n") + "\n"
}

private func section(of dispute: DisputeSummary) -> String {
  var lines = ["### \(dispute.id)", "", dispute.sentence.markdown, ""]
  for side in dispute.sides {
    let rules = Law.rules.filter { $0.dispute == dispute.id && $0.side == side }
    let links = rules.map { "[\($0.id)](#\($0.anchor))" }.joined(separator: ", ")
    lines.append("- *\(side)*, \(takers(of: side, in: dispute)): \(links)")
  }
  if let corrected = dispute.corrected {
    lines.append("- changed in \(corrected.release.text); before: \(corrected.before.markdown)")
  }
  lines.append("- to decide it on a phone: \(dispute.check.markdown)")
  return lines.joined(separator: "\n") + "\n"
}

extension RuleSummary {
  /// The anchor of the heading with its name: the name without its dot.
  fileprivate var anchor: String { id.filter { $0 != "." } }
}

extension String {
  /// The text in Markdown: signs that would be markup are escaped.
  fileprivate var markdown: String {
    reduce(into: "") { $0 += "*_<>[]`".contains($1) ? "\\\($1)" : String($1) }
  }
}
