import Dispatch
import Foundation
import Synchronization
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@testable import DeviceHost

@Suite struct DeviceHostTests {
  private let app = AppNumber(rawValue: 0)

  private func phone() -> Device { Device(startingAt: Instant(seconds: 0), zone: .utc) }

  private func request(_ number: UInt32, after seconds: Int64) -> Event {
    let content = Content(texts: ContentNumber(rawValue: 0), carries: .alert)
    let request = Request(
      identifier: TextNumber(rawValue: number),
      content: content,
      trigger: .interval(Interval(seconds: seconds), repeats: false)
    )
    return .app(app, .adds(request))
  }

  @Test func `a repeating timer stops at the limit on events`() {
    let host = DeviceHost(phone(), under: Law(), mostFirings: 3)
    let source = host.run {
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.activate()
      return source
    }
    host.advance(to: Instant(seconds: 10))
    let troubles = host.takeTroubles().map(\.text)
    #expect(troubles.count == 1)
    #expect(troubles.first?.contains("DispatchSource timer at DeviceHostTests/") == true)
    #expect(troubles.first?.contains("have fired 3 times, the limit on events") == true)
    source.cancel()
  }

  @Test func `the listener hears every effect once and in order`() {
    let heard = Mutex<[Journal.Entry]>([])
    let host = DeviceHost(phone(), under: Law()) { entry in heard.withLock { $0.append(entry) } }
    host.send(.device(.installs(app, .authorized)))
    host.send(.user(.opens(app)))
    host.send(request(1, after: 60))
    host.send(.user(.leaves(app)))
    host.advance(to: Instant(seconds: 100))
    #expect(heard.withLock { $0 } == Array(host.journal.entries))
    #expect(host.device.now == Instant(seconds: 100))
  }

  @Test(arguments: [
    (Duration.seconds(5), "5 s"), (.milliseconds(250), "0.25 s"),
    (.nanoseconds(250), "0.00000025 s"),
    (.nanoseconds(1_499_999_580), "1.5 s"), (.microseconds(599_999_100), "600 s"),
    (.zero, "0 s"),
  ])
  func `a wait is described in the units of the code`(length: Duration, text: String) {
    #expect(length.text == text)
  }

  @Test func `a phone without a test uses the machine's clock`() {
    let before = Date()
    let host = DeviceHost(.ofMachine(), under: Law())
    let start = host.device.wall
    while Date().timeIntervalSince(before) < 0.002 {}
    host.followMachine()
    let shown = Double(host.wall.nanoseconds) / 1e9
    #expect(host.device.wall > start && host.device.now > Instant(seconds: 0))
    #expect(shown >= before.timeIntervalSince1970 + 0.001)
    #expect(shown <= Date().timeIntervalSince1970 + 0.001)
  }

  @Test func `a listener may send events while it receives effects`() {
    let box = Mutex<DeviceHost?>(nil)
    let asked = Mutex(0)
    let host = DeviceHost(phone(), under: Law()) { [app] entry in
      guard case .notification(let name, .willPresentCalled) = entry.effect else { return }
      asked.withLock { $0 += 1 }
      let host = box.withLock { $0 }
      host?.send(.app(app, .presents(name.identifier, [.banner, .list])))
    }
    box.withLock { $0 = host }
    host.send(.device(.installs(app, .authorized)))
    host.send(.user(.opens(app)))
    host.send(.app(app, .setsDelegate([.isSet, .willPresent])))
    host.send(request(1, after: 60))
    host.advance(to: Instant(seconds: 60))
    #expect(asked.withLock { $0 } == 1)
    #expect(host.device.snapshot.banner == NotificationName(app, TextNumber(rawValue: 1)))
    box.withLock { $0 = nil }
  }

  @Test func `an impossible event is refused and changes nothing`() {
    let host = DeviceHost(phone(), under: Law())
    #expect(host.send(.user(.opens(app))) == .notInstalled(app))
    #expect(host.journal.entries.isEmpty)
  }

  @Test func `a choice that a version lacks is refused`() {
    let host = DeviceHost(phone(), under: Law(version: OSVersion(9)))
    host.send(.device(.installs(app, .authorized)))
    host.send(.user(.opens(app)))
    let objection = host.send(.app(app, .asks([.alert])))
    if case .notOffered = objection {} else { Issue.record("\(String(describing: objection))") }
    #expect(host.events.count == 2)
  }

  @Test func `threads that send at the same time lose nothing`() {
    let heard = Mutex(0)
    let isTelling = Mutex(false)
    let host = DeviceHost(phone(), under: Law()) { _ in
      let wasTelling = isTelling.withLock { flag in
        defer { flag = true }
        return flag
      }
      #expect(!wasTelling, "two effects were reported at the same time")
      heard.withLock { $0 += 1 }
      isTelling.withLock { $0 = false }
    }
    host.send(.device(.installs(app, .authorized)))
    host.send(.user(.opens(app)))
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      host.send(request(UInt32(number), after: 3600))
    }
    #expect(host.device.snapshot.apps[0].pending.count == 64)
    #expect(heard.withLock { $0 } == host.journal.entries.count)
  }

  @Test func `the clock waits for effects that another thread reports`() {
    let (hasBegun, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let heard = Mutex(0)
    let host = DeviceHost(phone(), under: Law()) { entry in
      if heard.withLock({ $0 }) == 0 {
        hasBegun.signal()
        mayGoOn.wait()
      }
      heard.withLock { $0 += 1 }
    }
    let app = app
    Thread.detachNewThread { host.send(.device(.installs(app, .authorized))) }
    hasBegun.wait()
    host.send(.user(.opens(app)))
    #expect(heard.withLock { $0 } == 0)
    #expect(host.callbacks.open == ["the phone's report to its apps"])
    mayGoOn.signal()
    while !host.callbacks.open.isEmpty { Thread.sleep(forTimeInterval: 0.001) }
    #expect(heard.withLock { $0 } == host.journal.entries.count)
  }

  @Test func `times beyond the range are clamped`() {
    #expect(Interval(Duration.seconds(Int64.max)) == Interval(nanoseconds: .max))
    #expect(Interval(Duration.seconds(Int64.min)) == Interval(nanoseconds: -.max))
    #expect(Interval(Duration.milliseconds(-1500)) == Interval(nanoseconds: -1_500_000_000))
    #expect(Instant(since1970: 1e300) == .latest)
    #expect(Instant(since1970: -1e300) == Instant(nanoseconds: .min))
    #expect(Instant(since1970: 1.5) == Instant(nanoseconds: 1_500_000_000))
  }

  @Test func `the book is shared under the same lock`() {
    let host = DeviceHost(phone(), under: Law())
    let number = host.withBook { $0.number(of: "water") }
    #expect(host.withBook { $0[number] } == "water")
  }
}
