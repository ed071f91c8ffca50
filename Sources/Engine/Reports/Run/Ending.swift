import Scenarios
import SystemPolicy

/// The facts about a finished run that the last lines of a report need.
struct Ending: Sendable {
  var end: ScenarioResult.End
  var reading: Reading
  /// The limit that ended the run early, if one did.
  var stop: ScenarioResult.Limit?
  /// The names of the disputes that the outcome depends on.
  var disputes: [String]
  var differsUnder: [Reading]

  init(_ outcome: Outcome) {
    end = outcome.result.end
    reading = outcome.result.reading
    stop = outcome.result.stop
    disputes = outcome.dependencies.map { Law.dispute($0.dispute).id }
    differsUnder = outcome.differsUnder
  }
}

/// The number of scenarios with each outcome.
struct EndCounts {
  var passed = 0
  var failed = 0
  var stopped = 0
  var skipped = 0
  var xfailed = 0

  init(_ endings: [Ending]) {
    for ending in endings {
      switch ending.end {
      case .passed: passed += 1
      case .failed, .passedUnexpectedly: failed += 1
      case .stopped: stopped += 1
      case .skipped: skipped += 1
      case .failedAsExpected: xfailed += 1
      }
    }
  }
}
