import Dispatch
import Foundation
import Synchronization
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@testable import DeviceHost

/// Callbacks of an app: their order, their threads, and how they end.
@Suite struct CallbackTests {
  @Test func `an app is called after every listener has received every effect`() async throws {
    let heard = Mutex(0)
    let found = Mutex<Int?>(nil)
    let host = TestPhone.open()
    let process = try #require(host.process)
    host.addListener { entry in
      guard case .app(_, .moved(.background, _)) = entry.effect else { return }
      process.call("the delegate") { found.withLock { $0 = heard.withLock { $0 } } }
    }
    let before = host.journal.entries.count
    // It is slow, so that a callback that begins too early finds it at work.
    host.addListener { _ in
      Thread.sleep(forTimeInterval: 0.02)
      heard.withLock { $0 += 1 }
    }
    host.send(.user(.leaves(TestPhone.app)))
    #expect(await host.waitForCallbacks())
    #expect(found.withLock { $0 } == host.journal.entries.count - before)
  }

  @Test func `the callbacks of a process run one after the other, in order`() async throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let order = Mutex<[Int]>([])
    let running = Mutex(0)
    for number in 0..<20 {
      process.call("callback \(number)") {
        running.withLock { $0 += 1 }
        Thread.sleep(forTimeInterval: 0.0005)
        #expect(running.withLock { $0 } == 1)
        running.withLock { $0 -= 1 }
        order.withLock { $0.append(number) }
      }
    }
    #expect(await host.waitForCallbacks())
    #expect(order.withLock { $0 } == Array(0..<20))
  }

  @Test func `a callback that waits for the one that it causes does not wait for ever`()
    async throws
  {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let isCalled = Mutex<DispatchTimeoutResult?>(nil)
    process.call("outer") {
      let inner = DispatchSemaphore(value: 0)
      process.call("inner") { inner.signal() }
      let result = Binding.withoutPhone { inner.wait(timeout: .now() + 10) }
      isCalled.withLock { $0 = result }
    }
    #expect(await host.waitForCallbacks())
    #expect(isCalled.withLock { $0 } == .success)
  }

  @Test func `a callback knows its process, and code after it does not`() async throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let onQueue = Mutex<AppProcess?>(nil)
    let onMain = Mutex<AppProcess?>(nil)
    process.call("handler") { onQueue.withLock { $0 = AppProcess.bound } }
    process.callInOrderOnMain("method") {
      onMain.withLock { $0 = MainQueue.isCurrent ? AppProcess.bound : nil }
    }
    #expect(await host.waitForCallbacks())
    #expect(onQueue.withLock { $0 } === process)
    #expect(onMain.withLock { $0 } === process)
    #expect(AppProcess.bound == nil)
  }

  @Test func `callbacks on the main actor keep the order of the phone`() async throws {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let order = Mutex<[Int]>([])
    for number in 0..<50 {
      let body: @Sendable () -> Void = { order.withLock { $0.append(number) } }
      if number.isMultiple(of: 2) {
        process.callInOrderOnMain("even", body)
      } else {
        process.callInOrderOnMainUnlessBlocked("odd", from: nil, body)
      }
    }
    #expect(await host.waitForCallbacks())
    #expect(order.withLock { $0 } == Array(0..<50))
    #expect(host.takeTroubles().isEmpty)
  }

  @Test func `an ended process is not called back, and the clock does not wait for it`()
    async throws
  {
    let host = TestPhone.open()
    let process = try #require(host.process)
    let called = Mutex<[String]>([])
    let note: @Sendable (String) -> Void = { name in called.withLock { $0.append(name) } }
    host.send(.user(.forceQuits(TestPhone.app)))
    #expect(!process.isRunning)
    process.call("queue") { note("queue") }
    process.callOnMain("main", from: nil) { note("main") }
    process.callAsync("task", from: nil) { _ in note("task") }
    process.callInOrderOnMain("in order") { note("in order") }
    #expect(await host.waitForCallbacks())
    #expect(called.withLock { $0 } == [])
  }

  @Test func `a callback that does not end is named until it is abandoned`() async {
    let callbacks = Callbacks()
    let first = callbacks.begin("the completion handler", from: Registration(at: "App/A.swift:7"))
    let second = callbacks.begin("the delegate", from: nil)
    #expect(
      callbacks.open == ["the completion handler, registered at App/A.swift:7,", "the delegate"]
    )
    #expect(await callbacks.idle(within: .milliseconds(50)) == false)
    callbacks.end(second)
    callbacks.end(second)
    #expect(callbacks.isOpen(first) && !callbacks.areIdle)
    callbacks.abandon()
    #expect(!callbacks.isOpen(first) && callbacks.areIdle)
    #expect(await callbacks.idle(within: .milliseconds(50)))
  }

  @Test func `a report of effects is no activity of an app, and a resumed task is some`() {
    let callbacks = Callbacks()
    callbacks.end(callbacks.beginReport())
    #expect(callbacks.activity == 0)
    callbacks.end(callbacks.begin("the delegate", from: nil))
    callbacks.noteResumption()
    #expect(callbacks.activity == 2)
  }

  @Test func `a callback keeps what it holds only until it has run`() async throws {
    final class Delegate: Sendable {}
    let host = TestPhone.open()
    let process = try #require(host.process)
    weak var released: Delegate?
    do {
      let delegate = Delegate()
      released = delegate
      // A callback within another one may also run beside it, which keeps no object either.
      process.call("outer") { process.call("inner") { withExtendedLifetime(delegate) {} } }
    }
    #expect(await host.waitForCallbacks())
    #expect(released == nil)
  }
}
