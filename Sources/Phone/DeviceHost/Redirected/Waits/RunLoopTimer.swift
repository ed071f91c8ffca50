#if canImport(Glibc)
  import Synchronization
  import VirtualTime

  /// A timer of Foundation's that an app's code uses.
  final class RunLoopTimer: @unchecked Sendable {
    private let timer: RunLoopTimers.Timer
    private let interval: Interval?
    private let binding: Binding
    private let registration: Registration
    private let call: () -> Void
    private var host: DeviceHost { binding.host }
    private let state: Mutex<State>

    private struct State {
      /// The next time at which it fires, in Foundation's seconds.
      var date: Double
      var isAdded = false
      var hasEnded = false
      var sleeper: Int?
      var realWait: Int?
    }

    private static let form = "Timer"

    init(
      _ timer: RunLoopTimers.Timer,
      _ date: Double,
      every seconds: Double,
      _ binding: Binding,
      _ call: @escaping () -> Void
    ) {
      self.timer = timer
      interval = seconds > 0 ? Interval(seconds: seconds) : nil
      self.binding = binding
      self.call = call
      registration = .here()
      state = Mutex(State(date: date))
    }

    /// The next time at which the timer fires, in Foundation's seconds; nil in real time.
    var fireDate: Double? { host.waiting == .real ? nil : state.withLock { $0.date } }

    /// Adds the timer to a run loop for the app; returns whether it waits on the phone's clock.
    func begin() -> Bool {
      let date = state.withLock { state -> Double? in
        guard !state.isAdded else { return nil }
        state.isAdded = true
        return state.date
      }
      guard let date else { return host.waiting == .virtual }
      let length = Instant(sinceReference: date) - host.wall
      guard host.waiting == .virtual else {
        let duration = Duration.nanoseconds(length.nanoseconds).roundedToMilliseconds
        let number = host.realWaits.begin(Self.form, for: duration, from: registration)
        state.withLock { $0.realWait = number }
        return false
      }
      wait(until: host.now + length)
      return true
    }

    /// Moves the timer to another date for the app; returns whether it waits on the phone's clock.
    func change(to date: Double) -> Bool {
      guard host.waiting == .virtual else { return false }
      let (isAdded, number) = state.withLock { state in
        state.date = date
        defer { state.sleeper = nil }
        return (state.isAdded, state.sleeper)
      }
      if let number { host.remove(number) }
      if isAdded { wait(until: host.now + (Instant(sinceReference: date) - host.wall)) }
      return true
    }

    private func wait(until due: Instant) {
      guard state.withLock({ !$0.hasEnded }) else { return }
      let kind = interval == nil ? Sleeper.Kind.timer : .repeating
      let number = host.wait(until: due, as: kind, of: binding, Self.form, from: registration) {
        [self] end in
        guard case .slept = end else { return }
        if let interval {
          let next = host.next(after: due, every: interval)
          state.withLock { $0.date += Double((next - due).nanoseconds) / 1e9 }
          wait(until: next)
        }
        DispatchedWork.submit(to: CDispatch.main, as: binding) { [self] in fire() }
      }
      state.withLock { $0.sleeper = number }
    }

    private func fire() {
      guard state.withLock({ !$0.hasEnded }) else { return }
      call()
      if interval == nil { RunLoopTimers.invalidate(timer) }
    }

    func end() {
      let (sleeper, wait) = state.withLock { state in
        state.hasEnded = true
        defer { (state.sleeper, state.realWait) = (nil, nil) }
        return (state.sleeper, state.realWait)
      }
      if let sleeper { host.remove(sleeper) }
      if let wait { host.realWaits.end(wait) }
    }
  }

  extension Instant {
    /// Creates an instant from Foundation's seconds since 2001, which are exact to about a tenth of
    /// a microsecond.
    fileprivate init(sinceReference seconds: Double) {
      // An app that lets a timer rest has it fire in the distant future.
      guard abs(seconds) < 8e9 else {
        self = seconds < 0 ? Instant(nanoseconds: .min) : .latest
        return
      }
      let whole = seconds.rounded(.down)
      let microseconds = Int64(((seconds - whole) * 1e6).rounded())
      self.init(nanoseconds: (Int64(whole) + 978_307_200) * 1_000_000_000 + microseconds * 1000)
    }
  }

  extension Interval {
    fileprivate init(seconds: Double) {
      self.init(nanoseconds: max(1, Int64((min(seconds, 9e9) * 1e9).rounded())))
    }
  }
#endif
