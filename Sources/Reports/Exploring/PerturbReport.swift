public import Exploration
public import Scenarios
import SystemPolicy

/// The lives around all scenarios of a command, added up.
public struct PerturbReport: Sendable {
  /// The number of lives.
  public private(set) var lives = 0
  /// The number of surprises.
  public private(set) var surpriseCount = 0
  /// The number of scenarios that are red without a disturbance.
  public private(set) var redCount = 0
  /// A Boolean value that indicates whether a budget ended the exploration early.
  public private(set) var isPartial = false
  private var scenarios = 0
  private var refused = 0
  private var skipped = 0
  private var unreached = 0
  private var surprising = 0
  private var expected: [(breakage: ExpectedBreakage, count: Int)] = []
  private var tolerated = 0
  private var rows: [JSON] = []
  /// The causes that each table has shown.
  private var causes: Set<Cause> = []

  private struct Cause: Hashable {
    var title: String
    var disturbance: DisturbanceName
    var rule: RuleNumber?
    var line: Int32
  }

  /// Creates an empty report.
  public init() {}

  /// Notes scenarios that the budget did not reach.
  public mutating func noteUnreached(_ count: Int) {
    unreached += count
    isPartial = true
  }

  /// Returns the surprises with causes that no earlier row of the same table has shown.
  public func news(of perturbation: Perturbation, in script: Script) -> [Surprise] {
    perturbation.surprises.filter { !causes.contains(cause(of: $0, perturbation, script)) }
  }

  private func cause(
    of surprise: Surprise,
    _ perturbation: Perturbation,
    _ script: Script
  ) -> Cause {
    Cause(
      title: "\(script.name)#\(perturbation.scenario.row?.title ?? perturbation.scenario.title)"
        + (perturbation.version.map { "#\($0.text)" } ?? ""),
      disturbance: surprise.disturbance.name,
      rule: surprise.news,
      line: surprise.news == nil ? surprise.place.line : 0
    )
  }

  /// Adds the lives around a scenario.
  ///
  /// - Parameters:
  ///   - perturbation: The lives.
  ///   - script: The script of the scenario.
  ///   - shown: The surprises that are shown.
  ///   - shrunk: Their shortest scenarios, where there are any.
  public mutating func add(
    _ perturbation: Perturbation,
    in script: Script,
    _ shown: [Surprise],
    _ shrunk: [ShrunkLife?]
  ) {
    let new = news(of: perturbation, in: script)
    for surprise in new { causes.insert(cause(of: surprise, perturbation, script)) }
    scenarios += 1
    lives += perturbation.lives
    refused += perturbation.refused
    surpriseCount += new.count
    if !new.isEmpty { surprising += 1 }
    isPartial = isPartial || perturbation.isPartial
    if perturbation.isRed { redCount += 1 }
    if perturbation.isSetAside { skipped += 1 }
    for (breakage, count) in perturbation.expected { note(breakage, count) }
    tolerated += perturbation.tolerated.reduce(0) { $0 + $1.count }
    rows.append(json(of: perturbation, in: script, shown, shrunk, hidden: new.count - shown.count))
  }

  private mutating func note(_ breakage: ExpectedBreakage, _ count: Int) {
    for index in expected.indices where expected[index].breakage == breakage {
      expected[index].count += count
      return
    }
    expected.append((breakage, count))
  }

  /// Returns the last lines for people.
  ///
  /// - Parameter milliseconds: The time that the lives took, if it is to be shown.
  public func summary(_ milliseconds: Int?) -> String {
    var text = ""
    if !expected.isEmpty {
      let count = expected.reduce(0) { $0 + $1.count }
      text += "\(plural(count, "breakage")) announced by the disturbance\n"
    }
    if tolerated > 0 {
      text += "\(plural(tolerated, "surprising life", "surprising lives")) tolerated\n"
    }
    if skipped > 0 { text += "\(plural(skipped, "scenario")) not played: skip or xfail\n" }
    if redCount > 0 { text += "\(plural(redCount, "scenario")) red without a disturbance\n" }
    if isPartial {
      text += "ended early; \(plural(unreached, "scenario")) not reached\n"
    }
    var line = "\(plural(scenarios, "scenario")): \(plural(lives, "life", "lives")), "
    line += surpriseCount == 0 ? "no surprise" : plural(surpriseCount, "surprise")
    if surpriseCount > 0 { line += " in \(plural(surprising, "scenario"))" }
    if let milliseconds, milliseconds > 0 {
      line += "; \(lives * 1000 / milliseconds) lives a second"
    }
    return text + line + "\n"
  }

  /// The report for programs.
  public var json: String {
    JSON.object([
      "version": .number(1),
      "isPartial": .flag(isPartial),
      "lives": .number(lives),
      "refused": .number(refused),
      "notReached": .number(unreached),
      "surprises": .number(surpriseCount),
      "scenarios": .list(rows),
    ]).written() + "\n"
  }

  private func json(
    of perturbation: Perturbation,
    in script: Script,
    _ shown: [Surprise],
    _ shrunk: [ShrunkLife?],
    hidden: Int
  ) -> JSON {
    let place = perturbation.scenario.place
    return .object([
      "title": .text(perturbation.scenario.title),
      "path": .text(script.sources[Int(place.source)].name),
      "line": .number(Int(place.line)),
      "ios": .text(perturbation.version.map { $0.text }),
      "undisturbed": .text(perturbation.undisturbed.rawValue),
      "lives": .number(perturbation.lives),
      "hidden": .number(hidden),
      "surprises": .list(zip(shown, shrunk).map { json(of: $0, $1) }),
      "expected": .list(
        perturbation.expected.map { breakage, count in
          .object([
            "disturbance": .text(breakage.disturbance.rawValue),
            "rule": .text(breakage.rule.map { Law.rule($0).id }),
            "lives": .number(count),
          ])
        }
      ),
      "tolerated": .list(
        perturbation.tolerated.map { name, count in
          .object(["disturbance": .text(name.rawValue), "lives": .number(count)])
        }
      ),
    ])
  }

  private func json(of surprise: Surprise, _ shrunk: ShrunkLife?) -> JSON {
    .object([
      "disturbance": .text(surprise.disturbance.id),
      "consequence": .text(surprise.consequence.rawValue),
      "line": .number(Int(surprise.place.line)),
      "after": .number(surprise.after.map { Int($0.line) }),
      "rule": .text(surprise.rule.map { Law.rule($0).id }),
      "news": .text(surprise.news.map { Law.rule($0).id }),
      "dispute": .text(surprise.telling.flatMap { Law.rule($0).dispute }),
      "lives": .number(surprise.count),
      "scenario": .text(shrunk?.text),
      "lines": .number(shrunk?.lines),
    ])
  }
}

/// A number of things, in words.
func plural(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// The table of disturbances for people.
public func disturbanceList(_ disturbances: [Disturbance]) -> String {
  let width = disturbances.map { $0.id.utf8.count }.max() ?? 0
  return disturbances.map { row in
    "\(row.id.padded(to: width))  \(row.isDefault ? "     " : "--all")  \(row.summary)\n"
  }.joined()
}
