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

/// A page of the handbook of the law.
public struct HandbookPage: Hashable, Sendable {
  /// The name of its file.
  public var name: String
  /// Its text in Markdown.
  public var text: String
}

/// Renders the law as a handbook in Markdown: a page for each topic, with every rule, its evidence
/// and the scenario that shows it; a page of the disputes with their sides; and a page of the
/// sources with the rules that cite them.
///
/// - Parameter showing: The scenario that shows a rule, if one does.
public func rulesPages(showing: (RuleNumber) -> Showing?) -> [HandbookPage] {
  let topics = Law.handbook
  let pages = topics.map { topic in
    var text = "# \(topic.topic.name)\n\n\(topic.topic.sentence)\n\n"
    for rule in topic.rules { text += "- [\(rule.id)](#\(rule.anchor))\n" }
    text += "\n[All topics](README.md) · [disputes](Disputes.md) · [questions](Catalogue.md)\n"
    for rule in topic.rules { text += "\n" + section(of: rule, showing(rule.number)) }
    return HandbookPage(name: "\(topic.topic.name).md", text: text)
  }
  return [HandbookPage(name: "README.md", text: contents(of: topics))] + pages
    + [disputesPage, sourcesPage]
}

/// The page with the list of topics.
private func contents(of topics: [(topic: RuleTopic, rules: [RuleSummary])]) -> String {
  let rows = topics.map { topic in
    "| [\(topic.topic.name)](\(topic.topic.name).md) | \(topic.topic.sentence) "
      + "| \(topic.rules.count) |\n"
  }
  let best = Evidence.Grade.allCases.map { grade in
    let count = Law.rules.count { $0.grade == grade }
    return "| `\(grade.rawValue)` | \(meaning(of: grade)) | \(count) |\n"
  }
  return """
    # Rules

    Belfry simulates iOS by \(Law.rules.count) rules in \(topics.count) topics. Sources disagree on
    \(Law.disputes.count) questions; each of these [disputes](Disputes.md) has several answers, its
    *sides*. `make goldens` writes these pages from the tables that Belfry uses, and
    `belfry explain NAME` shows one rule, topic, dispute or side. `belfry explain "force quit"`
    searches all of them.

    | to find | see |
    |---|---|
    | the rules of a topic | the topics below |
    | the questions that sources answer differently | [Disputes](Disputes.md) |
    | the rules that answer a question, and questions without a rule | [Catalogue](Catalogue.md) |
    | which rules depend on a document | [Sources](Sources.md) |
    | which answer each reading chooses | [Readings](Readings.md) |
    | measurements on phones that decided a dispute | [Field reports](FieldReports.md) |
    | how the rules move an app between its states | [State machines](../Internals/States.md) |

    ## Evidence

    Each rule has its evidence with a grade. The number is that of the rules whose best evidence has
    the grade.

    | grade | source | rules |
    |---|---|---|
    \(best.joined())
    ## How to read a rule

    A rule applies if every condition after *when* is true and no condition after *unless* is
    true. If several rules apply, Belfry uses them in the order of its tables; a page lists
    general rules before special ones.

    ## Topics

    | topic | subject | rules |
    |---|---|---|
    \(rows.joined())
    """
}

private func meaning(of grade: Evidence.Grade) -> String {
  switch grade {
  case .documented: "Apple documents the behaviour"
  case .reported: "several people measured it independently"
  case .reportedOnce: "one person measured it"
  case .seed: "a document from which this project was created states it"
  case .assumed: "no source states it; an experiment on a phone would decide it"
  }
}

/// The page of the questions that sources answer differently.
private var disputesPage: HandbookPage {
  var text = """
    # Disputes

    Sources answer these \(Law.disputes.count) questions differently. A [reading](Readings.md)
    chooses one side of each; `assume SIDE` in a scenario chooses another one.

    | dispute | question | sides |
    |---|---|---|

    """
  for dispute in Law.disputes {
    text += "| [\(dispute.id)](#\(dispute.id)) | \(dispute.sentence.markdown) "
    text += "| \(dispute.sides.joined(separator: ", ")) |\n"
  }
  for dispute in Law.disputes { text += "\n" + section(of: dispute) }
  return HandbookPage(name: "Disputes.md", text: text)
}

/// The page of the documents that rules cite.
private var sourcesPage: HandbookPage {
  var rules: [String: [RuleSummary]] = [:]
  for rule in Law.rules {
    for link in Set(rule.evidence.flatMap { $0.links }) { rules[link, default: []].append(rule) }
  }
  let apple = "https://developer.apple.com/documentation/"
  let gitHub = "https://github.com/"
  let links = rules.keys.sorted()
  let groups = [
    ("Documentation by Apple", apple, links.filter { $0.hasPrefix(apple) }),
    ("Issues and source on GitHub", gitHub, links.filter { $0.hasPrefix(gitHub) }),
    (
      "Other pages", "https://",
      links.filter { !$0.hasPrefix(apple) && !$0.hasPrefix(gitHub) }
    ),
  ]
  var text = """
    # Sources

    The \(links.count) documents that rules cite, each with its rules. If a document changes, these
    are the rules to look at.

    """
  for (title, prefix, links) in groups {
    text += "\n## \(title)\n\n| document | rules |\n|---|---|\n"
    for link in links {
      let cited = rules[link]!.map { "[\($0.id)](\($0.address))" }
      let name = link.hasPrefix(prefix) ? String(link.dropFirst(prefix.count)) : link
      text += "| [\(name.markdown)](\(link)) | \(cited.joined(separator: ", ")) |\n"
    }
  }
  return HandbookPage(name: "Sources.md", text: text)
}

private func section(of rule: RuleSummary, _ showing: Showing?) -> String {
  var lines = ["## \(rule.id)", "", rule.sentence.markdown, ""]
  lines.append("- iOS \(rule.versions), \(guardText(rule.when, rule.unless))")
  if let dispute = rule.dispute, let side = rule.side {
    lines.append("- side *\(side)* of [\(dispute)](Disputes.md#\(dispute))")
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
  lines.append("- answers \(entries(rule.facts))")
  if let showing {
    let path = showing.path.split(separator: "/").dropFirst().joined(separator: "/")
    lines.append("- shown by [\(showing.title.markdown)](../../scenarios/\(path))")
  }
  return lines.joined(separator: "\n") + "\n"
}

private func section(of dispute: DisputeSummary) -> String {
  var lines = ["## \(dispute.id)", "", dispute.sentence.markdown, ""]
  for side in dispute.sides {
    let rules = Law.rules.filter { $0.dispute == dispute.id && $0.side == side }
    let links = rules.map { "[\($0.id)](\($0.address))" }.joined(separator: ", ")
    lines.append("- *\(side)*, \(takers(of: side, in: dispute)): \(links)")
  }
  if let corrected = dispute.corrected {
    lines.append("- changed in \(corrected.release.text); before: \(corrected.before.markdown)")
  }
  lines.append("- answers \(entries(dispute.facts))")
  lines.append("- to decide it on a phone: \(dispute.check.markdown)")
  return lines.joined(separator: "\n") + "\n"
}

/// The links to entries of the catalogue, which has a heading for each of their areas.
private func entries(_ facts: [String]) -> String {
  let links = facts.map { fact in
    "[\(fact)](Catalogue.md#\(fact.prefix { $0 != "-" }.lowercased()))"
  }
  return links.joined(separator: ", ")
}

extension RuleSummary {
  /// The anchor of the heading with its name: the name without its dot.
  var anchor: String { id.filter { $0 != "." } }
  /// The address of its section, from a page of the handbook.
  var address: String { "\(topic).md#\(anchor)" }
}

extension String {
  /// The text in Markdown: signs that would be markup are escaped.
  fileprivate var markdown: String {
    reduce(into: "") { $0 += "*_<>[]`".contains($1) ? "\\\($1)" : String($1) }
  }
}
