public import SystemPolicy
import VirtualDevice

/// An open question that the outcome of a run depends on.
public struct Dependency: Hashable, Sendable {
  /// The dispute.
  public var dispute: DisputeNumber
  /// The side under which the run ended this way.
  public var side: String
  /// The sides under which it would end differently.
  public var others: [String]
}

/// A run of the same scenario under another side of a dispute, which ends differently.
public struct Replay: Sendable {
  /// The side.
  public var side: Side
  /// The run.
  public var result: ScenarioResult
  /// The maximum number of replays of an outcome that are kept for reports.
  ///
  /// They take a few megabytes, in addition to the journals that the limit of memory counts.
  public static let mostKept = 4
  /// The maximum number of entries in the journal of a replay that is kept.
  public static let mostKeptLength = 5000

  /// The number of entries in its journal.
  public var length: Int { result.journal.entries.count }

  /// Creates a replay.
  public init(side: Side, result: ScenarioResult) {
    self.side = side
    self.result = result
  }
}

extension Player {
  /// Returns the disputes that would change the outcome: it replays the run under the other sides
  /// of exactly those disputes it consulted.
  ///
  /// A dispute that the scenario itself settles with `assume` is not included.
  ///
  /// - Parameters:
  ///   - result: The run.
  ///   - script: Its script.
  ///   - keep: A closure that is called with each replay that ends differently.
  public mutating func dependencies(
    of result: ScenarioResult,
    in script: Script,
    keep: (Replay) -> Void = { _ in }
  ) -> [Dependency] {
    // If the events ran out, the outcome is unknown.
    guard !result.isStopped, !result.journal.consulted.isEmpty else { return [] }
    let assumed = result.scenario.setting.assumed.map { $0.value.dispute }
    return result.journal.consulted.elements.compactMap { dispute -> Dependency? in
      guard !assumed.contains(dispute) else { return nil }
      let side = Law.dispute(dispute).side(under: result.reading, on: result.version)
      let others = Law.dispute(dispute).sides.filter { other in
        guard other != side else { return false }
        let replay = play(
          result.scenario,
          of: script,
          on: result.version,
          reading: result.reading,
          assuming: [Side(dispute, other)]
        )
        guard replay.verdict != result.verdict else { return false }
        keep(Replay(side: Side(dispute, other), result: replay))
        return true
      }
      return others.isEmpty ? nil : Dependency(dispute: dispute, side: side, others: others)
    }
  }

  /// Returns the readings under which a run would end differently.
  public mutating func differingReadings(
    of result: ScenarioResult,
    in script: Script
  ) -> [Reading] {
    guard !result.isStopped else { return [] }
    return Reading.allCases.filter { other in
      guard other != result.reading else { return false }
      let parts = result.journal.consulted.elements.contains { number in
        let dispute = Law.dispute(number)
        return dispute.side(under: other, on: result.version)
          != dispute.side(under: result.reading, on: result.version)
      }
      guard parts else { return false }
      let replay = play(
        result.scenario,
        of: script,
        on: result.version,
        reading: other
      )
      return replay.verdict != result.verdict
    }
  }
}

extension ScenarioResult {
  /// The basis for comparing two runs: how each step ended.
  var verdict: [Int] { isStopped ? [-1] : failures.map { $0.step } }
}
