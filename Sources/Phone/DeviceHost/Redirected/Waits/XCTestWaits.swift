#if canImport(Glibc)
  import Glibc
  import Interposition
  import Synchronization

  /// Lets the phone's clock run on while XCTest waits, in `wait(for:)` or `fulfillment(of:)`.
  ///
  /// XCTest's own timeouts stay in real time. XCTest makes Dispatch end each wait when its time is
  /// over, turns a run loop, and stops the run loop when the last expectation is fulfilled. The
  /// phone's clock then stops as well.
  enum XCTestWaits {
    static var redirections: [Redirection] {
      [
        Redirection(
          "CFRunLoopStop",
          of: .foundation,
          to: stop,
          without: "the phone's clock runs on after XCTest has stopped waiting"
        ),
        Redirection(
          "dispatch_block_cancel",
          of: .swiftDispatch,
          to: cancel,
          without: "the phone's clock runs on after XCTest has cancelled a wait"
        ),
        Redirection(
          "swift_task_create",
          of: .xctest,
          to: createTask,
          without: "the task of an async XCTest counts as one of the app"
        ),
        Redirection(
          "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ",
          of: .xctest,
          to: date,
          without: "XCTest measures its waits on the phone's clock"
        ),
      ]
    }

    private struct Wait {
      var block: UInt
      var loop: UInt
      var wait: TestWait
    }

    /// The waits of the tests of this process, each with the run loop that it turns, as XCTest
    /// keeps them.
    private static let waits = Mutex<[Wait]>([])
    /// The phones of the tests that run in this process, for a wait outside any phone's call.
    private static let tested = Mutex<[Tested]>([])

    private struct Tested {
      weak var host: DeviceHost?
    }

    /// Notes that XCTest begins the test of a phone.
    static func begin(_ host: DeviceHost) { tested.withLock { $0.append(Tested(host: host)) } }

    /// Notes that the test of a phone has ended.
    static func end(_ host: DeviceHost) {
      tested.withLock { $0.removeAll { $0.host === host || $0.host == nil } }
    }

    /// The time by which XCTest's wait in Dispatch exceeds the wait that it ends.
    private static let slack = Duration.milliseconds(250)
    /// The duration below which a wait is a test's own: for an `async` test, XCTest waits thirty
    /// days in the same way.
    private static let longest = Duration.seconds(29 * 86400)

    /// Notes that a block of XCTest's ends a wait at a time, unless it is cancelled.
    static func note(_ time: UInt64, _ block: CDispatch.Block) {
      guard let host = Binding.current?.host ?? tested.withLock({ $0.last?.host }),
        host.waiting == .virtual,
        Caller.isLibrary(.xctest, through: .swiftDispatch)
      else { return }
      guard let length = DispatchClock.length(until: DispatchClock.real(time)), length < longest
      else { return }
      let wait = Wait(
        block: UInt(bitPattern: block),
        loop: UInt(bitPattern: currentLoop()),
        wait: host.begin(max(.zero, (length - slack).roundedToMilliseconds))
      )
      waits.withLock { $0.append(wait) }
    }

    private static let stop: @convention(c) (UnsafeMutableRawPointer?) -> Void = { loop in
      let address = UInt(bitPattern: loop)
      waits.withLock { $0.last { $0.loop == address } }?.wait.end()
      realStop(loop)
    }

    private static let cancel: @convention(c) (CDispatch.Block) -> Void = { block in
      let address = UInt(bitPattern: block)
      let over = waits.withLock { waits in
        defer { waits.removeAll { $0.block == address } }
        return waits.filter { $0.block == address }
      }
      for wait in over { wait.wait.end() }
      realCancel(block)
    }

    /// Creates a task; that of an `async` test, or of its `setUp` or `tearDown`, is the test's own.
    private static let createTask: DetachedTasks.Create = { flags, options, type, entry, context in
      let created = DetachedTasks.real(flags, options, type, entry, context)
      if let host = Binding.current?.host, let task = DetachedTasks.task(created) {
        host.noteTestsTask(task)
      }
      return created
    }

    /// The clock by which XCTest measures how long it has waited.
    private static let date: @convention(c) () -> Double = { Binding.withoutPhone { realDate() } }

    private static let realDate = LoadedFunction.find(
      "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ",
      as: (@convention(c) () -> Double).self
    )
    private static let currentLoop = LoadedFunction.find(
      "CFRunLoopGetCurrent",
      as: (@convention(c) () -> UnsafeMutableRawPointer?).self
    )
    private static let realStop = LoadedFunction.find(
      "CFRunLoopStop",
      as: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self
    )
    private static let realCancel = LoadedFunction.find(
      "dispatch_block_cancel",
      as: (@convention(c) (CDispatch.Block) -> Void).self
    )
  }

  extension DeviceHost {
    /// Notes that a new task is the test's own.
    func noteTestsTask(_ task: UnsafeRawPointer) {
      guard TaskWatch.canBeWatched(task) else { return }
      let watch = TaskWatch(task)
      setTestsTask(watch)
    }
  }
#endif
