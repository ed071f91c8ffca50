import Exploration
import Platform
import Scenarios

extension FlagReader {
  /// Reads the flags of the limits that several commands share.
  ///
  /// - Parameters:
  ///   - table: The limits without flags.
  ///   - noun: The word for the things that are played; nil if each of them has no limit of its
  ///     own.
  mutating func limits(_ table: Limits, ofEach noun: String?) -> Limits {
    var limits = table
    if let noun {
      let events = value(
        "--max-events",
        "N",
        "stop a \(noun) after N events; the default is \(table.scenarioEvents)",
        as: .count,
        isCommon: false,
        isReported: true
      )
      limits.scenarioEvents = events ?? table.scenarioEvents
    }
    let events = value(
      "--max-total-events",
      "N",
      "end after N events in all; the default is \(table.events)",
      as: .count,
      isCommon: false
    )
    let memory = value(
      "--max-memory",
      "SIZE",
      "stop a \(noun ?? "life") whose journal exceeds its share of SIZE; default "
        + Limit.memory.text(of: table.memory),
      as: .bytes,
      isCommon: false,
      isReported: true
    )
    limits.events = events ?? table.events
    limits.memory = memory ?? table.memory
    return limits
  }
}

/// The limits of an exploration, with a maximum of real time.
struct ExplorationLimits {
  let limits: Limits
  private let seconds: Int?

  /// Reads the flags.
  ///
  /// - Parameters:
  ///   - table: The limits without flags.
  ///   - lives: The word for the things that are counted.
  init(_ flags: inout FlagReader, _ table: Limits, lives: String) {
    let most = flags.value("--max-states", "N", "end after N \(lives)", as: .count)
    var limits = flags.limits(table, ofEach: "life")
    limits.lives = most ?? table.lives
    self.limits = limits
    seconds = flags.value(
      "--timeout",
      "TIME",
      "end after a time, such as 30s, 5m or 1h",
      as: .seconds
    )
  }

  /// Returns the budget of an exploration that begins now.
  func budget() -> Budget {
    Budget(mostLives: limits.lives, mostEvents: limits.events, stop: stop())
  }

  /// Returns a closure that returns the reason to end early: the time, or a signal.
  private func stop() -> @Sendable () -> LimitReached? {
    let seconds = seconds
    let end = seconds.map { MonotonicClock.seconds + Double($0) }
    return {
      if Interrupt.isAsked { return .signal }
      guard let end, let seconds, MonotonicClock.seconds >= end else { return nil }
      return LimitReached(.time, seconds)
    }
  }
}
