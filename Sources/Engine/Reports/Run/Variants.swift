import Scenarios
public import SystemPolicy
public import VirtualTime

/// The versions and readings under which scenarios are played.
public struct Variants: Hashable, Sendable {
  /// The versions of iOS; none where each scenario's own counts.
  public var versions: [OSVersion]
  /// The readings; none where each scenario's own counts.
  public var readings: [Reading]

  /// The release of the tz database that has the time zones of the scenarios.
  public var zones: ZoneDatabase

  /// Creates variants.
  public init(
    versions: [OSVersion] = [],
    readings: [Reading] = [],
    zones: ZoneDatabase = .builtIn
  ) {
    self.versions = versions
    self.readings = readings
    self.zones = zones
  }

  /// Each version under each reading; nil for a scenario's own.
  public var all: [(version: OSVersion?, reading: Reading?)] {
    let versions: [OSVersion?] = versions.isEmpty ? [nil] : versions.map { $0 }
    let readings: [Reading?] = readings.isEmpty ? [nil] : readings.map { $0 }
    return versions.flatMap { version in readings.map { (version, $0) } }
  }

  /// Indicates whether a scenario is played once only.
  public var isSingle: Bool { versions.count <= 1 && readings.count <= 1 }

  /// Returns the names of the variants, independent of the order of the runs.
  func inOrder(_ outcomes: [Outcome]) -> String {
    names(
      of: outcomes.sorted {
        let (a, b) = ($0.result, $1.result)
        return (a.version, place(of: a.reading)) < (b.version, place(of: b.reading))
      }
    )
  }

  private func place(of reading: Reading) -> Int { readings.firstIndex(of: reading) ?? 0 }

  /// The words that distinguish some runs of a scenario: `iOS 13 and 17`, `apple`.
  func names(of outcomes: [Outcome]) -> String {
    if readings.count > 1, versions.count > 1 {
      return outcomes.map { "iOS \($0.result.version.text) \($0.result.reading.rawValue)" }
        .joined(separator: ", ")
    }
    return versions.count > 1
      ? "iOS \(Suggestion.all(outcomes.map { $0.result.version.text }))"
      : Suggestion.all(outcomes.map { $0.result.reading.rawValue })
  }

  /// The names of all variants, for the last line of a report.
  var description: String {
    let ios = versions.isEmpty ? [] : ["iOS \(Suggestion.all(versions.map { $0.text }))"]
    let read =
      readings.count > 1
      ? ["the readings \(Suggestion.all(readings.map { $0.rawValue }))"] : []
    return (ios + read).joined(separator: " and ")
  }
}

/// The runs of one scenario under several variants.
struct OutcomeGroup {
  /// The runs, in the order of the variants.
  var outcomes: [Outcome]

  /// The runs by how they ended, each list in the order of the variants.
  var parts: [[Outcome]] { grouped { $0.endsLike($1) } }

  /// Returns the runs that are alike, each list in the order of the variants.
  func grouped(_ areAlike: (Outcome, Outcome) -> Bool) -> [[Outcome]] {
    // A run is large, so its number is moved and not the run.
    var groups: [[Int]] = []
    for number in outcomes.indices {
      let known = groups.firstIndex { areAlike(outcomes[$0[0]], outcomes[number]) }
      if let known { groups[known].append(number) } else { groups.append([number]) }
    }
    return groups.map { $0.map { outcomes[$0] } }
  }

  /// Returns the runs by scenario; the runs of a scenario are next to each other.
  static func groups(of outcomes: [Outcome]) -> [OutcomeGroup] {
    var groups: [OutcomeGroup] = []
    for outcome in outcomes {
      let last = groups.last?.outcomes[0].result.scenario
      if let last, last.place == outcome.result.scenario.place,
        last.title == outcome.result.scenario.title
      {
        groups[groups.count - 1].outcomes.append(outcome)
      } else {
        groups.append(OutcomeGroup(outcomes: [outcome]))
      }
    }
    return groups
  }
}

extension Outcome {
  /// Indicates whether another run of the scenario ended in the same way, failure by failure.
  fileprivate func endsLike(_ other: Outcome) -> Bool {
    result.end == other.result.end
      && result.failures.map { $0.step } == other.result.failures.map { $0.step }
  }
}
