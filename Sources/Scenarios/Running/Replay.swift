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

extension Script {
  /// Replays a run under the other sides of exactly those disputes it consulted, and returns those
  /// that would have changed its outcome.
  ///
  /// A dispute that the scenario itself settles with `assume` is not one of them.
  public func dependencies(
    of result: ScenarioResult,
    mostEvents: Int = Script.mostEvents
  ) -> [Dependency] {
    // Where the events ran out nothing can be said of the outcome.
    guard !result.isStopped, !result.journal.consulted.isEmpty else { return [] }
    let settled = result.scenario.setting.assumed.map(\.value.dispute)
    let law = Law(
      version: result.version,
      reading: result.reading,
      assuming: result.scenario.setting.assumed.map(\.value)
    )
    return result.journal.consulted.elements.compactMap { dispute -> Dependency? in
      guard !settled.contains(dispute) else { return nil }
      let side = law.sides[Int(dispute.rawValue)]
      let others = Law.dispute(dispute).sides.filter { other in
        guard other != side else { return false }
        let replay = play(
          result.scenario,
          on: result.version,
          reading: result.reading,
          assuming: [Side(dispute, other)],
          mostEvents: mostEvents
        )
        return !replay.isStopped && replay.verdict != result.verdict
      }
      return others.isEmpty ? nil : Dependency(dispute: dispute, side: side, others: others)
    }
  }

  /// The readings under which a run would have ended otherwise.
  public func differingReadings(
    of result: ScenarioResult,
    mostEvents: Int = Script.mostEvents
  ) -> [Reading] {
    guard result.scenario.setting.reading == nil, !result.isStopped else { return [] }
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
        on: result.version,
        reading: other,
        mostEvents: mostEvents
      )
      return !replay.isStopped && replay.verdict != result.verdict
    }
  }
}

extension ScenarioResult {
  /// What counts when two runs are compared: how each step ended.
  var verdict: [Int] { isStopped ? [-1] : failures.map(\.step) }
}
