import BelfryTesting
import Foundation
import Synchronization
import Testing

/// The table of the manual that says of each form of waiting on whose clock it waits.
@Suite(.phone) struct WaitTableTests {
  let phone = VirtualPhone.current
  let log = Log()

  @Test func `the table has a row for each form that a test shows, and no other`() throws {
    let manual = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/SwiftTests.md")
    let lines = try String(contentsOf: manual, encoding: .utf8).split(separator: "\n")
    let rows = lines.drop { $0 != "| call | uses the clock of |" }.dropFirst(2)
      .prefix { $0.hasPrefix("| ") }
    let table = rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) } }
    func forms(of clock: String) -> [String] {
      table.filter { $0[1].hasPrefix(clock) }.map { $0[0].replacing("`", with: "") }.sorted()
    }
    let virtual = Form.virtual + Form.repeating + Form.readable
    #expect(forms(of: "the phone") == virtual.map(\.name).sorted())
    #expect(forms(of: "the machine") == Form.real.map(\.name).sorted())
    #expect(table.count == virtual.count + Form.real.count)
  }

  @Test(arguments: Form.readable) func `each clock reads as the phone's`(form: Form) async {
    phone.install { [log] in form.wait(for: 60) { log.note("as the phone's") } }
    await phone.launch()
    await phone.advance(by: .seconds(60))
    #expect(log.lines == ["00:01:00 as the phone's"])
  }

  @Test(arguments: Form.real)
  func `each form of the machine's time takes it, and the phone's clock stays`(form: Form) async {
    phone.install { [log] in
      let wait = Answer<@Sendable () -> Void>()
      wait.give { _ = form.hold(0.05) }
      DispatchQueue.global()
        .async {
          wait.value?()
          log.note("over")
        }
      return nil
    }
    await phone.launch()
    #expect(log.lines == ["00:00:00 over"])
  }
}

extension Form {
  /// Does on a thread of its own what does not need the main actor.
  func hold(_ seconds: Double) -> Any? { holding?(seconds) }

  /// Clocks that are read when a minute has gone by.
  static let readable: [Form] = [
    reading("ContinuousClock.now") {
      let start = ContinuousClock.now
      return { (ContinuousClock.now - start) / .seconds(1) }
    },
    reading("SuspendingClock.now") {
      let start = SuspendingClock.now
      return { (SuspendingClock.now - start) / .seconds(1) }
    },
    reading("DispatchTime.now()") {
      let start = DispatchTime.now().uptimeNanoseconds
      return { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
    },
    reading("DispatchWallTime.now()") {
      let start = DispatchWallTime.now().rawValue
      return { Double(start &- DispatchWallTime.now().rawValue) / 1e9 }
    },
  ]

  private static func reading(
    _ name: String,
    _ begin: @escaping @Sendable () -> @Sendable () -> Double
  ) -> Form {
    Form(name: name) { seconds, fire in
      let read = begin()
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { if read() == seconds { fire() } }
      return nil
    }
  }

  static let real: [Form] = [
    holding("Thread.sleep") { Thread.sleep(forTimeInterval: $0) },
    holding("Thread.sleep(until:)") { Thread.sleep(until: Date().addingTimeInterval($0)) },
    holding("sleep") { _ in sleep(0) },
    holding("usleep") { usleep(useconds_t($0 * 1e6)) },
    holding("nanosleep") {
      var time = timespec(tv_sec: 0, tv_nsec: Int($0 * 1e9))
      nanosleep(&time, nil)
    },
    holding("DispatchSemaphore.wait(timeout:)") {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + $0)
    },
    holding("DispatchGroup.wait(timeout:)") {
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + $0)
      group.leave()
    },
    holding("DispatchWorkItem.wait(timeout:)") {
      let item = DispatchWorkItem {}
      _ = item.wait(timeout: .now() + $0)
    },
    holding("NSCondition.wait(until:)") {
      let condition = NSCondition()
      condition.lock()
      _ = condition.wait(until: Date().addingTimeInterval($0))
      condition.unlock()
    },
    holding("RunLoop.run(until:)") {
      RunLoop.current.run(until: Date().addingTimeInterval($0))
    },
    holding("ProcessInfo.systemUptime") { seconds in
      let start = ProcessInfo.processInfo.systemUptime
      while ProcessInfo.processInfo.systemUptime - start < seconds { usleep(1000) }
    },
  ]

  private static func holding(
    _ name: String,
    _ hold: @escaping @Sendable (Double) -> Void
  ) -> Form {
    Form(name: name, holding: hold) { seconds, _ in nil }
  }
}
