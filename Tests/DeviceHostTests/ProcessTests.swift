import Synchronization
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@testable import DeviceHost

/// The processes of a phone, and what belongs to each.
@Suite struct ProcessTests {
  private final class Store: Sendable {
    let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void = {}) { self.end = end }

    deinit { end() }
  }

  private final class OtherStore: Sendable {}

  private func relaunch(_ host: DeviceHost) {
    host.send(.user(.forceQuits(TestPhone.app)))
    host.send(.user(.opens(TestPhone.app)))
  }

  @Test func `a process keeps its objects, an app and a phone keep theirs over a launch`() throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let ofProcess = process.keeping { Store() }
    let ofApp = process.keepingForApp { Store() }
    let ofPhone = host.keeping { Store() }
    #expect(process.keeping { Store() } === ofProcess)
    #expect(process.kept(Store.self) === ofProcess && process.kept(OtherStore.self) == nil)
    #expect(ofProcess !== ofApp && ofApp !== ofPhone)
    relaunch(host)
    let next = try #require(host.process)
    #expect(next !== process && next.keeping { Store() } !== ofProcess)
    #expect(next.keepingForApp { Store() } === ofApp)
    #expect(host.keeping { Store() } === ofPhone)
  }

  @Test func `an object is released with its process, which does nothing then`() throws {
    let host = TestPhone.open()
    let ending = Mutex<[Objection?]>([])
    let app = TestPhone.app
    do {
      let process = try #require(host.process)
      _ = process.keeping {
        Store {
          let objection = AppProcess.current.send(.setsDelegate([.isSet])).objection
          ending.withLock { $0.append(objection) }
        }
      }
    }
    let count = host.events.count
    host.send(.user(.forceQuits(app)))
    #expect(ending.withLock { $0 } == [.notRunning(app)])
    #expect(host.events.count == count + 1)
  }

  @Test func `an ended process does nothing, though its app runs again`() throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    relaunch(host)
    let count = host.events.count
    #expect(process.send(.setsDelegate([.isSet])).objection == .notRunning(TestPhone.app))
    #expect(host.events.count == count)
    #expect(host.process?.send(.setsDelegate([.isSet])).objection == nil)
  }

  @Test func `code acts for the innermost phone or process that it is bound to`() throws {
    let (outer, inner) = (TestPhone.open(), TestPhone.open())
    let process = try #require(inner.process)
    outer.run {
      #expect(AppProcess.current === outer.process)
      process.run {
        #expect(AppProcess.current === process && DeviceHost.current === inner)
        #expect(Binding.withoutPhone { AppProcess.bound } == nil)
        outer.run { #expect(AppProcess.current === outer.process) }
      }
      #expect(AppProcess.current === outer.process)
    }
  }

  @Test func `a test acts for the app that was launched last, or gets one`() {
    let host = DeviceHost(Device(startingAt: Instant(seconds: 0), zone: .utc), under: Law())
    host.run {
      let first = AppProcess.current
      #expect(first.name == "app" && first.isRunning && AppProcess.current === first)
      let other = host.withBook { $0.number(ofApp: "other") }
      host.send(.device(.installs(other, .authorized)))
      host.send(.user(.opens(other)))
      #expect(AppProcess.current.app == other && first.isRunning)
    }
  }

  @Test func `the end of a service extension ends what it waits for, and not its app`() async throws
  {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let service = host.startExtensionProcess(of: TestPhone.app)
    let ends = Mutex<[String]>([])
    let wait = { (process: AppProcess, name: String) in
      host.enter(
        Sleeper(
          number: host.nextSleeperNumber(),
          due: Instant(seconds: 60),
          kind: .timer,
          process: process,
          form: "a timer",
          registration: nil
        ) { end in ends.withLock { $0.append("\(name) \(end)") } }
      )
    }
    wait(service, "service")
    wait(process, "app")
    #expect(host.processes.map(\.app) == [TestPhone.app])
    host.endExtensionProcess(service)
    #expect(!service.isRunning && process.isRunning)
    host.advance(to: Instant(seconds: 61))
    #expect(ends.withLock { $0.sorted() } == ["app slept", "service cancelled"])
    #expect(service.send(.setsDelegate([.isSet])).objection == .notRunning(TestPhone.app))
  }

  @Test func `a closed phone ends its processes and wakes its sleepers`() async throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let sleep = Task { try await host.sleep(until: Instant(seconds: 60)) }
    while host.clockSleeperCount == 0 { await Task.yield() }
    host.close()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(!process.isRunning && host.processes.isEmpty && host.sleeperCount == 0)
  }
}
