import Synchronization
import VirtualTime

/// An app's readings of a phone's clock.
///
/// A reading is the time of the clock. If each reading advances the clock, it is later than the
/// previous reading.
final class ClockReadings: Sendable {
  private let step: Int64
  private let last = Atomic(Int64.min)

  init(step: Interval) { self.step = step.nanoseconds }

  /// Returns the reading of a clock that shows an instant.
  func read(_ wall: Instant) -> Instant {
    guard step > 0 else { return wall }
    var known = last.load(ordering: .relaxed)
    while true {
      let next = max(known + step, wall.nanoseconds)
      let (isDone, found) = last.compareExchange(expected: known, desired: next, ordering: .relaxed)
      if isDone { return Instant(nanoseconds: next) }
      known = found
    }
  }

  /// Forgets the earlier readings after the clock was set back.
  func forget() { last.store(.min, ordering: .relaxed) }
}
