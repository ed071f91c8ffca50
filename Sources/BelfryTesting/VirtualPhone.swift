public import DeviceHost
import Synchronization
import SystemPolicy
import UIKit
import VirtualDevice
import VirtualTime

/// A virtual phone in a test's hand.
///
/// What an app's code does happens to it; what only a user or time can do, the test does: methods
/// that let something happen are `async`, and return when the app's callbacks have returned. What
/// is seen of the phone are plain values.
public final class VirtualPhone: Sendable {
  /// What stands behind it.
  public let host: DeviceHost

  /// How long, in real time, the phone waits for an app's code before it gives up on it.
  public let watchdog: Duration

  /// How an app's code is made at each launch, and where the test says so.
  struct Launching {
    var make: @MainActor @Sendable () -> Any?
    var registration: Registration
  }

  struct State {
    /// What the user will answer prompts that come.
    var answers: [Verdict] = []
    /// What the user will answer prompts about the location that come.
    var locationAnswers: [UserLocationAction] = []
    /// What an app's code is made of when it is launched, by the app's number.
    var launching: [AppNumber: Launching] = [:]
    /// How many crashes the test has said it expects, and how many there were.
    var expectedCrashes = 0
    var crashes: [Exception] = []
    /// What the callbacks had come to when the phone last waited for them.
    var seen = 0
    /// How many remote notifications came without an identifier.
    var pushes = 0
    var isFinished = false
    /// Whether the program's time zone is the phone's just now.
    var zoneTurn = ZoneTurn.none
  }

  let state = Mutex(State())

  @TaskLocal static var bound: VirtualPhone?

  /// The phone of the test that asks.
  public static var current: VirtualPhone {
    if let bound { return bound }
    fail("this test has no phone: write @Test(.phone), or make one with VirtualPhone()")
    return VirtualPhone()
  }

  /// Creates a phone.
  ///
  /// - Parameters:
  ///   - settings: What the phone is like.
  ///   - watchdog: How long it waits, in real time, for an app's code.
  public init(_ settings: PhoneSettings = PhoneSettings(), watchdog: Duration = .seconds(5)) {
    self.watchdog = watchdog
    let device = Device(startingAt: settings.instant, zone: settings.zone)
    host = DeviceHost(
      device,
      under: settings.law,
      watchdog: watchdog,
      waiting: settings.waiting,
      readingStep: settings.clockStep
    )
    Owner.note(of: host)
    host.addListener { [weak self] entry in self?.hear(entry) }
    host.setConductor { [weak self] limit, lasts in await self?.passBeside(to: limit, while: lasts)
    }
    // Behind the phone's own ear: an app is made before it hears that it was launched.
    host.dispatch(to: LifecycleListener.self)
  }

  deinit { host.close() }

  /// Runs a test's code with this phone: whatever the code under test asks for its phone finds it.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    host.noteTestsTask()
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

  /// Makes the app's code; it is kept as long as the process lives.
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

  /// The object an app's code is made of.
  final class Root: @unchecked Sendable {
    let object: Any?

    init(_ object: Any?) { self.object = object }
  }
}
