import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Requests for background tasks, and the phone's answers to them.
@Suite struct BackgroundTaskTests {
  private static let refill = TextNumber(rawValue: 1)

  private func phone() -> Phone {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    return phone
  }

  private func submits(
    _ number: UInt32,
    _ kind: BackgroundTask.Kind = .refresh,
    after delay: Interval? = nil
  ) -> Event {
    let task = BackgroundTask(
      identifier: TextNumber(rawValue: number),
      kind: kind,
      delay: delay
    )
    return .app(Phone.app, .backgroundTask(.submits(task)))
  }

  private func launches(_ identifier: TextNumber) -> Event {
    .device(.launchesTask(Phone.app, identifier))
  }

  private func last(_ phone: Phone) -> BackgroundTaskEffect? {
    guard case .app(_, .task(_, let effect))? = phone.journal.entries.last?.effect else {
      return nil
    }
    return effect
  }

  @Test func `one refresh task and ten processing tasks can be pending`() {
    var phone = phone()
    phone.send(submits(1), submits(2))
    #expect(last(phone) == .refused(.tooManyPendingTaskRequests))
    for number in 10..<20 as Range<UInt32> {
      phone.send(submits(number, .processing))
      #expect(last(phone) == .submitted(.processing))
    }
    phone.send(submits(20, .processing))
    #expect(last(phone) == .refused(.tooManyPendingTaskRequests))
    phone.send(submits(10, .processing))
    #expect(last(phone) == .submitted(.processing))
  }

  @Test func `a task before its earliest date stays pending, and is launched once`() {
    var phone = phone()
    phone.send(submits(1, after: Interval(seconds: 60)), .user(.leaves(Phone.app)))
    phone.send(launches(Self.refill))
    #expect(last(phone) == .postponed)
    phone.advance(to: 60)
    phone.send(launches(Self.refill))
    #expect(last(phone) == .launched(.refresh))
    #expect(phone.objection(to: launches(Self.refill)) == .noTask(Phone.app, Self.refill))
  }

  @Test func `the task of a process that has ended neither expires nor is completed`() {
    var phone = phone()
    phone.send(submits(1), .user(.leaves(Phone.app)), launches(Self.refill))
    phone.send(.device(.terminates(Phone.app)))
    let count = phone.journal.entries.count
    phone.advance(to: 60)
    #expect(phone.journal.entries.count == count)
    phone.send(.user(.opens(Phone.app)))
    let completes = Event.app(Phone.app, .backgroundTask(.completes(Self.refill)))
    #expect(phone.objection(to: completes) == .noRunningTask(Phone.app, Self.refill))
  }

  @Test func `no task is launched on a phone that is off or not yet unlocked`() {
    var phone = phone()
    phone.send(submits(1), .device(.powersOff))
    #expect(phone.objection(to: launches(Self.refill)) == .off)
    phone.send(.device(.powersOn))
    #expect(phone.objection(to: launches(Self.refill)) == .locked)
    phone.send(.user(.unlocks))
    #expect(phone.objection(to: launches(Self.refill)) == nil)
    phone.send(.user(.deletes(Phone.app)))
    #expect(phone.objection(to: launches(Self.refill)) == .notInstalled(Phone.app))
  }

  @Test func `Low Power Mode is a switch of the unlocked phone`() {
    var phone = phone()
    #expect(phone.objection(to: .user(.turnsLowPowerMode(false))) == .lowPowerModeIsThere)
    phone.send(.user(.turnsLowPowerMode(true)), .user(.locks))
    #expect(phone.objection(to: .user(.turnsLowPowerMode(false))) == .locked)
  }

  @Test func `background tasks need iOS 13`() {
    #expect(phone().objection(to: submits(1), under: Law(version: 12)) != nil)
  }
}
