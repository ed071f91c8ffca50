public import Reports
public import Scenarios
public import SystemPolicy

extension Player {
  /// Plays a scenario and finds out what its outcome rests on.
  ///
  /// - Parameters:
  ///   - number: The number of the scenario in its script.
  ///   - script: The script.
  ///   - version: The version of iOS, if not the scenario's own.
  ///   - reading: The reading, if not the scenario's own.
  ///   - idle: The assumptions of the scenario that change nothing.
  ///   - isSearched: Whether open questions are played with their other answers.
  ///   - keepsReplays: Whether the outcome has the replays that end differently.
  public mutating func outcome(
    ofScenario number: Int,
    of script: Script,
    on version: OSVersion?,
    reading: Reading?,
    idle: [Int],
    isSearched: Bool,
    keepsReplays: Bool = false
  ) -> Outcome {
    var result = play(script.scenarios[number], of: script, on: version, reading: reading)
    // What is compared with the run has the limit of one run: else the order of scenarios would
    // decide what an outcome rests on.
    let left = eventsLeft
    eventsLeft = .max
    defer { eventsLeft = left }
    var outcome = Outcome(result: result)
    if isSearched {
      outcome.dependencies = dependencies(of: result, in: script) { replay in
        guard keepsReplays, outcome.replays.count < Replay.mostKept else { return }
        if replay.length <= Replay.mostKeptLength { outcome.replays.append(replay) }
      }
      outcome.differsUnder = differingReadings(of: result, in: script)
    }
    for assumption in idle { result.failAsIdle(assumption) }
    outcome.result = explained(result, of: script)
    return outcome
  }
}
