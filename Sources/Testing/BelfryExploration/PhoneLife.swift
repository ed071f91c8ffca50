import BelfryTesting
import DeviceHost
import Exploration
import Scenarios
import Synchronization
import TestFrameworks
import Testing
import VirtualDevice
import VirtualTime

/// One life of a test's body: its calls to the phone, and what fails in it.
final class PhoneLife: TestLife {
  /// A place between two calls of the test at which a disturbance can happen.
  struct Stop: Sendable {
    /// The number of the call that follows.
    var call: Int
    /// Indicates whether the place is in the time that the call lets pass.
    var isInMiddle: Bool
    var place: AppPlace
    var location: SourceLocation
  }

  /// A disturbance at a place.
  struct Plan: Sendable {
    var stop: Stop
    var events: [AppPlace.Disturbed]
  }

  /// A failure, with the life until it and the number of calls before it.
  struct Failure: Sendable {
    var words: TestFailure
    var life: AppLife
    var calls: Int
  }

  /// The number of failures of a life that are judged.
  private static let mostFailures = 8

  private struct State {
    var calls = 0
    var stops: [Stop] = []
    /// The number of places, also of those that are not kept.
    var stopCount = 0
    /// The number of journal entries before each call.
    var entries: [Int] = []
    var isDisturbed = false
    var isRefused = false
    /// Indicates whether a call of the test became impossible.
    var isOver = false
    var later: [AppPlace.Disturbed] = []
    var hasLooked = false
    var failures: [Failure] = []
  }

  private let plan: Plan?
  /// The numbers of the places that are kept, each with its phone.
  private let kept: Range<Int>
  /// Indicates whether the time that a call lets pass is measured on the phone's clock.
  let followsClock: Bool
  private let state: Mutex<State>

  /// Creates a life.
  ///
  /// - Parameters:
  ///   - plan: A disturbance at a place; nil for none.
  ///   - isOnOtherPhone: A Boolean value that indicates whether the phone is the disturbance.
  ///   - followsClock: A Boolean value that indicates whether the time that a call lets pass is
  ///     measured on the phone's clock.
  ///   - kept: The numbers of the places that are kept.
  init(
    _ plan: Plan? = nil,
    isOnOtherPhone: Bool = false,
    followsClock: Bool = false,
    keeping kept: Range<Int> = 0..<PhoneLife.mostStops
  ) {
    self.plan = plan
    self.kept = isOnOtherPhone ? 0..<0 : kept
    self.followsClock = followsClock
    state = Mutex(State(isDisturbed: isOnOtherPhone))
  }

  /// The number of places that a life keeps at a time; a long test has thousands.
  static let mostStops = 64

  /// The places at which something can happen, as far as they are kept.
  var stops: [Stop] { state.withLock(\.stops) }
  /// The number of places at which something can happen.
  var stopCount: Int { state.withLock(\.stopCount) }
  /// Indicates whether the disturbance has happened.
  var isDisturbed: Bool { state.withLock(\.isDisturbed) }
  /// Indicates whether the phone refused the disturbance.
  var isRefused: Bool { state.withLock(\.isRefused) }
  /// Indicates whether what follows has no meaning.
  var isOver: Bool { state.withLock { $0.isOver || $0.isRefused } }
  /// Indicates whether the test has looked at the phone or its app.
  var hasLooked: Bool { state.withLock(\.hasLooked) }
  /// The failures, in their order.
  var failures: [Failure] { state.withLock(\.failures) }

  /// Returns the number of journal entries before a call; nil for the end.
  func entries(before call: Int) -> Int? {
    state.withLock { $0.entries.indices.contains(call) ? $0.entries[call] : nil }
  }

  /// Records that the test has looked at the phone or its app.
  func noteLook() { state.withLock { $0.hasLooked = true } }

  /// Ends the life: a call of the test has become impossible.
  func end() { state.withLock { $0.isOver = true } }

  /// Records a failure, unless the life is over.
  func note(_ failure: TestFailure, on phone: VirtualPhone) {
    let life = phone.appLife
    state.withLock { state in
      guard !state.isOver, !state.isRefused, state.failures.count < Self.mostFailures else {
        return
      }
      state.failures.append(Failure(words: failure, life: life, calls: state.calls))
    }
  }

  /// Begins a call of the test, and lets the disturbance happen if it is planned before it.
  ///
  /// - Parameter end: The instant to which the call advances the time; nil if it does not.
  func begin(_ phone: VirtualPhone, before end: Instant?, at location: SourceLocation) async {
    keepStop(on: phone, before: end, at: location, isInMiddle: false)
    let isPlanned = state.withLock { state in
      state.entries.append(phone.host.journal.entries.count)
      defer { state.calls += 1 }
      guard let plan else { return false }
      return plan.stop.call == state.calls && !plan.stop.isInMiddle
    }
    if isPlanned { await disturb(phone) }
  }

  /// Returns the middle of the time that the current call lets pass, if something is due in it.
  func pause(_ phone: VirtualPhone, before end: Instant) -> Instant? {
    AppPlace(phone.host.device, Book(), before: end).middle
  }

  /// Meets the middle of the time that the current call lets pass.
  func meetPause(_ phone: VirtualPhone, before end: Instant, at location: SourceLocation) async {
    keepStop(on: phone, before: end, at: location, isInMiddle: true)
    guard let plan else { return }
    if plan.stop.call == state.withLock(\.calls) - 1, plan.stop.isInMiddle { await disturb(phone) }
  }

  /// Performs the steps of the disturbance that are due after a call.
  func finishCall(_ phone: VirtualPhone) async {
    let due = state.withLock { state in
      defer { state.later = [] }
      return state.later
    }
    for step in due { await perform(step.event, on: phone) }
  }

  /// Takes another way to an event that a disturbance has made impossible, or ends the life.
  func evade(_ objection: Objection, to event: Event, on phone: VirtualPhone) {
    switch Detour(around: objection, to: event) {
    case .leaveOut: break
    case .first(let other):
      if phone.host.send(other) != nil || phone.host.send(event) != nil { end() }
    case nil: end()
    }
  }

  /// Keeps the place before the current call, or in the middle of it, of an undisturbed life.
  private func keepStop(
    on phone: VirtualPhone,
    before end: Instant?,
    at location: SourceLocation,
    isInMiddle: Bool
  ) {
    guard plan == nil else { return }
    let isKept = state.withLock { state in
      defer { state.stopCount += 1 }
      return kept.contains(state.stopCount)
    }
    guard isKept else { return }
    let (device, book) = phone.host.look { device, _, book in (device, book) }
    let place = AppPlace(device, book, before: end)
    state.withLock { state in
      let call = isInMiddle ? state.calls - 1 : state.calls
      state.stops.append(
        Stop(call: call, isInMiddle: isInMiddle, place: place, location: location)
      )
    }
  }

  private func disturb(_ phone: VirtualPhone) async {
    guard let plan else { return }
    state.withLock { state in
      state.isDisturbed = true
      state.later = plan.events.filter { $0.instant != nil }
    }
    for step in plan.events where step.instant == nil { await perform(step.event, on: phone) }
  }

  private func perform(_ event: Event, on phone: VirtualPhone) async {
    guard !isRefused else { return }
    if case .device(.moves(let zone)) = event { await phone.moveProgram(to: zone.name) }
    await phone.rest(at: nil)
    if phone.host.send(event) != nil { return state.withLock { $0.isRefused = true } }
    await phone.rest(at: nil)
  }
}

extension VirtualPhone {
  /// The life of the phone until now.
  var appLife: AppLife {
    let events = host.events
    return host.look { device, turn, book in
      AppLife(
        from: host.start,
        to: device.moment,
        events.map { Script.Occurrence($0.event, at: $0.moment) },
        turn.journal,
        book,
        under: turn.law
      )
    }
  }
}
