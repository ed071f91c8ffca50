import Reports
import Scenarios
import VirtualDevice

/// A scenario that one of several threads plays.
final class PlayTask: @unchecked Sendable {
  enum State {
    case waiting
    case playing
    case done(PlayedOutcomes)
    /// The share of the memory was too small.
    case unfinished
  }

  let script: PlayedScript
  let number: Int
  /// The state, which only the pool of threads reads and changes.
  var state = State.waiting

  init(_ script: PlayedScript, _ number: Int) {
    self.script = script
    self.number = number
  }
}

/// The outcomes of a scenario, one for each variant.
struct PlayedOutcomes {
  var outcomes: [Outcome]
  /// The number of events of the runs, and of their replays.
  var events: Int

  /// The memory that the journals take.
  var bytes: Int {
    outcomes.reduce(0) { bytes, outcome in
      outcome.replays.reduce(bytes + outcome.result.journal.entries.bytes) {
        $0 + $1.result.journal.entries.bytes
      }
    }
  }
}
