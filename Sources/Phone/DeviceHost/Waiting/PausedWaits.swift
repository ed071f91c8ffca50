import Synchronization
public import SystemPolicy
public import VirtualDevice
public import VirtualTime

extension DeviceHost {
  /// A sleep or a timer of an app that is due and does not end, because the app does not run.
  public struct PausedWait: Sendable {
    /// The app.
    public var app: AppNumber
    /// The call that waits, such as `Task.sleep`.
    public var form: String
    /// The instant, on the monotonic clock, at which it was due.
    public var due: Instant
    /// The instant, on the monotonic clock, since which the app has not run; nil if the app was
    /// suspended.
    public var pause: Instant?
    /// The rules that decided it.
    public var because: RuleSet
    /// The line that waits; finding it may take a while.
    public var line: String? { registration?.line }

    let registration: Registration?
  }

  /// The sleeps and timers that would have ended if their apps ran, the earliest first.
  ///
  /// The journal does not note the questions that are asked.
  public var pausedWaits: [PausedWait] {
    state.withLock { state in
      state.sleepers.compactMap { sleeper in
        guard sleeper.due <= state.device.now, let app = sleeper.process?.app,
          let conditions = state.pauseConditions(of: sleeper)
        else { return nil }
        let decision = state.turn.law.decide(BackgroundPause.self) { conditions }
        guard decision.answer.pauses else { return nil }
        return PausedWait(
          app: app,
          form: sleeper.form,
          due: sleeper.due,
          pause: state.inBackground[app].map { $0 + BackgroundPause.runTime },
          because: decision.because,
          registration: sleeper.registration
        )
      }
    }
  }
}
