public import Exploration
public import Scenarios
import SystemPolicy

/// The outcomes of a scenario under each combination of values, as a truth table.
public struct SweepReport: Sendable {
  let title: String
  let path: String
  let line: Int
  let axes: [SweepAxis]
  /// The number of combinations that the axes have.
  let count: Int
  private var lives: [SweepOutcome] = []
  /// The limit that ended the sweep early; nil if none did.
  public var reached: LimitReached?
  private var notesOfLives: Set<SweepNote> = []

  /// The notes under the table, as sentences.
  var notes: [String] {
    SweepNote.allCases.filter { notesOfLives.contains($0) }.map { $0.sentence }
  }

  /// Creates a report without outcomes.
  public init(of scenario: Scenario, in script: Script, over axes: [SweepAxis], count: Int) {
    title = scenario.title
    path = script.sources[Int(scenario.place.source)].name
    line = Int(scenario.place.line)
    self.axes = axes
    self.count = count
  }

  /// Adds the outcome of the next combination.
  public mutating func add(_ outcome: SweepOutcome) {
    notesOfLives.formUnion(outcome.notes)
    var life = outcome
    life.notes = []
    lives.append(life)
  }

  /// A Boolean value that indicates whether a budget ended the sweep early.
  public var isPartial: Bool { lives.count < count }

  /// The sentence about an early end: the limit, the part that was played, and the flag to write.
  var ending: String {
    let by = reached.map { " by \($0.name)" } ?? ""
    return "ended early\(by): ? was not played\(reached?.advice ?? "")"
  }

  /// A Boolean value that indicates whether a limit stopped one of the runs.
  public var isStopped: Bool { lives.contains { $0.end == .stopped } }

  /// The outcomes with letters, in the order in which they appear, and the cells of the table.
  struct Folded {
    /// The outcomes that differ.
    var outcomes: [SweepOutcome] = []
    /// The number of the outcome of each combination; nil for one that was not played.
    var cells: [Int?] = []
    /// The number of combinations of each outcome.
    var counts: [Int] = []
  }

  /// The outcomes, with times only if they differ.
  var folded: Folded {
    var times: Set<[String]> = []
    for life in lives {
      let own = life.fates.compactMap { $0.time }
      if !own.isEmpty { times.insert(own) }
    }
    var folded = Folded()
    var known: [SweepOutcome: Int] = [:]
    for life in lives {
      let outcome = times.count > 1 ? life : life.timeless
      if let index = known[outcome] {
        folded.cells.append(index)
        folded.counts[index] += 1
      } else {
        known[outcome] = folded.outcomes.count
        folded.cells.append(folded.outcomes.count)
        folded.counts.append(1)
        folded.outcomes.append(outcome)
      }
    }
    folded.cells += Array(repeating: nil, count: max(0, count - lives.count))
    return folded
  }

  /// The table, with the last axis as columns if that fits a width.
  ///
  /// - Parameter fits: A closure that returns whether a table with columns is not too wide.
  func table(_ folded: Folded, fits: (SweepTable) -> Bool) -> SweepTable {
    let list = SweepTable(axes, folded.cells, hasColumns: false)
    guard axes.count > 1 else { return list }
    let table = SweepTable(axes, folded.cells, hasColumns: true)
    return table.columns.count > 1 && fits(table) ? table : list
  }

  /// The last line: the numbers of combinations with each end.
  func summary(_ folded: Folded) -> String {
    let ends = SweepOutcome.End.allCases.compactMap { end -> String? in
      let count = lives.count { $0.end == end }
      return count == 0 ? nil : "\(count) \(end.noun)"
    }
    let played = isPartial ? "\(lives.count) of \(plural(count, "combination")) played" : ""
    let head = isPartial ? played : plural(count, "combination")
    let differing = plural(folded.outcomes.count, "outcome")
    return "\(head): \((ends + [differing]).joined(separator: ", "))"
  }
}

extension SweepOutcome.End {
  /// The end as a summary counts it.
  fileprivate var noun: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .stopped: "stopped"
    case .impossible: "not possible"
    }
  }
}

/// Returns the letter of an outcome: `a` to `z`, then `aa` and so on.
func sweepLetter(_ number: Int) -> String {
  let letter = String(decoding: [UInt8(ascii: "a") + UInt8(number % 26)], as: UTF8.self)
  return number < 26 ? letter : sweepLetter(number / 26 - 1) + letter
}
