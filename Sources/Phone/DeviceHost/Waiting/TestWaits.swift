import Synchronization
public import VirtualTime

/// A wait of a test, during which only the phone itself can move its clock.
final class TestWait: Sendable {
  private let isOver = Atomic(false)
  private let host: DeviceHost

  init(of host: DeviceHost) {
    self.host = host
    host.state.withLock { $0.calls += 1 }
  }

  var lasts: Bool { !isOver.load(ordering: .acquiring) }

  func end() {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    host.state.withLock { $0.calls -= 1 }
  }
}

// While a test itself waits, its phone's clock runs on, as far as the wait reaches.
extension DeviceHost {
  /// A closure that advances the phone's time up to an instant while a condition holds, and waits
  /// for the apps to settle after each event.
  public typealias Conductor =
    @Sendable (_ limit: Instant, _ lasts: @escaping @Sendable () -> Bool) async -> Void

  /// Sets the closure that advances the phone's time.
  public func setConductor(_ conductor: @escaping Conductor) {
    state.withLock { $0.conductor = conductor }
  }

  /// Notes that the current task is the test's own.
  public func noteTestsTask() {
    #if canImport(Glibc)
      setTestsTask(.current)
    #endif
  }

  /// Marks this phone as the one that XCTest tests while the closure runs.
  public func beingTested(_ body: () -> Void) {
    #if canImport(Glibc)
      XCTestWaits.begin(self)
      defer { XCTestWaits.end(self) }
    #endif
    body()
  }

  #if canImport(Glibc)
    /// Keeps the test's own task.
    ///
    /// The objects of the previous task may be released then, so no lock is held.
    func setTestsTask(_ task: TaskWatch?) {
      _ = state.withLock { state in
        defer { state.testsTask = task }
        return state.testsTask
      }
    }

    /// A Boolean value that indicates whether the running code is the test's own: in its task, or
    /// without a task on the thread on which the test is called.
    var isTestsOwn: Bool {
      if TaskWatch.isInTask { return state.withLock { $0.testsTask }?.isCurrent ?? false }
      guard case .phone = Binding.current else { return false }
      return !DispatchedWork.isInside
    }

    /// Lets the test's own task sleep until an instant, as one of the phone's sleepers.
    func runOn(until due: Instant, number: Int) {
      guard let task = TaskWatch.current else { return }
      conduct(to: due) { [self] in
        state.withLock { $0.sleepers.contains { $0.number == number } } && task.isAtRest
      } once: {
        task.isAtRest
      }
    }

    /// Waits on the test's own thread, which is blocked or turns a run loop, for some time.
    func runningOn<Result>(for length: Duration?, _ wait: () -> Result) -> Result {
      guard let length, waiting == .virtual, isTestsOwn else { return wait() }
      let test = begin(length)
      defer { test.end() }
      return wait()
    }

    /// Begins a wait of the test with a duration.
    func begin(_ length: Duration) -> TestWait {
      let wait = TestWait(of: self)
      conduct(to: now + Interval(length)) { wait.lasts }
      return wait
    }

    /// Lets the phone's time pass beside the test, once the wait has begun and while it lasts.
    private func conduct(
      to limit: Instant,
      while lasts: @escaping @Sendable () -> Bool,
      once hasBegun: @escaping @Sendable () -> Bool = { true }
    ) {
      guard let conductor = state.withLock({ $0.conductor }) else { return }
      Binding.withoutPhone {
        _ = Task.detached {
          for _ in 0..<1000 where !hasBegun() { try? await Task.sleep(for: .milliseconds(1)) }
          await self.calling { await conductor(limit, lasts) }
        }
      }
    }
  #endif
}

extension Interval {
  /// The same length of time, in whole nanoseconds, as far as an interval reaches.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    guard abs(Double(seconds)) < 9.2e9 else {
      self.init(nanoseconds: seconds < 0 ? -.max : .max)
      return
    }
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension Instant {
  /// The instant so many seconds after the beginning of 1970, as far as instants reach.
  public init(since1970 seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self.init(nanoseconds: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
  }
}
