import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// What UIKit keeps for a process: the app's delegate, and the state it was last told of.
@MainActor
final class AppLife {
  /// The delegate; whoever has launched the app keeps it.
  private(set) weak var delegate: (any UIApplicationDelegate)?
  private let registered = Mutex<Registration?>(nil)
  private var isLaunched = false
  private var told: UIApplication.State?

  private nonisolated init() {}

  /// What is kept for the process whose code this is.
  static var current: AppLife { of(.current) }

  /// What is kept for a process.
  nonisolated static func of(_ process: AppProcess) -> AppLife {
    process.host.dispatch(to: LifecycleListener.self)
    return process.keeping { AppLife() }
  }

  /// Where the delegate was set.
  nonisolated var registration: Registration? { registered.withLock { $0 } }

  /// Sets the delegate, and notes where that was.
  ///
  /// The phone tells it of changes of the time from then on: before it is launched, so that
  /// nothing that its launch begins on other threads comes first.
  func set(
    _ delegate: (any UIApplicationDelegate)?,
    from registration: Registration?,
    in process: AppProcess
  ) {
    self.delegate = delegate
    registered.withLock { $0 = registration }
    if delegate != nil { SignalWatch.start(for: process) }
  }

  private var app: UIApplication { .shared }

  /// Where the app is, as far as it was told.
  func state(in process: AppProcess) -> UIApplication.State {
    told ?? UIApplication.State(process.snapshot.state)
  }

  /// The app has moved; a process that is new is launched first.
  func move(
    to state: AppState,
    because cause: Effect.Cause,
    with notification: TextNumber?,
    _ payload: PushPayload?
  ) {
    if !isLaunched {
      isLaunched = true
      told = state == .background ? .background : .inactive
      launch(with: options(cause, notification, payload))
    }
    switch state {
    case .foreground:
      enterForeground()
      become(.active)
    case .inactive:
      enterForeground()
      resign()
    case .background:
      resign()
      enterBackground()
    case .notRunning, .suspended: break
    }
  }

  private func options(
    _ cause: Effect.Cause,
    _ notification: TextNumber?,
    _ payload: PushPayload?
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    if cause == .woken { return [.location: NSNumber(value: true)] }
    if let payload { return [.remoteNotification: payload.userInfo] }
    let object = notification.flatMap { LegacyNotifications.of(.current).notification($0) }
    return object.map { [.localNotification: $0] }
  }

  private func launch(with options: [UIApplication.LaunchOptionsKey: Any]?) {
    // Before the app's code, whose tasks run beside what follows.
    _ = delegate?.application(app, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
  }

  private func enterForeground() {
    guard told == .background else { return }
    delegate?.applicationWillEnterForeground(app)
    post(UIApplication.willEnterForegroundNotification)
    told = .inactive
  }

  private func become(_ state: UIApplication.State) {
    guard told != state else { return }
    told = state
    delegate?.applicationDidBecomeActive(app)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resign() {
    guard told == .active else { return }
    delegate?.applicationWillResignActive(app)
    post(UIApplication.willResignActiveNotification)
    told = .inactive
  }

  private func enterBackground() {
    guard told != .background else { return }
    told = .background
    delegate?.applicationDidEnterBackground(app)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The phone was locked or unlocked, and with it what the app has protected.
  func protect(_ isLocked: Bool) {
    if isLocked {
      delegate?.applicationProtectedDataWillBecomeUnavailable(app)
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
    } else {
      delegate?.applicationProtectedDataDidBecomeAvailable(app)
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }
  }

  /// The phone's clock, or its zone, was changed.
  func changeTime() {
    delegate?.applicationSignificantTimeChange(app)
    post(UIApplication.significantTimeChangeNotification)
  }

  /// Whether the app may refresh in the background has changed.
  func changeRefresh() { post(UIApplication.backgroundRefreshStatusDidChangeNotification) }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: app)
  }
}

extension UIApplication.State {
  init(_ state: AppState) {
    switch state {
    case .foreground: self = .active
    case .inactive: self = .inactive
    case .background, .suspended, .notRunning: self = .background
    }
  }
}

extension AppProcess {
  /// What is seen of the app.
  var snapshot: PhoneSnapshot.AppSnapshot { host.device.snapshot.apps[Int(app.rawValue)] }
}
