public import SystemPolicy
import VirtualDevice

/// An open question that a run's outcome rests on.
public struct Dependency: Hashable, Sendable {
  /// The dispute.
  public var dispute: DisputeNumber
  /// The side under which the run ended as it did.
  public var side: String
  /// The sides under which it would have ended otherwise.
  public var others: [String]
}

extension Player {
  /// Replays a run under the other sides of exactly those disputes it consulted, and returns those
  /// that would have changed its outcome.
  ///
  /// A dispute that the scenario itself settles with `assume` is not one of them.
  public mutating func dependencies(
    of result: ScenarioResult,
    in script: Script
  ) -> [Dependency] {
    // Where the events ran out nothing can be said of the outcome.
    guard !result.isStopped, !result.journal.consulted.isEmpty else { return [] }
    let settled = result.scenario.setting.assumed.map { $0.value.dispute }
    return result.journal.consulted.elements.compactMap { dispute -> Dependency? in
      guard !settled.contains(dispute) else { return nil }
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
        return replay.verdict != result.verdict
      }
      return others.isEmpty ? nil : Dependency(dispute: dispute, side: side, others: others)
    }
  }

  /// The readings under which a run would have ended otherwise.
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
  /// What counts when two runs are compared: how each step ended.
  var verdict: [Int] { isStopped ? [-1] : failures.map { $0.step } }
}
