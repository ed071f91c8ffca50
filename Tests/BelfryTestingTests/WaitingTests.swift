import BelfryTesting
import CoreLocation
import Foundation
import Synchronization
import Testing
import UserNotifications

/// The waits of an app's code on its phone's clock.
@Suite(.phone) struct WaitingTests {
  let phone = VirtualPhone.current
  let log = Log()

  /// An app that begins to wait when it is launched.
  private func launch(_ wait: @escaping @MainActor @Sendable (Log) -> Any?) async {
    phone.install { [log] in wait(log) }
    await phone.launch()
  }

  @Test(arguments: Form.virtual)
  func `each form fires when the phone's clock says so`(form: Form) async {
    await launch { log in form.wait(for: 60) { log.note("fired") } }
    await phone.advance(by: .seconds(59))
    #expect(log.lines.isEmpty)
    await phone.advance(by: .seconds(1))
    #expect(log.lines == ["00:01:00 fired"])
    await phone.advance(by: .hours(1))
    #expect(log.lines.count == 1)
  }

  @Test(arguments: Form.repeating)
  func `each form that repeats fires again and again`(form: Form) async {
    await launch { log in form.wait(for: 60) { log.note("fired") } }
    await phone.advance(by: .minutes(3))
    #expect(log.lines == ["00:01:00 fired", "00:02:00 fired", "00:03:00 fired"])
  }

  @Test func `a request in the distant future is never due`() async {
    await launch { log in
      _ = Task {
        try await Task.sleep(for: .seconds(8_000_000_000))
        log.note("a sleep without an end")
      }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.note("work") }
      let timers = [Date.distantFuture, .now + 60].map { date in
        let timer = Timer(fire: date, interval: 1, repeats: true) { _ in log.note("timer") }
        RunLoop.main.add(timer, forMode: .common)
        return timer
      }
      timers[1].fireDate = .distantFuture
      return timers
    }
    await phone.advance(by: .days(365))
    #expect(log.lines.isEmpty)
  }

  @Test func `waits end in the order of their times`() async {
    await launch { log in
      Form.virtual.enumerated().map { index, form in
        form.wait(for: Double(60 - index)) { log.note(form.name) }
      }
    }
    await phone.advance(by: .minutes(1))
    #expect(log.names == Form.virtual.map(\.name).reversed())
  }

  @Test func `every clock measures the whole wait`() async {
    let spans = Mutex<[Duration]>([])
    await launch { _ in
      _ = Task {
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        let (uptime, date) = (DispatchTime.now(), Date())
        try await Task.sleep(for: .seconds(90))
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - uptime.uptimeNanoseconds
        let found: [Duration] = [
          .now - continuous, .now - suspending, .nanoseconds(Int64(nanoseconds)),
          .seconds(Date().timeIntervalSince(date)),
        ]
        spans.withLock { $0 = found }
      }
      return nil
    }
    await phone.advance(by: .minutes(2))
    #expect(spans.withLock { $0 } == Array(repeating: .seconds(90), count: 4))
  }

  @Test func `a wait begins another, as long as time passes`() async {
    await launch { log in
      _ = Task {
        for number in 1...5 {
          try await Task.sleep(for: .seconds(10))
          log.note("\(number)")
        }
      }
      return nil
    }
    await phone.advance(by: .seconds(35))
    #expect(log.lines == ["00:00:10 1", "00:00:20 2", "00:00:30 3"])
  }

  @Test func `a wait that is called off never fires`() async {
    let ends = Answer<[() -> Void]>()
    await launch { log in
      let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in log.note("a") }
      let item = DispatchWorkItem { log.note("b") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60, execute: item)
      let task = Task {
        try await Task.sleep(for: .seconds(60))
        log.note("c")
      }
      let source = DispatchSource.makeTimerSource()
      source.setEventHandler { log.note("d") }
      source.schedule(deadline: .now() + 60)
      source.activate()
      ends.give([
        { timer.invalidate() }, { item.cancel() }, { task.cancel() }, { source.cancel() },
      ])
      return nil
    }
    await phone.advance(by: .seconds(30))
    for end in ends.value ?? [] { end() }
    await phone.advance(by: .hours(1))
    #expect(log.lines.isEmpty)
  }

  @Test func `a source that is suspended fires when it is resumed, once`() async {
    let kept = Answer<any DispatchSourceTimer>()
    await launch { log in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { log.note("fired") }
      source.schedule(deadline: .now() + 10, repeating: 10)
      source.resume()
      kept.give(source)
      return nil
    }
    await phone.advance(by: .seconds(10))
    kept.value?.suspend()
    await phone.advance(by: .seconds(25))
    #expect(log.lines == ["00:00:10 fired"])
    kept.value?.resume()
    await phone.settle()
    #expect(log.lines == ["00:00:10 fired", "00:00:35 fired"])
    kept.value?.cancel()
  }

  @Test func `nothing of a suspended app fires before it runs again`() async {
    await launch { log in
      Form.virtual.enumerated().map { index, form in
        form.wait(for: Double(60 + index)) { log.note(form.name) }
      }
    }
    await phone.background()
    await phone.app.suspend()
    await phone.advance(by: .hours(1))
    #expect(log.lines.isEmpty)
    await phone.launch()
    #expect(log.names == Form.virtual.map(\.name))
    #expect(log.lines.allSatisfy { $0.hasPrefix("01:00:00") })
  }

  @Test func `an app in the background goes on for thirty seconds`() async {
    await launch { log in
      Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in log.note("fired") }
    }
    await phone.background()
    await phone.advance(by: .minutes(10))
    #expect(log.lines == ["00:00:10 fired", "00:00:20 fired", "00:00:30 fired"])
    await phone.launch()
    #expect(log.lines.dropFirst(3) == ["00:10:00 fired"])
    await phone.advance(by: .seconds(10))
    #expect(log.lines.dropFirst(4) == ["00:10:10 fired"])
  }

  @Test func `an app that is called back in the background goes on for as long again`() async {
    await launch { log in
      Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in log.note("fired") }
    }
    await phone.background()
    await phone.advance(by: .minutes(5))
    UNUserNotificationCenter.current().getPendingNotificationRequests { _ in }
    await phone.advance(by: .minutes(5))
    let times = [
      "00:00:10", "00:00:20", "00:00:30", "00:05:00", "00:05:10", "00:05:20", "00:05:30",
    ]
    #expect(log.lines == times.map { "\($0) fired" })
  }

  @Test func `updates of the location keep an app running in the background`() async {
    let kept = Answer<CLLocationManager>()
    await launch { log in
      let manager = CLLocationManager()
      manager.allowsBackgroundLocationUpdates = true
      manager.startUpdatingLocation()
      kept.give(manager)
      return Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in log.note("fired") }
    }
    await phone.background()
    await phone.advance(by: .minutes(10))
    #expect(log.lines == ["00:10:00 fired"])
    kept.value?.stopUpdatingLocation()
  }

  @Test func `the phone's clock advances while a test awaits a task of the app`() async throws {
    let task = Task { [log] in
      for number in 1...3 {
        try await Task.sleep(for: .seconds(60))
        log.note("\(number)")
      }
    }
    try await task.value
    #expect(log.lines == ["00:01:00 1", "00:02:00 2", "00:03:00 3"])
  }

  @Test func `waits of an ended process never fire`() async {
    await launch { log in Form.virtual.map { form in form.wait(for: 60) { log.note(form.name) } } }
    await phone.forceQuit()
    await phone.advance(by: .hours(1))
    #expect(log.lines.isEmpty)
  }

  @Test func `while the test sleeps the phone's clock runs on`() async throws {
    await launch { log in
      Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in log.note("fired") }
    }
    let start = phone.date
    try await Task.sleep(for: .seconds(150))
    #expect(log.lines == ["00:01:00 fired", "00:02:00 fired"])
    #expect(phone.date == start.addingTimeInterval(150))
  }

  @Test(.phone(waiting: .real)) func `the machine's clock is taken where the test says so`() async {
    let phone = VirtualPhone.current
    let log = Log()
    phone.install {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { log.note("fired") }
      return nil
    }
    await phone.launch()
    await phone.wait(until: "it has fired") { _ in !log.lines.isEmpty }
    #expect(log.lines == ["00:00:00 fired"])
  }
}

/// The timers that fired, with their times by the phone's clock.
final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  var lines: [String] { entries.withLock { $0 } }
  var names: [String] { lines.map { String($0.dropFirst(9)) } }

  func note(_ what: String) {
    let seconds = Int(Date().timeIntervalSince1970) % 86400
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    entries.withLock { $0.append("\(time) \(what)") }
  }
}
