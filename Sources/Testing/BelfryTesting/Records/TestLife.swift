import DeviceHost
import Synchronization
import TestFrameworks
package import Testing
package import VirtualDevice
package import VirtualTime

/// One life of a test's body, in which a disturbance can happen between its calls to the phone.
///
/// The module `BelfryExploration` plays such lives. The phone only reports to a life what the test
/// does, so a suite that explores nothing builds no explorer.
package protocol TestLife: AnyObject, Sendable {
  /// A Boolean value that indicates whether the disturbance has happened.
  var isDisturbed: Bool { get }
  /// A Boolean value that indicates whether what follows has no meaning.
  var isOver: Bool { get }
  /// A Boolean value that indicates whether the time that a call lets pass is measured on the
  /// phone's clock.
  var followsClock: Bool { get }

  /// Begins a call of the test, and lets the disturbance happen if it is planned before it.
  ///
  /// - Parameter end: The instant to which the call advances the time; nil if it does not.
  func begin(_ phone: VirtualPhone, before end: Instant?, at location: SourceLocation) async
  /// Returns the instant in the time that the current call lets pass at which to pause; nil for
  /// none.
  func pause(_ phone: VirtualPhone, before end: Instant) -> Instant?
  /// Meets the pause of the current call.
  func meetPause(_ phone: VirtualPhone, before end: Instant, at location: SourceLocation) async
  /// Performs the steps of the disturbance that are due after a call.
  func finishCall(_ phone: VirtualPhone) async
  /// Answers that an event of a disturbed life is impossible: another way to it, or the end.
  func evade(_ objection: Objection, to event: Event, on phone: VirtualPhone)
  /// Records a failure, unless the life is over.
  func note(_ failure: TestFailure, on phone: VirtualPhone)
  /// Ends the life: a call of the test has become impossible.
  func end()
  /// Records that the test has looked at the phone or its app.
  func noteLook()
}

/// Something that the test or the phone reported as a failure.
package struct TestFailure: Sendable {
  package var text: String
  package var location: SourceLocation?
  /// Indicates whether the phone reports that the app's code misuses a framework.
  package var isMisuse = false
  /// Indicates whether the app's code was given up because it took too long.
  package var isSlow = false

  package init(
    _ text: String,
    at location: SourceLocation? = nil,
    isMisuse: Bool = false,
    isSlow: Bool = false
  ) {
    self.text = text
    self.location = location
    self.isMisuse = isMisuse
    self.isSlow = isSlow
  }
}

extension VirtualPhone {
  /// Records that the test has looked at the phone or its app; a life needs a look.
  func noteLook(at look: Look? = nil) {
    life?.noteLook()
    if let look { state.withLock { $0.lastLook = look } }
  }

  /// The property that the test looked at last.
  var lastLook: Look? { state.withLock { $0.lastLook } }

  /// Indicates whether an issue that is being recorded belongs to a test with this phone.
  ///
  /// Swift Testing passes an issue of no test, such as that of a callback, to every test that runs.
  package func owns(issueIn test: Test?) -> Bool {
    guard let current = Test.current else { return DeviceHost.current === host }
    return test == nil || current.id == test?.id
  }

  /// Runs a life of this phone's test in the time zone of the phone that plays it.
  ///
  /// - Parameters:
  ///   - phone: The phone that plays the life.
  ///   - body: The code of the life.
  package func lendZone(
    to phone: VirtualPhone,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    try await TimeZoneLock.shared.withTurn(of: phone, body)
  }

  /// Runs a life of an XCTest case, whose failures belong to the life meanwhile.
  ///
  /// XCTest runs one test at a time, so there are no turns.
  package func lendTest(
    to phone: VirtualPhone,
    _ life: any TestLife,
    _ body: @Sendable () async -> Void
  ) async {
    state.withLock { $0.inner = (phone, life) }
    phone.state.withLock { $0.zoneTurn = .alone }
    ProgramZone.set(phone.zone)
    await body()
    ProgramZone.set(zone)
    state.withLock { $0.inner = nil }
  }

  /// Begins a call of the test that does not advance the time.
  ///
  /// - Returns: A Boolean value that indicates whether the call still has a meaning.
  func beginCall(at place: SourceLocation) async -> Bool {
    guard let life else { return true }
    guard !life.isOver else { return false }
    await life.begin(self, before: nil, at: place)
    return !life.isOver
  }

  /// Advances the time for a call of the test.
  ///
  /// - Parameter target: A closure that returns the instant, or reports why it does not exist.
  func elapse(at place: SourceLocation, to target: () -> Instant?) async {
    let call = openCall(at: place)
    defer { closeCall(call) }
    guard let life else {
      if let instant = target() { await pass(to: instant, at: place) }
      return
    }
    guard !life.isOver, let planned = target() else { return }
    await life.begin(self, before: planned, at: place)
    guard !life.isOver, let end = target() else { return }
    if let pause = life.pause(self, before: end) {
      await pass(to: pause, at: place)
      await life.meetPause(self, before: end, at: place)
      guard !life.isOver else { return }
    }
    await pass(to: max(end, host.device.now), at: place)
    await life.finishCall(self)
  }

  /// Reports that a call of the test is impossible; in a disturbed life this is no failure.
  func refuse(_ text: String, at place: SourceLocation) {
    if let life, life.isDisturbed { life.end() } else { fail(text, at: place) }
  }
}
