import Exploration

extension Arguments {
  /// The limits of an exploration, from `--max-states` and `--timeout`.
  func budget() throws(UsageError) -> Budget {
    let end = try timeout().map { MonotonicClock.seconds + $0 }
    return Budget(mostLives: try count("--max-states")) {
      !Interrupt.isAsked && end.map { MonotonicClock.seconds < $0 } ?? true
    }
  }

  /// The seconds after which the exploration ends.
  private func timeout() throws(UsageError) -> Double? {
    guard let word = value("--timeout") else { return nil }
    for (unit, seconds) in [("s", 1), ("m", 60), ("h", 3600)] where word.hasSuffix(unit) {
      guard let number = Int(word.dropLast()), number > 0, number <= 1_000_000 else { break }
      return Double(number * seconds)
    }
    throw UsageError("--timeout needs a time above zero such as 30s, 5m or 1h, not '\(word)'")
  }
}
