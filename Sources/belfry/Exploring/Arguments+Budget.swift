import Exploration
import Scenarios

extension Command {
  /// The flags of the limits of a command.
  ///
  /// - Parameters:
  ///   - limits: The limits without flags.
  ///   - noun: The word for what is played.
  ///   - chosen: The limits that the command has.
  static func limitFlags(
    _ limits: Limits,
    ofEach noun: String = "life",
    _ chosen: [Limit] = [.scenarioEvents, .events, .memory, .time]
  ) -> [Flag] {
    let flags: [Flag] = [
      .init(
        "--max-events",
        "N",
        "stop a \(noun) after N events; the default is \(limits.scenarioEvents)",
        isCommon: false
      ),
      .init(
        "--max-total-events",
        "N",
        "end after N events in all; the default is \(limits.events)",
        isCommon: false
      ),
      .init(
        "--max-memory",
        "SIZE",
        "stop a \(noun) whose journal exceeds its share of SIZE; default "
          + Limit.memory.text(of: limits.memory),
        isCommon: false
      ),
      .init("--timeout", "TIME", "end after a time, such as 30s, 5m or 1h"),
    ]
    let names = chosen.compactMap { $0.flag }
    return flags.filter { names.contains($0.name) }
  }
}

extension Arguments {
  /// The limits of the command: those of the table, as far as no flag changes them.
  func limits(_ table: Limits) throws(UsageError) -> Limits {
    var limits = table
    if let events = try count("--max-events") { limits.scenarioEvents = events }
    if let events = try count("--max-total-events") { limits.events = events }
    if let memory = try bytes("--max-memory") { limits.memory = memory }
    if let lives = try count("--max-states") { limits.lives = lives }
    return limits
  }

  /// The limits of an exploration, which `--timeout` sets, too.
  func budget(_ limits: Limits) throws(UsageError) -> Budget {
    Budget(mostLives: limits.lives, mostEvents: limits.events, stop: try stop())
  }

  /// A closure that returns the reason to end the command early, from `--timeout` and signals.
  private func stop() throws(UsageError) -> @Sendable () -> LimitReached? {
    let seconds = try timeout()
    let end = seconds.map { MonotonicClock.seconds + Double($0) }
    return {
      if Interrupt.isAsked { return .signal }
      guard let end, let seconds, MonotonicClock.seconds >= end else { return nil }
      return LimitReached(.time, seconds)
    }
  }

  /// The seconds after which the exploration ends.
  private func timeout() throws(UsageError) -> Int? {
    guard let word = value("--timeout") else { return nil }
    for (unit, seconds) in [("s", 1), ("m", 60), ("h", 3600)] where word.hasSuffix(unit) {
      guard let number = Int(word.dropLast()), number > 0, number <= 1_000_000 else { break }
      return number * seconds
    }
    throw UsageError("--timeout needs a time above zero such as 30s, 5m or 1h, not '\(word)'")
  }
}
