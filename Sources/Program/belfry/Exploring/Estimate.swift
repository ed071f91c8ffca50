import Platform

/// The remaining time of a long exploration, estimated from the time so far.
struct Estimate {
  private let start = MonotonicClock.seconds

  /// The seconds since the start.
  var seconds: Double { MonotonicClock.seconds - start }

  /// Returns the remaining time in words, to add to a line of progress; empty until it can be
  /// estimated.
  ///
  /// - Parameter share: The share of the whole that is done.
  func rest(after share: Double) -> String {
    guard share > 0.02, share < 1 else { return "" }
    return ", about \(Int(seconds / share * (1 - share)) + 1) s left"
  }
}
