import Scenarios
public import SystemPolicy
import VirtualDevice

/// The rules that applied while scenarios were played, and those that could have applied.
///
/// A rule counts if it is in force on a version that was played, with the sides that were taken.
/// The rules of other versions and sides are no gap.
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

  /// The number of rules in force.
  public var total: Int { rulesInForce.elements.count }

  /// The number of rules in force that applied.
  public var applied: Int { rulesInForce.elements.count(where: appliedRules.contains) }

  /// The share of the rules in force that applied, in whole hundredths, rounded down.
  public var percent: Int { total == 0 ? 0 : applied * 100 / total }

  /// The rules to write about next: unused rules, first those of topics in the scenarios.
  ///
  /// The list has at most two rules of each topic, so that no topic fills it alone.
  public func next(most: Int = 8) -> [RuleSummary] {
    let parts = parts
    let begun = parts.filter { !$0.applied.isEmpty && !$0.silent.isEmpty }
    let untouched = parts.filter { $0.applied.isEmpty }
    let order = begun.enumerated().sorted {
      ($1.element.applied.count, $0.offset) < ($0.element.applied.count, $1.offset)
    }
    let numbers = (order.map { $0.element } + untouched).flatMap { $0.silent.prefix(2) }
    return numbers.prefix(most).map(Law.rule)
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
    percent < least ? "\n" + palette.bad("\(percent) % is less than \(least) %") + "\n" : nil
  }

  /// The problem if fewer rules were used than required; nil if enough were.
  public func problem(least: Int) -> RunProblem? {
    guard percent < least else { return nil }
    let text = "--min-coverage: \(percent) % of the rules in force spoke, less than \(least) %"
    return RunProblem(text, kind: .uncovered)
  }

  private func text(_ palette: Palette) -> String {
    let parts = parts
    let width = (parts.map { $0.topic.count }.max() ?? 0) + 2
    var text = "\n" + palette.strong("\(applied) of \(total) rules spoke: \(percent) %") + "\n"
    for part in parts {
      let count = part.applied.count + part.silent.count
      text += "  \(part.topic.padded(to: width))\(part.applied.count) of \(count)\n"
    }
    let next = next()
    guard !next.isEmpty else { return text }
    text += "\nto write about next; `belfry explain NAME` tells more\n"
    for rule in next {
      text += "  \(rule.id)\n      \(rule.sentence)\n"
      if !(rule.when + rule.unless).isEmpty {
        let words = guardText(rule.when, rule.unless)
        text += palette.faint("      applies \(words)") + "\n"
      }
    }
    return text
  }
}
