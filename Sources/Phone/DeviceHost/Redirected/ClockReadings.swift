import Synchronization
import VirtualTime

/// An app's readings of a phone's clock.
///
/// A reading shows the clock, or, where each reading advances it, a later time than the reading
/// before.
final class ClockReadings: Sendable {
  private let step: Int64
  private let last = Atomic(Int64.min)

  init(step: Interval) { self.step = step.nanoseconds }

  /// Reads a clock that shows an instant by itself.
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

  /// The clock was set back: what it showed before is no bound any more.
  func forget() { last.store(.min, ordering: .relaxed) }
}
