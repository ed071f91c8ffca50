import Pages
import Reports
import Scenarios
import SystemPolicy

/// The way in which every scenario of a run is played.
struct PlayRules: Sendable {
  let variants: Variants
  /// Indicates whether disputes are searched under each of several variants.
  let isStrict: Bool
  /// Indicates whether a report shows the runs under other sides of disputes.
  let keepsReplays: Bool
  let mostEvents: Int
  /// The most bytes that journals may take, all that are there at a time.
  let mostMemory: Int

  /// Returns a player for one of several that play at a time.
  ///
  /// - Parameter shares: The number of scenarios whose journals are there at a time.
  func player(shares: Int = 1) -> Player {
    // The runs of a scenario are compared with each other, or a single one with its replays.
    let journals = max(variants.all.count + (isStrict ? 1 : 0), 2)
    return Player(
      mostEvents: mostEvents,
      mostJournalBytes: max(1, mostMemory / (journals * shares))
    )
  }
}

/// A script whose scenarios are played, perhaps by several threads.
final class PlayedScript: @unchecked Sendable {
  let script: Script
  /// The numbers of the scenarios that are played.
  let chosen: [Int]
  private let rules: PlayRules
  private let monitor = Monitor()
  /// The assumptions without an effect, by scenario; nil until the first scenario is played.
  private var idle: [Int: [Int]]?

  init(_ script: Script, chosen: [Int], _ rules: PlayRules) {
    self.script = script
    self.chosen = chosen
    self.rules = rules
  }

  /// Plays a scenario under each variant.
  ///
  /// - Returns: An outcome for each variant. They mean nothing if the player ran out of memory and
  ///   another one may have more.
  func play(_ number: Int, with player: inout Player) -> [Outcome] {
    let idle = idleAssumptions(&player)[number] ?? []
    return rules.variants.all.map { variant in
      player.outcome(
        ofScenario: number,
        of: script,
        on: variant.version,
        reading: variant.reading,
        idle: idle,
        // With several readings the user compares them, and is shown more than the difference.
        isSearched: rules.variants.isSingle || rules.isStrict,
        keepsReplays: rules.keepsReplays
      )
    }
  }

  private func idleAssumptions(_ player: inout Player) -> [Int: [Int]] {
    monitor.sync {
      if let idle { return idle }
      let found = player.idleAssumptions(of: script, among: chosen, under: rules.variants.all)
      // With more memory it can be another answer.
      if !player.hasRunOutOfMemory { idle = found }
      return found
    }
  }
}
