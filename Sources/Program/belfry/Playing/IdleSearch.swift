import Platform
import Reports
import Scenarios

/// The search for the assumptions of a script that change nothing, which make a scenario red.
///
/// It begins when the first scenario of the script is played, by whichever thread plays it.
final class IdleSearch: @unchecked Sendable {
  private let script: Script
  /// The numbers of the scenarios that are selected, in all parts of the selection.
  private let chosen: [Int]
  private let variants: Variants
  private let mostEvents: Int
  private let monitor = Monitor()
  /// The assumptions without an effect, by scenario; nil until they are known.
  private var found: [Int: [Int]]?
  /// The events of the search that is kept, until they are counted.
  private var events = 0

  init(_ script: Script, among chosen: [Int], under variants: Variants, mostEvents: Int) {
    (self.script, self.chosen, self.variants) = (script, chosen, variants)
    self.mostEvents = mostEvents
  }

  /// Returns the indices of the assumptions of a scenario that change nothing.
  ///
  /// A search that runs out of memory is not kept, because a player with more memory may find
  /// another answer. The player reports the lack of memory, as after a run of the scenario itself.
  ///
  /// - Returns: The indices, and the number of events of a search that is not kept: they count as
  ///   events of the scenario.
  func assumptions(
    of number: Int,
    with player: inout Player
  ) -> (indices: [Int], events: Int) {
    monitor.sync {
      if let found { return (found[number] ?? [], 0) }
      let (before, hadRunOutOfMemory) = (player.events, player.hasRunOutOfMemory)
      player.hasRunOutOfMemory = false
      let idle = player.idleAssumptions(
        of: script,
        among: chosen,
        under: variants.all,
        mostEvents: mostEvents
      )
      let isKept = !player.hasRunOutOfMemory
      player.hasRunOutOfMemory = player.hasRunOutOfMemory || hadRunOutOfMemory
      let played = player.events - before
      guard isKept else { return (idle[number] ?? [], played) }
      (found, events) = (idle, played)
      return (idle[number] ?? [], 0)
    }
  }

  /// Returns the number of events of the search that is kept, once: a command counts them with the
  /// first scenario of the script, because any thread may have played them.
  func takeEvents() -> Int {
    monitor.sync {
      defer { events = 0 }
      return events
    }
  }
}
