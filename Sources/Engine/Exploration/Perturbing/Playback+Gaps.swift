import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Playback {
  /// Returns the whole minute in the middle of the time until the next event is due; nil without
  /// one.
  ///
  /// - Parameter end: The instant of the next step.
  func middle(until end: Instant) -> Instant? {
    guard let next, next > 0 else { return nil }
    let now = scenario.steps[next - 1].instant
    guard let due = device.nextDue, due > now, end > now else { return nil }
    let minute: Int64 = 60_000_000_000
    let half = (min(due, end) - now).nanoseconds / 2
    let middle = (now.nanoseconds + half) / minute * minute
    return middle > now.nanoseconds ? Instant(nanoseconds: middle) : nil
  }

  /// Extends the expectations of the next time in the margin to the part of the run that they
  /// examine without the step before it.
  ///
  /// - Returns: A Boolean value that indicates whether a time can name that part. It cannot if an
  ///   expectation examines events at that time that are before the lines of that time.
  mutating func keepWindows(from begin: Instant) -> Bool {
    guard let next else { return true }
    let before = entriesBeforeLines
    let end = scenario.steps[next].instant
    let first = device.zone.civil(at: begin + (device.wall - device.now))
    let last = device.zone.civil(at: end + (device.wall - device.now))
    let moment = WrittenMoment(
      day: first.date == last.date ? nil : first.date.daysSince1970,
      second: Int(first.time.nanosecondOfDay / 1_000_000_000)
    )
    var isExact = true
    changeRest { step in
      guard step.instant == end, step.since == nil, case .expect(var expectation) = step.action,
        expectation.looksBack
      else { return }
      let name = step.action.notification
      if before.contains(where: { name == nil || $0.name == name }) { isExact = false }
      expectation.since = moment
      step.action = .expect(expectation)
      step.since = begin
    }
    return isExact
  }
}

extension Expectation {
  /// Indicates whether the expectation examines the run since an earlier time in the margin.
  fileprivate var looksBack: Bool {
    guard since == nil else { return false }
    switch subject {
    case .isSo, .nothingDelivered, .noSound, .noCrash, .authorizationNotReported, .didNotHappen,
      .openSettingsNotCalled, .signalled(_, _, false), .delivered(_, _, times: 0),
      .response(.notReceived), .response(.notWarned), .region(.didNotHappen),
      .region(.condition(_, _, times: 0)):
      return false
    case _: return true
    }
  }
}
