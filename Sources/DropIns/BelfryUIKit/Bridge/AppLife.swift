import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The UIKit state of a process: the app's delegate and the last state that it was notified of.
@MainActor
final class AppLife {
  /// The delegate, which the code that launched the app retains.
  private(set) weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that the app sees; nil for the delegate itself.
  weak var publicDelegate: (any UIApplicationDelegate)?
  private let registered = Mutex<Registration?>(nil)
  private var isLaunched = false
  private var reportedState: UIApplication.State?
  /// Indicates whether scenes get the events instead of the delegate.
  private var isBehindScenes = false

  private nonisolated init() {}

  /// The state of the process whose code is running.
  static var current: AppLife { of(.current) }

  /// Returns the state of a process.
  nonisolated static func of(_ process: AppProcess) -> AppLife {
    process.host.dispatch(to: LifecycleListener.self)
    return process.keeping { AppLife() }
  }

  /// The source location at which the delegate was set.
  nonisolated var registration: Registration? { registered.withLock { $0 } }

  /// Sets the delegate, and notes where that was.
  ///
  /// The phone notifies it of changes of the time from then on: before it is launched, so that
  /// nothing that its launch begins on other threads comes first.
  func set(
    _ delegate: (any UIApplicationDelegate)?,
    from registration: Registration?,
    in process: AppProcess
  ) {
    self.delegate = delegate
    registered.withLock { $0 = registration }
    if delegate != nil { SignalObservation.start(for: process) }
  }

  private var app: UIApplication { .shared }

  /// Returns the app's state, as last reported to the app.
  func state(in process: AppProcess) -> UIApplication.State {
    reportedState ?? UIApplication.State(process.snapshot.state)
  }

  /// Applies a change of the app's state; a new process is launched first.
  func move(
    to state: AppState,
    because cause: Effect.Cause,
    with notification: TextNumber?,
    _ payload: PushPayload?
  ) {
    if !isLaunched {
      isLaunched = true
      reportedState = state == .background ? .background : .inactive
      launch(with: options(cause, notification, payload))
    }
    isBehindScenes = SceneLife.current.hasConnected
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

  /// Launches the process, if it was not launched yet, because a scene is about to be connected.
  ///
  /// The launch options of a scene-based app are empty.
  func launchForAScene() {
    guard !isLaunched else { return }
    isLaunched = true
    reportedState = .background
    launch(with: nil)
  }

  /// The delegate that gets the events of the life cycle; nil if scenes get them.
  private var hearer: (any UIApplicationDelegate)? { isBehindScenes ? nil : delegate }

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
    // This precedes the app's code, whose tasks run concurrently with the following lines.
    _ = delegate?.application(app, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
  }

  private func enterForeground() {
    guard reportedState == .background else { return }
    hearer?.applicationWillEnterForeground(app)
    post(UIApplication.willEnterForegroundNotification)
    reportedState = .inactive
  }

  private func become(_ state: UIApplication.State) {
    guard reportedState != state else { return }
    reportedState = state
    hearer?.applicationDidBecomeActive(app)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resign() {
    guard reportedState == .active else { return }
    hearer?.applicationWillResignActive(app)
    post(UIApplication.willResignActiveNotification)
    reportedState = .inactive
  }

  private func enterBackground() {
    guard reportedState != .background else { return }
    reportedState = .background
    hearer?.applicationDidEnterBackground(app)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Reports that the phone, and with it the app's protected data, was locked or unlocked.
  func protect(_ isLocked: Bool) {
    if isLocked {
      delegate?.applicationProtectedDataWillBecomeUnavailable(app)
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
    } else {
      delegate?.applicationProtectedDataDidBecomeAvailable(app)
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }
  }

  /// Reports that the phone's clock or time zone was changed.
  func changeTime() {
    delegate?.applicationSignificantTimeChange(app)
    post(UIApplication.significantTimeChangeNotification)
  }

  /// The background refresh status changed.
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
  /// The app's part of the phone's snapshot.
  var snapshot: PhoneSnapshot.AppSnapshot { host.device.snapshot.apps[Int(app.rawValue)] }
}
