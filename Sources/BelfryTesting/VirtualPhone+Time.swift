import DeviceHost
public import Foundation
import Synchronization
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// What the phone's clock shows.
  public var date: Date { Date(timeIntervalSince1970: Double(host.wall.nanoseconds) / 1e9) }

  /// Lets time pass; everything due by then happens, one thing after the other, each when the app's
  /// callbacks have returned.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - sleepers: How many tasks of the app to wait for that are going to wait for the phone's
  ///     ``clock``, before time passes.
  public func advance(
    by duration: Duration,
    expecting sleepers: Int = 0,
    at place: SourceLocation = #_sourceLocation
  ) async {
    if sleepers > 0 {
      await wait(until: "\(sleepers) tasks wait for the phone's clock", at: place) {
        $0.host.sleeperCount >= sleepers
      }
    }
    await pass(to: host.device.now + Interval(duration), at: place)
  }

  /// Lets time pass until the phone's clock shows a date.
  public func advance(to date: Date, at place: SourceLocation = #_sourceLocation) async {
    let wall = Instant(since1970: date.timeIntervalSince1970)
    await pass(to: host.device.now + (wall - host.wall), at: place)
  }

  /// Lets time pass until the phone's clock shows a time, the next time it does, or a date and a
  /// time: `08:05`, `2026-03-06 08:05`.
  public func advance(to text: String, at place: SourceLocation = #_sourceLocation) async {
    let device = host.device
    let now = device.zone.civil(at: device.wall)
    var wanted = CivilDateTime(writtenAs: text)
    if wanted == nil, let time = CivilTime(parsing: Array(text.utf8)) {
      let date = time < now.time ? now.date.adding(days: 1) : now.date
      wanted = CivilDateTime(date: date, time: time)
    }
    guard let wanted else {
      return fail("a time is written as 08:05 or 2026-03-06 08:05, not \"\(text)\"", at: place)
    }
    guard wanted >= now else {
      return fail("the phone's clock shows \(now.text) already; time never goes back", at: place)
    }
    await pass(to: device.now + (device.zone.resolve(wanted).earliest - device.wall), at: place)
  }

  /// Lets time pass until the next thing happens, and lets that happen.
  public func advanceToNextEvent(at place: SourceLocation = #_sourceLocation) async {
    await settle(at: place)
    guard let due = host.nextDue else {
      return fail("nothing will ever happen to this phone by itself", at: place)
    }
    await pass(to: due, at: place)
  }

  /// Waits until the app's callbacks have returned, without letting time pass.
  public func settle(at place: SourceLocation = #_sourceLocation) async {
    await rest(at: place)
  }

  func rest(at place: SourceLocation?) async {
    await host.calling { await lendATurn() }
    await pass(to: host.device.now, at: place)
  }

  /// Waits, in real time, until the phone is as the test wants it: for what an app does in tasks of
  /// its own.
  public func wait(
    until what: String = "what was waited for is so",
    at place: SourceLocation = #_sourceLocation,
    _ condition: @escaping @Sendable (VirtualPhone) -> Bool
  ) async {
    guard await host.calling({ await isSo(condition) }) else {
      let waits = host.realWaits.sentences.map { "; \($0)" }.joined()
      return fail("it did not come to pass within \(watchdog) that \(what)" + waits, at: place)
    }
    await settle(at: place)
  }

  /// Waits, in real time, until something is so; tells whether it was before the watchdog barked.
  func isSo(_ condition: @escaping @Sendable (VirtualPhone) -> Bool) async -> Bool {
    await DeviceHost.withoutPhone {
      let clock = ContinuousClock()
      let deadline = clock.now + watchdog
      var looks = 0
      while !condition(self) {
        // On a busy machine the time may be over before anybody could do anything.
        guard clock.now < deadline || looks < 50, !Task.isCancelled else { return false }
        looks += 1
        try? await Task.sleep(for: .milliseconds(2))
      }
      return true
    }
  }

  func pass(to instant: Instant, at place: SourceLocation?) async {
    let problems = await host.calling { await pass(to: instant, while: { true }) }
    for problem in problems { fail(problem, at: place) }
    report(at: place)
  }

  /// Lets time pass while the test itself waits: what goes wrong is told when that is over.
  func passBeside(to instant: Instant, while lasts: @Sendable () -> Bool) async {
    for problem in await pass(to: instant, while: lasts) { host.report(Trouble(problem)) }
  }

  /// Lets time pass, as long as something lasts, and what is due happen, one thing after the other;
  /// returns what went wrong.
  private func pass(to instant: Instant, while lasts: @Sendable () -> Bool) async -> [String] {
    var problems = await waitForCallbacks()
    while lasts(), host.step(to: instant) { problems += await waitForCallbacks() }
    return problems
  }

  /// The phone's clock does not move while an app's code runs.
  private func waitForCallbacks() async -> [String] {
    while true {
      guard await host.callbacks.idle(within: watchdog) else {
        let waits = host.realWaits.sentences.map { "; \($0)" }.joined()
        let problems = host.callbacks.open.map { what in
          "\(what) has not come to its end within \(watchdog); it is given up" + waits
        }
        host.callbacks.abandon()
        return problems
      }
      await host.waitForTasks()
      let count = host.callbacks.activity
      let isNew = state.withLock { state in
        defer { state.seen = count }
        return state.seen != count
      }
      guard isNew else { return [] }
      await lendATurn()
    }
  }

  /// Lets tasks go on that are ready to.
  private func lendATurn() async {
    for _ in 0..<4 {
      await Task.yield()
      await MainTurn.take()
    }
  }
}

extension Duration {
  /// A number of minutes.
  public static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
  /// A number of hours.
  public static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
  /// A number of days of 24 hours.
  public static func days(_ count: Int) -> Duration { .seconds(count * 86400) }
}
