#if canImport(Glibc)
  import Glibc
  import Interposition
  import VirtualTime

  /// The waits of an app's code on its phone's clock: `asyncAfter`, and sleeping tasks.
  enum VirtualWaits {
    static var redirections: [Redirection] {
      [
        Redirection(
          "dispatch_after",
          of: .swiftDispatch,
          to: after,
          without: "DispatchQueue.asyncAfter takes real time"
        ),
        Redirection(
          "dispatch_after",
          of: .program,
          to: after,
          without: "dispatch_after in C code takes real time"
        ),
        Redirection(
          "dispatch_after_f",
          of: .concurrency,
          to: sleep,
          without: "Task.sleep takes real time"
        ),
        Redirection(
          "dispatch_source_set_timer",
          of: .concurrency,
          to: sleepWithTolerance,
          without: "Task.sleep with a tolerance takes real time"
        ),
        Redirection(
          "dispatch_source_set_event_handler_f",
          of: .concurrency,
          to: wakeAfterSleep,
          without: "Task.sleep with a tolerance is not woken by the phone"
        ),
      ]
    }

    private static let after: CDispatch.After = { time, queue, block in
      guard let binding = Binding.current, !Caller.isOfToolchain(through: .swiftDispatch) else {
        XCTestWaits.note(time, block)
        return CDispatch.after(DispatchClock.real(time), queue, block)
      }
      // What is never due needs nothing that would be kept for ever.
      guard time != DispatchClock.forever else { return }
      nonisolated(unsafe) let block = CDispatch.copyBlock(block)
      nonisolated(unsafe) let queue = queue
      CDispatch.retain(queue)
      let host = binding.host
      let number = host.waiting == .real ? host.realWaits.begin(asyncAfter, until: time) : nil
      @Sendable func submit() {
        DispatchedWork.submit(block, to: queue, as: binding)
        CDispatch.release(queue)
      }
      if let number {
        // Work of the machine's time is not waited for before it begins.
        return Later.call(at: time, on: queue) {
          host.realWaits.end(number)
          submit()
        }
      }
      guard let due = DispatchClock.due(time, on: host) else { return }
      host.wait(until: due, as: .timer, of: binding, asyncAfter) { end in
        switch end {
        case .slept: submit()
        case .cancelled:
          CDispatch.releaseBlock(block)
          CDispatch.release(queue)
        }
      }
    }

    private static let asyncAfter = "DispatchQueue.asyncAfter"
    private static let taskSleep = "Task.sleep"

    /// Lets a task sleep, until the given function resumes it.
    private static let sleep: CDispatch.AfterFunction = { time, queue, job, resume in
      guard let binding = Binding.current else {
        return CDispatch.afterFunction(time, queue, job, resume)
      }
      nonisolated(unsafe) let (job, queue) = (job, queue)
      let host = binding.host
      guard host.waiting == .virtual else {
        let number = host.realWaits.begin(taskSleep, until: time)
        return Later.call(at: time, on: queue) {
          host.realWaits.end(number)
          resume(job)
        }
      }
      guard let due = DispatchClock.due(time, on: host) else { return }
      host.wait(until: due, as: .task, of: binding, taskSleep) { end in
        // A task whose process has ended sleeps for ever.
        guard case .slept = end else { return }
        DispatchedWork.submit(to: queue, as: binding) { resume(job) }
      }
    }

    /// Lets a task sleep, by a source that fires once.
    private static let sleepWithTolerance: CDispatch.SetTimer = { source, time, interval, leeway in
      guard let binding = Binding.current, binding.host.waiting == .virtual else {
        return CDispatch.setTimer(source, time, interval, leeway)
      }
      let host = binding.host
      nonisolated(unsafe) let source = source
      CDispatch.setTimer(source, DispatchClock.forever, DispatchClock.forever, 0)
      guard let due = DispatchClock.due(time, on: host) else { return }
      host.wait(until: due, as: .task, of: binding, taskSleep) { end in
        guard case .slept = end else { return }
        TolerantSleeps.fire(source, of: host)
      }
    }

    private static let wakeAfterSleep: CDispatch.SetFunction = { source, resume in
      CDispatch.setFunction(source, resume.map { TolerantSleeps.wrap($0) })
    }
  }

  extension RealWaits {
    /// Notes that a wait begins until a time of the machine's clock.
    func begin(_ form: String, until time: UInt64) -> Int {
      begin(form, for: DispatchClock.length(until: time)?.roundedToMilliseconds, from: .here())
    }
  }

  extension Duration {
    /// The duration in whole milliseconds, because some microseconds pass before code uses a time.
    var roundedToMilliseconds: Duration {
      .milliseconds(Int64((self / .milliseconds(1)).rounded()))
    }
  }

  /// Calls that Dispatch makes at a time of the machine's clock.
  enum Later {
    private final class Call {
      let body: () -> Void

      init(_ body: @escaping () -> Void) { self.body = body }
    }

    static func call(at time: UInt64, on queue: CDispatch.Object, _ body: @escaping () -> Void) {
      let call = Unmanaged.passRetained(Call(body)).toOpaque()
      CDispatch.afterFunction(time, queue, call) { context in
        guard let context else { return }
        Unmanaged<Call>.fromOpaque(context).takeRetainedValue().body()
      }
    }
  }

  extension DeviceHost {
    /// Adds a sleeper that waits on the phone's clock; returns its number, for ``remove(_:)``.
    @discardableResult
    func wait(
      until due: Instant,
      as kind: Sleeper.Kind,
      of binding: Binding,
      _ form: String,
      from registration: Registration? = .here(),
      _ wake: @escaping @Sendable (Sleeper.End) -> Void
    ) -> Int {
      let number = nextSleeperNumber()
      let isOwn = kind == .task && isTestsOwn
      let sleeper = Sleeper(
        number: number,
        due: due,
        kind: kind,
        process: isOwn ? nil : binding.waiter,
        form: form,
        registration: registration
      ) { end in
        wake(end)
      }
      enter(sleeper)
      if isOwn { runOn(until: due, number: number) } else if kind != .repeating { lookAfterTest() }
      return number
    }
  }
#endif
