import Scenarios
public import SystemPolicy
import VirtualDevice

/// The rules that applied while scenarios were played, and those that could have applied.
///
/// A rule counts if it is in force on a version that was played, with the sides that were taken,
/// and if another rule of its topic applied. The rules of other versions and sides are no gap, and
/// neither are those of topics that the scripts do not use.
public struct CoverageReport: Sendable {
  /// The rules of one topic.
  public struct Part: Hashable, Sendable {
    /// The topic.
    public var topic: String
    /// Its rules that applied.
    public var applied: [RuleNumber]
    /// Its rules that were in force and did not.
    public var silent: [RuleNumber]
  }

  private var appliedRules = RuleSet()
  private var rulesInForce = RuleSet()
  /// The laws under which scenarios were played.
  private var laws: Set<[String]> = []

  /// Creates the report of a run that begins.
  public init() {}

  /// Counts what applied in scenarios that were played.
  public init(_ files: [FileResult]) {
    for file in files {
      for outcome in file.outcomes { add(outcome) }
    }
  }

  /// Counts what applied in a scenario.
  public mutating func add(_ outcome: Outcome) {
    let result = outcome.result
    guard result.scenario.skip == nil else { return }
    appliedRules.formUnion(result.journal.applied)
    let assumed = result.scenario.setting.assumed.map { $0.value }
    let key = [result.version.text, result.reading.rawValue] + assumed.map { $0.name }
    guard laws.insert(key).inserted else { return }
    let law = Law(version: result.version, reading: result.reading, assuming: assumed)
    for rule in Law.rules where law.isInForce(rule) { rulesInForce.insert(rule.number) }
  }

  /// The topics, in the order of the law.
  public var parts: [Part] {
    var parts: [Part] = []
    var places: [String: Int] = [:]
    for rule in Law.rules where rulesInForce.contains(rule.number) {
      let topic = rule.topic
      let index = places[topic, default: parts.count]
      if index == parts.count {
        places[topic] = index
        parts.append(Part(topic: topic, applied: [], silent: []))
      }
      if appliedRules.contains(rule.number) {
        parts[index].applied.append(rule.number)
      } else {
        parts[index].silent.append(rule.number)
      }
    }
    return parts
  }

  /// The topics of which a rule applied.
  private var partsInUse: [Part] { parts.filter { !$0.applied.isEmpty } }

  /// The number of rules in force of the topics in use.
  public var total: Int { partsInUse.reduce(0) { $0 + $1.applied.count + $1.silent.count } }

  /// The number of rules in force that applied.
  public var applied: Int { rulesInForce.elements.count(where: appliedRules.contains) }

  /// The share of the rules in ``total`` that applied, in whole hundredths, rounded down.
  public var percent: Int { total == 0 ? 0 : applied * 100 / total }

  /// The rules of what happens to every app, the most common first; a scenario about one of them
  /// finds more than one about a rare rule.
  static let everyday = [
    "authorization.denied-is-silent", "authorization.denied-add-fails",
    "authorization.denied-is-kept-unseen", "restart.pending-survive",
    "dates.floats-with-the-zone", "dates.intervals-know-no-zone", "settings.off-denies",
    "delivery.needs-no-running-app", "foreground.no-delegate-shows-nothing",
    "response.no-delegate-loses-the-tap", "dates.gap-moves-to-its-end",
    "restart.waits-for-the-first-unlock", "focus.silences-other-apps",
    "delivery.locked-shows-on-lock-screen", "scheduling.limit-keeps-the-soonest",
    "scheduling.same-identifier-replaces", "restart.missed-repeats-come-once",
    "authorization.dont-allow-denies", "delivery.denied-shows-nothing",
    "lifecycle.update-keeps-everything",
  ]

  /// The rules to write about next: unused rules, first those of what happens to every app, then
  /// those of topics in the scenarios.
  ///
  /// The list has at most two rules of each topic, so that no topic fills it alone.
  public func next(most: Int = 8) -> [RuleSummary] {
    let parts = parts
    let silent = parts.reduce(into: RuleSet()) { rules, part in
      for number in part.silent { rules.insert(number) }
    }
    let common = Self.everyday.compactMap { Law.rule(named: $0) }.filter {
      silent.contains($0.number)
    }
    let begun = parts.filter { !$0.applied.isEmpty && !$0.silent.isEmpty }
    let untouched = parts.filter { $0.applied.isEmpty }
    let order = begun.enumerated().sorted {
      ($1.element.applied.count, $0.offset) < ($0.element.applied.count, $1.offset)
    }
    let others = (order.map { $0.element } + untouched).flatMap { $0.silent.prefix(2) }
    var counts: [String: Int] = [:]
    var chosen = RuleSet()
    return (common + others.map(Law.rule)).filter { rule in
      guard counts[rule.topic, default: 0] < 2, !chosen.contains(rule.number) else { return false }
      counts[rule.topic, default: 0] += 1
      chosen.insert(rule.number)
      return true
    }
    .prefix(most).map { $0 }
  }

  /// The report, as people read it.
  ///
  /// - Parameters:
  ///   - palette: How it looks.
  ///   - least: The share wanted, in hundredths; where fewer applied, the last line says so.
  public func text(_ palette: Palette, least: Int? = nil) -> String {
    text(palette) + (least.flatMap { shortfall(of: $0, palette) } ?? "")
  }

  private func shortfall(of least: Int, _ palette: Palette) -> String? {
    percent < least ? "\n" + palette.bad("\(percent)% is less than \(least)%") + "\n" : nil
  }

  /// The problem if fewer rules were used than required; nil if enough were.
  public func problem(least: Int) -> RunProblem? {
    guard percent < least else { return nil }
    let text =
      "--min-coverage: \(percent)% of the rules about the topics in use applied, less than \(least)%"
    return RunProblem(text, kind: .uncovered)
  }

  private func text(_ palette: Palette) -> String {
    let parts = partsInUse
    let width = (parts.map { $0.topic.count }.max() ?? 0) + 2
    var text = "\n" + palette.strong("\(applied) of \(total) rules applied (\(percent)%)") + "\n"
    for part in parts {
      let count = part.applied.count + part.silent.count
      text += "  \(part.topic.padded(to: width))\(part.applied.count) of \(count)\n"
    }
    text += palette.faint(reason) + "\n"
    let next = next()
    guard !next.isEmpty else { return text }
    text += "\nto write about next; `belfry explain NAME` shows the conditions and the evidence\n"
    for rule in next { text += "  \(rule.id)\n      \(rule.sentence)\n" }
    return text
  }

  /// The reason why the total has the rules that it has.
  private var reason: String {
    let topics = partsInUse.count
    let others = rulesInForce.elements.count - total
    let counted = "counted: the rules in force about \(plural(topics, "topic")) of these scripts"
    let rest = "; \(plural(others, "rule")) about other topics \(others == 1 ? "is" : "are") not"
    return others == 0 ? counted : counted + rest
  }
}
