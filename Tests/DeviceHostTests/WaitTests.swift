import Synchronization
import Testing
import VirtualDevice
import VirtualTime

@testable import DeviceHost

/// The phone's clock as an app's code reads it and waits on it.
@Suite struct WaitTests {
  @Test func `each reading advances the clock by the step, and a clock set back starts anew`() {
    let readings = ClockReadings(step: Interval(seconds: 2))
    let (early, late) = (Instant(seconds: 10), Instant(seconds: 100))
    #expect(readings.read(late) == late)
    #expect(readings.read(late) == late + Interval(seconds: 2))
    #expect(readings.read(early) == late + Interval(seconds: 4))
    readings.forget()
    #expect(readings.read(early) == early)
    #expect(readings.read(late) == late)
    let still = ClockReadings(step: .zero)
    #expect(still.read(late) == late && still.read(late) == late && still.read(early) == early)
  }

  @Test func `a phone whose clock is set back forgets earlier readings`() {
    let host = TestPhone.open(readingStep: Interval(seconds: 1))
    host.advance(to: Instant(seconds: 1000))
    #expect(host.readings.read(host.wall) == Instant(seconds: 1000))
    host.send(.device(.setsClock(TestPhone.clock(0, 8))))
    #expect(host.wall == Instant(seconds: 480))
    #expect(host.readings.read(host.wall) == Instant(seconds: 480))
  }

  @Test func `sleepers wake by their times, and those of one time in the order of their calls`() {
    let host = TestPhone.open()
    let woken = Mutex<[String]>([])
    for (name, due) in [("c", 20), ("a", 10), ("d", 20), ("b", 10), ("e", 30)] as [(String, Int64)]
    {
      host.enter(
        Sleeper(
          number: host.nextSleeperNumber(),
          due: Instant(seconds: due),
          kind: .timer,
          form: "a timer",
          registration: nil
        ) { _ in woken.withLock { $0.append("\(name) \(host.now.seconds)") } }
      )
    }
    #expect(host.nextDue == Instant(seconds: 10))
    host.advance(to: Instant(seconds: 25))
    #expect(woken.withLock { $0 } == ["a 10", "b 10", "c 20", "d 20"])
    #expect(host.nextDue == Instant(seconds: 30))
  }

  @Test func `a task that was cancelled before it sleeps does not sleep`() async {
    let host = TestPhone.open()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await host.sleep(until: Instant(seconds: 60))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(host.sleeperCount == 0)
  }

  @Test(arguments: [
    // Due at 100 s, every 10 s, at the time of the phone: the next time.
    (now: 100, next: 110), (now: 99, next: 110), (now: 109, next: 110), (now: 110, next: 120),
    (now: 135, next: 140),
  ])
  func `a timer skips the times that it has missed`(now: Int64, next: Int64) {
    let host = TestPhone.open()
    host.advance(to: Instant(seconds: now))
    let due = host.next(after: Instant(seconds: 100), every: Interval(seconds: 10))
    #expect(due == Instant(seconds: next))
  }

  #if canImport(Glibc)
    /// Nanoseconds of uptime: a phone has been on for an hour when a test begins.
    private static let (hour, minute) = (UInt64(3_600_000_000_000), UInt64(60_000_000_000))

    /// A time of Dispatch, and the second at which a phone's clock reaches it.
    ///
    /// It is read ten seconds after the start, when the wall clock shows 01:00.
    static let times: [(time: UInt64, due: Int64?)] = [
      (.max, nil), (0, 10), (hour + minute, 60), (1 << 63 | (hour + minute), 60),
      // A minute later on the wall clock.
      (0 &- (hour + minute), 70),
    ]

    @Test(arguments: times)
    func `a time of Dispatch is due on the phone's clock`(time: UInt64, due: Int64?) {
      let host = TestPhone.open()
      host.advance(to: Instant(seconds: 10))
      host.send(.device(.setsClock(TestPhone.clock(1, 0))))
      #expect(DispatchClock.due(time, on: host) == due.map { Instant(seconds: $0) })
    }
  #endif

  @Test func `real waits are named with their lengths and lines until they end`() {
    let waits = RealWaits()
    let sleep = waits.begin(
      "Thread.sleep",
      for: .milliseconds(250),
      from: Registration(at: "App/A.swift:7")
    )
    _ = waits.begin("RunLoop.run", for: nil, from: nil)
    #expect(
      waits.sentences == [
        "the app waits 0.25 s of real time in Thread.sleep at App/A.swift:7",
        "the app waits without a limit in RunLoop.run",
      ]
    )
    waits.end(sleep)
    #expect(waits.sentences == ["the app waits without a limit in RunLoop.run"])
  }

  #if canImport(Glibc)
    @Test func `a task is at rest while it waits, and complete when it has ended`() async throws {
      let watch = Mutex<TaskWatch?>(nil)
      let (mayEnd, end) = AsyncStream<Void>.makeStream()
      let task = Task {
        watch.withLock { $0 = .current }
        #expect(watch.withLock { $0 }?.isCurrent == true)
        #expect(watch.withLock { $0 }?.isAtRest == false)
        for await _ in mayEnd {}
      }
      while watch.withLock({ $0 }) == nil { await Task.yield() }
      let watched = try #require(watch.withLock { $0 })
      while !watched.isAtRest { await Task.yield() }
      #expect(!watched.isComplete && !watched.isCurrent)
      end.finish()
      await task.value
      while !watched.isComplete { await Task.yield() }
      #expect(watched.isAtRest)
    }
  #endif
}
