import Pages
import Reports
import Scenarios
import SystemPolicy

/// The way in which every scenario of a run is played.
struct PlayRules: Sendable {
  let variants: Variants
  /// A Boolean value that indicates whether disputes are searched even if there are several
  /// variants.
  let isStrict: Bool
  /// Indicates whether a report shows the runs under other sides of disputes.
  let keepsReplays: Bool
  /// The limits of a scenario, of all scenarios together, and of the journals that exist at a time.
  let limits: Limits

  /// Returns a player for one of several that play at a time.
  ///
  /// - Parameter shares: The number of scenarios whose journals exist at a time.
  func player(shares: Int = 1) -> Player {
    // The runs of a scenario are compared with each other, or a single one with its replays.
    let journals = max(variants.all.count + (isStrict ? 1 : 0), 2)
    return limits.player(journals: journals * shares)
  }
}

extension PlayRules {
  /// Creates the rules from a command line.
  init(_ options: RunOptions) {
    self.init(
      variants: options.variants,
      isStrict: options.strictness != nil,
      keepsReplays: options.reports.formats.contains(.html),
      limits: options.limits
    )
  }
}

/// A script whose scenarios are played, perhaps by several threads.
final class PlayedScript: Sendable {
  let script: Script
  /// The numbers of the scenarios that are played.
  let chosen: [Int]
  private let rules: PlayRules
  private let idle: IdleSearch

  init(_ script: Script, chosen: [Int], _ rules: PlayRules) {
    self.script = script
    self.chosen = chosen
    self.rules = rules
    idle = IdleSearch(
      script,
      among: chosen,
      under: rules.variants,
      mostEvents: rules.limits.events
    )
  }

  /// Plays a scenario under each variant.
  ///
  /// - Parameters:
  ///   - number: The number of the scenario.
  ///   - player: The player.
  ///   - left: The events that the scenarios before it have left of all; nil for all of them.
  /// - Returns: An outcome for each variant. They are not valid if the player ran out of memory and
  ///   another player may have more.
  func play(_ number: Int, with player: inout Player, left: Int? = nil) -> PlayedOutcomes {
    let (idle, lost) = idle.assumptions(of: number, with: &player)
    let before = player.events
    let left = left ?? rules.limits.events
    defer { player.eventsLeft = .max }
    let outcomes = rules.variants.all.map { variant in
      player.eventsLeft = max(0, left - (player.events - before))
      return player.outcome(
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
    return PlayedOutcomes(outcomes: outcomes, events: player.events - before + lost)
  }

  /// Returns the number of events of the search for assumptions without an effect, once.
  func takeIdleEvents() -> Int { idle.takeEvents() }
}
