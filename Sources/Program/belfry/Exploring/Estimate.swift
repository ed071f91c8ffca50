import Platform

/// The time that a long exploration still takes, by what it took until now.
struct Estimate {
  private let start = MonotonicClock.seconds

  /// The seconds since the start.
  var seconds: Double { MonotonicClock.seconds - start }

  /// Returns the rest in words, to add to a line of progress; empty until enough is known.
  ///
  /// - Parameter share: The share of the whole that is done.
  func rest(after share: Double) -> String {
    guard share > 0.02, share < 1 else { return "" }
    return ", about \(Int(seconds / share * (1 - share)) + 1) s left"
  }
}
