import DeviceHost
public import Foundation
import Synchronization
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// The date on the phone's clock.
  public var date: Date {
    noteLook()
    return Date(timeIntervalSince1970: Double(host.wall.nanoseconds) / 1e9)
  }

  /// Advances the time.
  ///
  /// Everything that is due happens in order, each event after the callbacks of the previous one
  /// have returned. Time never goes back: a negative duration fails the test.
  ///
  /// - Parameters:
  ///   - duration: The time to advance.
  ///   - sleepers: The number of tasks that must wait for the phone's ``clock`` before the time
  ///     advances.
  ///   - place: The source location of a failure.
  public func advance(
    by duration: Duration,
    expecting sleepers: Int = 0,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard duration >= .zero else {
      return fail(
        """
        time never goes back: advance(by: \(duration)) is negative; write a duration of zero or more
        """,
        at: place
      )
    }
    if sleepers > 0 {
      await wait(until: "\(sleepers) tasks wait for the phone's clock", at: place) {
        $0.host.sleeperCount >= sleepers
      }
    }
    await elapse(at: place) { end(of: Interval(duration)) }
  }

  /// Advances the time until the phone's clock shows a date.
  ///
  /// - Parameters:
  ///   - date: The date; one in the past fails the test.
  ///   - place: The source location of a failure.
  public func advance(to date: Date, at place: SourceLocation = #_sourceLocation) async {
    let wall = Instant(since1970: date.timeIntervalSince1970)
    await elapse(at: place) {
      let device = host.device
      // A `Date` is rounded to less than a microsecond.
      guard wall >= device.wall - Interval(nanoseconds: 1_000) else {
        let now = device.zone.civil(at: device.wall).text
        let wanted = device.zone.civil(at: wall).text
        refuse(
          "the phone's clock shows \(now) already, which is after \(wanted); time never goes back",
          at: place
        )
        return nil
      }
      return max(device.now, device.now + (wall - device.wall))
    }
  }

  /// Advances the time until the phone's clock shows a time.
  ///
  /// - Parameters:
  ///   - text: The next time of day, such as `08:05`, or a date and time, such as `2026-03-06
  ///     08:05`.
  ///   - place: The source location of a failure.
  public func advance(to text: String, at place: SourceLocation = #_sourceLocation) async {
    await elapse(at: place) { instant(writtenAs: text, at: place) }
  }

  /// Returns the instant after an interval; a life may measure it on the phone's clock.
  private func end(of interval: Interval) -> Instant {
    let device = host.device
    guard let life, life.followsClock else { return device.now + interval }
    let shown = device.zone.civil(at: device.wall)
    let later = Zone.utc.civil(at: Zone.utc.resolve(shown).earliest + interval)
    return device.now + (device.zone.resolve(later).earliest - device.wall)
  }

  /// Returns the next instant at which the phone's clock shows a time, or reports why it does not
  /// exist.
  private func instant(writtenAs text: String, at place: SourceLocation) -> Instant? {
    let device = host.device
    let now = device.zone.civil(at: device.wall)
    var wanted = CivilDateTime(writtenAs: text)
    if wanted == nil, let time = CivilTime(parsing: Array(text.utf8)) {
      let date = time < now.time ? now.date.adding(days: 1) : now.date
      wanted = CivilDateTime(date: date, time: time)
    }
    guard let wanted else {
      fail("a time is written as 08:05 or 2026-03-06 08:05, not \"\(text)\"", at: place)
      return nil
    }
    guard wanted >= now else {
      refuse("the phone's clock shows \(now.text) already; time never goes back", at: place)
      return nil
    }
    return device.now + (device.zone.resolve(wanted).earliest - device.wall)
  }

  /// Advances the time to the next event, and lets it happen.
  ///
  /// The test fails if no event is due.
  ///
  /// - Parameter place: The source location of a failure.
  public func advanceToNextEvent(at place: SourceLocation = #_sourceLocation) async {
    await settle(at: place)
    await elapse(at: place) {
      let due = host.nextDue
      if due == nil {
        refuse("no event is due on this phone; add a request or start a timer first", at: place)
      }
      return due
    }
  }

  /// Waits for the callbacks of the app without advancing the time.
  ///
  /// - Parameter place: The source location of a failure.
  public func settle(at place: SourceLocation = #_sourceLocation) async {
    await rest(at: place)
  }

  package func rest(at place: SourceLocation?) async {
    await host.calling { await lendATurn() }
    await pass(to: host.device.now, at: place)
  }

  /// Waits in real time until a condition is true.
  ///
  /// Use it for work that an app does in tasks of its own. The test fails if the condition is false
  /// for longer than ``watchdog``.
  ///
  /// - Parameters:
  ///   - what: The condition in words, for the failure.
  ///   - place: The source location of a failure.
  ///   - condition: Returns whether to stop waiting.
  public func wait(
    until what: String = "the condition is true",
    at place: SourceLocation = #_sourceLocation,
    _ condition: @escaping @Sendable (VirtualPhone) -> Bool
  ) async {
    noteLook()
    guard await host.calling({ await isSo(condition) }) else {
      let waits = host.realWaits.sentences.map { "; \($0)" }.joined()
      return fail("`wait` gave up after \(watchdog); expected: \(what)" + waits, at: place)
    }
    await settle(at: place)
  }

  /// Waits in real time for a condition, and returns whether it became true before the timeout.
  func isSo(_ condition: @escaping @Sendable (VirtualPhone) -> Bool) async -> Bool {
    await DeviceHost.withoutPhone {
      let clock = ContinuousClock()
      let deadline = clock.now + watchdog
      var looks = 0
      while !condition(self) {
        // On a busy machine the time may be over before any task could run.
        guard clock.now < deadline || looks < 50, !Task.isCancelled else { return false }
        looks += 1
        try? await Task.sleep(for: .milliseconds(2))
      }
      return true
    }
  }
}

extension Duration {
  /// Returns a duration of a number of minutes.
  public static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
  /// Returns a duration of a number of hours.
  public static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
  /// Returns a duration of a number of days of 24 hours.
  public static func days(_ count: Int) -> Duration { .seconds(count * 86400) }
}
