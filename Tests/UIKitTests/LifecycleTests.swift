import DeviceHost
import SystemPolicy
import Testing
import UIKit
import VirtualDevice
import VirtualTime

/// The life-cycle calls that an app's delegate receives.
@Suite @MainActor struct LifecycleTests {
  /// Writes down what it hears.
  final class Delegate: UIResponder, UIApplicationDelegate {
    var lines: [String] = []

    private func note(_ line: String, _ application: UIApplication) {
      lines.append("\(line) \(application.applicationState.rawValue)")
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("will finish", application)
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note(options?[.location] == nil ? "did finish" : "did finish for a place", application)
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("resigns", application) }
    func applicationDidEnterBackground(_ application: UIApplication) {
      note("background", application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      note("foreground", application)
    }
    func applicationSignificantTimeChange(_ application: UIApplication) {
      note("time", application)
    }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      note("protected", application)
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      note("readable", application)
    }
    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { note("token \(deviceToken.count)", application) }
  }

  /// A phone with one app that was not launched yet.
  @MainActor final class Phone {
    let host = DeviceHost(
      Device(startingAt: Instant(seconds: 1_772_870_400), zone: .utc),
      under: Law(reading: .apple)
    )
    let app: AppNumber
    var delegate = Delegate()

    init() {
      app = host.withBook { $0.number(ofApp: "app") }
      host.send(.device(.installs(app, .authorized)))
      let delegate = delegate
      host.addListener { [weak host, app] entry in
        guard case .app(app, .launched) = entry.effect, let process = host?.process(of: app) else {
          return
        }
        process.callInOrderOnMain("the launch") {
          LifecycleListener.adopt(delegate, from: nil, in: process)
        }
      }
      host.dispatch(to: LifecycleListener.self)
    }

    /// Runs a closure and returns the calls that the delegate received.
    func heard(_ event: Event) async -> [String] {
      #expect(host.send(event) == nil)
      #expect(await host.callbacks.idle(within: .seconds(5)))
      defer { delegate.lines = [] }
      return delegate.lines
    }
  }

  @Test func `an app is launched, left and opened again`() async throws {
    let phone = Phone()
    let app = phone.app
    #expect(
      await phone.heard(.user(.opens(app))) == ["will finish 1", "did finish 1", "active 0"]
    )
    #expect(await phone.heard(.user(.pullsDown)) == ["resigns 0"])
    #expect(await phone.heard(.user(.returns(app))) == ["active 0"])
    #expect(await phone.heard(.user(.leaves(app))) == ["resigns 0", "background 2"])
    #expect(await phone.heard(.device(.suspends(app))) == [])
    #expect(await phone.heard(.user(.opens(app))) == ["foreground 2", "active 0"])
    #expect(await phone.heard(.user(.forceQuits(app))) == [])
    #expect(
      await phone.heard(.user(.opens(app))) == ["will finish 1", "did finish 1", "active 0"]
    )
  }

  @Test func `a running app is notified of the lock and the clock`() async throws {
    let phone = Phone()
    #expect(await phone.heard(.user(.opens(phone.app))).count == 3)
    let locked = await phone.heard(.user(.locks))
    #expect(locked.contains { $0.hasPrefix("protected") })
    #expect(locked.contains { $0.hasPrefix("background") })
    let process = try #require(phone.host.process(of: phone.app))
    process.run { #expect(!UIApplication.shared.isProtectedDataAvailable) }
    let unlocked = await phone.heard(.user(.unlocks))
    #expect(unlocked.contains { $0.hasPrefix("readable") })
    #expect(unlocked.last == "active 0")
    let tokyo = try #require(Zone(named: "Asia/Tokyo"))
    #expect(await phone.heard(.device(.moves(to: tokyo))) == ["time 0"])
  }

  @Test func `a mistake of the app is reported with the app's line`() async throws {
    let phone = Phone()
    #expect(await phone.heard(.user(.opens(phone.app))).count == 3)
    let process = try #require(phone.host.process(of: phone.app))
    process.run {
      #expect(UIApplication.shared === UIApplication.shared)
      #expect(UIApplication.shared.delegate === phone.delegate)
      UIApplication.shared.applicationIconBadgeNumber = 3
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
      #expect(UIApplication.shared.backgroundRefreshStatus == .available)
      UIApplication.shared.registerForRemoteNotifications()
    }
    #expect(phone.host.device.snapshot.apps[0].badge == 3)
    #expect(await phone.heard(.user(.leaves(phone.app))).first == "token 32 0")
    process.run { #expect(UIApplication.shared.backgroundTimeRemaining == 30) }
  }

  @Test func `observers get the life-cycle notifications too`() async throws {
    let phone = Phone()
    let host = phone.host
    var count = 0
    let name = UIApplication.didEnterBackgroundNotification
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in
      MainActor.assumeIsolated {
        if AppProcess.current.host === host { count += 1 }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(await phone.heard(.user(.opens(phone.app))).count == 3)
    #expect(await phone.heard(.user(.leaves(phone.app))).count == 2)
    #expect(count == 1)
  }
}
