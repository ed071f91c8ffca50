#if canImport(Glibc)
  import Synchronization
  import VirtualTime

  /// A timer of Dispatch that an app's code uses.
  final class TimerSource: @unchecked Sendable {
    private let source: CDispatch.Object
    private let binding: Binding
    private var host: DeviceHost { binding.host }
    private let state = Mutex(State())

    private struct State {
      /// The number of suspensions without a resumption; a new source is not active yet.
      var suspensions = 1
      var isActive = false
      var hasHandler = false
      var hasEnded = false
      /// A Boolean value that indicates whether the timer was due while it was suspended.
      var hasMissed = false
      /// The numbers of the sleeper on the phone's clock, and of the wait in real time.
      var sleeper: Int?
      var realWait: Int?
      var registration: Registration?
      /// The tickets for which the phone's clock waits.
      var tickets: [Callbacks.Ticket] = []
    }

    private static let form = "DispatchSource timer"

    init(_ source: CDispatch.Object, _ binding: Binding) {
      self.source = source
      self.binding = binding
    }

    func set(_ time: UInt64, _ interval: UInt64, _ leeway: UInt64) {
      forget()
      let registration = Registration.here()
      state.withLock { $0.registration = registration }
      guard host.waiting == .virtual else {
        CDispatch.setTimer(source, time, interval, leeway)
        guard let length = DispatchClock.length(until: time) else { return }
        let number = host.realWaits.begin(
          Self.form,
          for: length.roundedToMilliseconds,
          from: registration
        )
        return state.withLock { $0.realWait = number }
      }
      CDispatch.setTimer(source, DispatchClock.forever, DispatchClock.forever, 0)
      guard let due = DispatchClock.due(time, on: host) else { return }
      let isRepeating = interval < UInt64(Int64.max)
      wait(until: due, every: isRepeating ? Interval(nanoseconds: Int64(max(1, interval))) : nil)
    }

    private func wait(until due: Instant, every interval: Interval?) {
      let registration = state.withLock { $0.hasEnded ? nil : $0.registration }
      guard let registration else { return }
      let kind = interval == nil ? Sleeper.Kind.timer : .repeating
      let number = host.wait(until: due, as: kind, of: binding, Self.form, from: registration) {
        [self] end in
        guard case .slept = end else { return }
        if let interval { wait(until: host.next(after: due, every: interval), every: interval) }
        fire()
      }
      state.withLock { $0.sleeper = number }
    }

    private func fire() {
      let isReady = state.withLock { state -> Bool in
        state.hasMissed = state.suspensions > 0
        guard !state.hasEnded, !state.hasMissed else { return false }
        if state.hasHandler {
          state.tickets.append(host.callbacks.begin("the handler of a \(Self.form)", from: nil))
        }
        // The app may let it go on another thread meanwhile, behind `end()`.
        CDispatch.retain(source)
        return true
      }
      guard isReady else { return }
      CDispatch.setTimer(source, 0, DispatchClock.forever, 0)
      CDispatch.release(source)
    }

    func setHandler(_ block: CDispatch.Block?) {
      state.withLock { $0.hasHandler = block != nil }
      guard let block else { return CDispatch.setHandler(source, nil) }
      let held = HeldBlock(block)
      let handler: @convention(block) () -> Void = { [binding, weak self] in
        Binding.$current.withValue(binding) {
          DispatchedWork.$isInside.withValue(true) { held.call() }
        }
        self?.handled()
      }
      withExtendedLifetime(handler) {
        CDispatch.setHandler(source, unsafeBitCast(handler, to: CDispatch.Block.self))
      }
    }

    private func handled() {
      if let wait = take(\.realWait) { host.realWaits.end(wait) }
      endTickets()
    }

    private func endTickets() {
      let tickets = state.withLock { state in
        defer { state.tickets = [] }
        return state.tickets
      }
      for ticket in tickets { host.callbacks.end(ticket) }
    }

    func activate() {
      let isFirst = state.withLock { state in
        defer { state.isActive = true }
        return !state.isActive
      }
      if isFirst { resume() }
    }

    func resume() {
      let hasMissed = state.withLock { state -> Bool in
        state.isActive = true
        state.suspensions -= 1
        return state.suspensions == 0 && state.hasMissed
      }
      if hasMissed { fire() }
    }

    func suspend() { state.withLock { $0.suspensions += 1 } }

    /// Ends the timer when the app cancels or releases it.
    func end() {
      state.withLock { $0.hasEnded = true }
      forget()
      endTickets()
    }

    private func forget() {
      if let number = take(\.sleeper) { host.remove(number) }
      if let number = take(\.realWait) { host.realWaits.end(number) }
    }

    private func take(_ path: WritableKeyPath<State, Int?>) -> Int? {
      state.withLock { state in
        defer { state[keyPath: path] = nil }
        return state[keyPath: path]
      }
    }
  }

  /// A block that is kept.
  private final class HeldBlock: @unchecked Sendable {
    private let block: CDispatch.Block

    init(_ block: CDispatch.Block) { self.block = CDispatch.copyBlock(block) }

    deinit { CDispatch.releaseBlock(block) }

    func call() { DispatchedWork.call(block) }
  }
#endif
