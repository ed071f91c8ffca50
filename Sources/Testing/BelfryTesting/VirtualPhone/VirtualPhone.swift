import BelfryUIKit
public import DeviceHost
import Synchronization
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

/// A virtual phone for a test.
///
/// The app's code runs on the phone. The test does what the user does, and moves the time.
/// Asynchronous methods return after the callbacks of the app have returned. Properties are plain
/// values that describe the phone at this moment.
///
/// ```swift
/// let phone = VirtualPhone(PhoneSettings(start: "2026-03-06 07:55"))
/// await phone.run {
///   phone.willAnswer(.allow)
///   let center = UNUserNotificationCenter.current()
///   _ = try? await center.requestAuthorization(options: [.alert])
///   #expect(phone.app.authorization == .authorized)
/// }
/// await phone.finish()
/// ```
public final class VirtualPhone: Sendable {
  /// The host that connects the virtual device to the frameworks.
  public let host: DeviceHost

  /// The longest real time that the phone waits for the app's code.
  public let watchdog: Duration
  /// The state of the phone at the start.
  package let settings: PhoneSettings
  /// The life that the phone plays, if the body of a test is perturbed.
  let life: (any TestLife)?

  /// The code of an app, and the source location of its installation.
  struct Launching {
    var make: @MainActor @Sendable () -> Any?
    var registration: Registration
  }

  struct State {
    /// The answers to the next prompts for notifications.
    var answers: [PlannedAnswer<Verdict>] = []
    /// The answers to the next prompts for the location.
    var locationAnswers: [PlannedAnswer<UserLocationAction>] = []
    /// The code to launch for each app.
    var launching: [AppNumber: Launching] = [:]
    /// The number of crashes that the test expects, and the crashes that occurred.
    var expectedCrashes = 0
    var crashes: [Exception] = []
    /// The responses that no delegate received, as far as the test did not expect that.
    var losses = LostResponses()
    /// The activity of the callbacks when the phone last waited for them.
    var seen = 0
    /// The problems of callbacks that were abandoned on the main actor.
    var problems: [String] = []
    /// The number of remote notifications without an identifier.
    var pushes = 0
    var isFinished = false
    /// The calls of the test that sent events, in order.
    var calls: [TestCall] = []
    /// The property that the test looked at last.
    var lastLook: Look?
    /// Indicates whether the time zone of the process is the phone's.
    var zoneTurn = ZoneTurn.none
    /// The phone and the life that XCTest's failures belong to, if they are not the phone's own.
    var inner: (phone: VirtualPhone, life: any TestLife)?
  }

  let state = Mutex(State())

  @TaskLocal static var bound: VirtualPhone?

  /// The phone of the running test.
  ///
  /// A test without a phone fails, and gets a new phone.
  public static var current: VirtualPhone {
    if let bound { return bound }
    fail("this test has no phone: write @Test(.phone), or make one with VirtualPhone()")
    return VirtualPhone()
  }

  /// Creates a phone.
  ///
  /// - Parameters:
  ///   - settings: The state of the phone at the start.
  ///   - watchdog: The longest real time to wait for the app's code.
  public convenience init(
    _ settings: PhoneSettings = PhoneSettings(),
    watchdog: Duration = .seconds(5)
  ) {
    self.init(settings, watchdog: watchdog, life: nil)
  }

  /// Creates a phone for one life of a test, or without one.
  package init(_ settings: PhoneSettings, watchdog: Duration, life: (any TestLife)?) {
    self.watchdog = watchdog
    self.settings = settings
    self.life = life
    _ = ArchivedClasses.areNamed
    let device = Device(startingAt: settings.instant, zone: settings.zone)
    host = DeviceHost(
      device,
      under: settings.law,
      zones: settings.zones,
      watchdog: watchdog,
      waiting: settings.waiting,
      readingStep: settings.clockStep
    )
    Owner.note(of: host)
    host.addListener { [weak self] entry in self?.hear(entry) }
    host.setConductor { [weak self] limit, lasts in await self?.passBeside(to: limit, while: lasts)
    }
    // After the phone's own listener: an app is created before it is notified of its launch.
    host.dispatch(to: LifecycleListener.self)
  }

  deinit {
    reportUnfinished()
    host.close()
  }

  /// Runs code of a test with this phone as the current one.
  ///
  /// Every call of a framework in the code uses this phone. At the end of the code, the test fails
  /// if the app has crashed.
  ///
  /// - Parameters:
  ///   - place: The source location of a failure.
  ///   - isolation: The actor on which the code runs.
  ///   - body: The code to run.
  ///
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws.
  public func run<Result>(
    at place: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    host.noteTestsTask()
    defer { report(at: place) }
    return try await VirtualPhone.$bound.withValue(self) { try await host.run(body) }
  }

  private func hear(_ entry: Journal.Entry) {
    switch entry.effect {
    case .app(let app, .launched): launch(app)
    case .app(let app, .promptShown): meetPrompt(of: app)
    case .app(_, .locationPromptShown): meetLocationPrompt()
    case .app(let app, .crashed(let exception)): meetCrash(of: app, exception)
    default: break
    }
  }

  /// Creates the app's objects, which live as long as the process.
  private func launch(_ app: AppNumber) {
    guard let process = host.process(of: app),
      let launching = state.withLock({ $0.launching[app] })
    else { return }
    let what = "the launch of \(host.withBook { $0[app] })"
    process.callInOrderOnMain(what, from: launching.registration) {
      let root = Root(launching.make())
      _ = process.keeping { root }
      LifecycleListener.adopt(root.object, from: launching.registration, in: process)
    }
  }

  private func meetCrash(of app: AppNumber, _ exception: Exception) {
    let isExpected = state.withLock { state in
      state.crashes.append(exception)
      return state.crashes.count <= state.expectedCrashes
    }
    guard !isExpected else { return }
    host.report(
      Trouble(
        """
        \(host.withBook { $0[app] }) crashed: NSInternalInconsistencyException, reason: \
        '\(exception.reason)'; if it is meant to, call it in phone.expectCrash { … }
        """
      )
    )
  }

  /// The object that the app's code created at its launch.
  final class Root: @unchecked Sendable {
    let object: Any?

    init(_ object: Any?) { self.object = object }
  }
}
