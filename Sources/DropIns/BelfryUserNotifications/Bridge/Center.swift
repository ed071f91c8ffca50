import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The notification center of one process: its delegate, and the requests that await the user's
/// answer.
final class Center: Sendable {
  let process: AppProcess
  private let state = Mutex(State())

  private struct State {
    var delegate = WeakDelegate()
    /// Indicates whether a delegate was set and not removed.
    var hasDelegate = false
    /// The source location at which the delegate was set.
    var registration: Registration?
    /// The authorization requests that await the user's answer.
    var waiting: [Waiting] = []
  }

  /// Sendable although a delegate is not: the app's own code calls it on the callback threads.
  private struct WeakDelegate: @unchecked Sendable {
    weak var object: (any UNUserNotificationCenterDelegate)?
  }

  /// Sendable although its closure is not: only the code that removes it from the list calls it,
  /// once.
  private final class Waiting: @unchecked Sendable {
    let completion: (Bool?) -> Void

    init(_ completion: @escaping (Bool?) -> Void) { self.completion = completion }
  }

  private init(_ process: AppProcess) { self.process = process }

  /// The center of the process whose code is running.
  static var current: Center { of(AppProcess.current) }

  static func of(_ process: AppProcess) -> Center {
    process.host.dispatch(to: CenterListener.self)
    return process.keeping { Center(process) }
  }

  deinit {
    for waiting in state.withLock({ $0.waiting }) { waiting.completion(nil) }
  }

  func number(of identifier: String) -> TextNumber {
    process.host.withBook { $0.number(of: identifier) }
  }

  // MARK: The delegate

  var delegate: (any UNUserNotificationCenterDelegate)? {
    state.withLock { $0.delegate }.object
  }

  /// The method forms of delegates that the phone knows.
  var forms: KnownForms { .of(process.host) }

  /// The source location at which the delegate was set.
  var registration: Registration? { state.withLock { $0.registration } }

  func set(_ delegate: (any UNUserNotificationCenterDelegate)?) {
    let weak = WeakDelegate(object: delegate)
    let here = Registration.here()
    state.withLock {
      $0.delegate = weak
      $0.registration = here
      $0.hasDelegate = weak.object != nil
    }
    process.host.forgetLostDelegate(of: process.app)
    if let delegate {
      process.send(.setsDelegate(forms[delegate].methods))
    } else {
      process.send(.releasesDelegate)
    }
  }

  /// Reports to the phone that the delegate was released.
  func noticeRelease() {
    let (isGone, line) = state.withLock { state in
      guard state.hasDelegate, state.delegate.object == nil else {
        return (false, Registration?.none)
      }
      state.hasDelegate = false
      return (true, state.registration)
    }
    guard isGone else { return }
    process.send(.releasesDelegate)
    process.host.noteLostDelegate(
      "UNUserNotificationCenter.delegate",
      of: process.app,
      from: line
    )
  }

  // MARK: Authorization

  /// Asks the user, and calls the closure once, with nil if no answer can follow.
  func ask(_ options: UNAuthorizationOptions, _ completion: @escaping (Bool?) -> Void) {
    let waiting = Waiting(completion)
    state.withLock { $0.waiting.append(waiting) }
    let asked = AuthorizationOptions(rawValue: UInt16(truncatingIfNeeded: options.rawValue))
    let outcome = process.send(.asks(asked))
    var isGranted: Bool?
    for case .app(process.app, .authorizationReported(let answer)) in outcome.entries.map(\.effect)
    {
      isGranted = answer
    }
    guard isGranted != nil || outcome.objection != nil else { return }
    let isWaiting = state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0 === waiting }) else { return false }
      state.waiting.remove(at: index)
      return true
    }
    if isWaiting { completion(isGranted) }
  }

  /// Answers the oldest waiting request.
  func answer(_ isGranted: Bool) {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.completion(isGranted)
  }

  // MARK: Settings and badge

  var settings: UNNotificationSettings {
    let app = process.app
    let settings = UNNotificationSettings()
    process.host.look { device, turn, _ in
      let apps = device.snapshot.apps
      guard apps.indices.contains(Int(app.rawValue)) else { return }
      let snapshot = apps[Int(app.rawValue)]
      func setting(_ kind: Settings) -> UNNotificationSetting {
        let setting = device.setting(of: kind, for: app, in: &turn).setting
        return UNNotificationSetting(rawValue: Int(setting.rawValue)) ?? .notSupported
      }
      let status = Int(snapshot.permission.status.rawValue)
      settings.authorizationStatus = UNAuthorizationStatus(rawValue: status) ?? .notDetermined
      let style = Int(snapshot.permission.alertStyle.rawValue)
      settings.alertStyle = UNAlertStyle(rawValue: style) ?? .none
      settings.alertSetting = setting(.alert)
      settings.soundSetting = setting(.sound)
      settings.badgeSetting = setting(.badge)
      settings.lockScreenSetting = setting(.lockScreen)
      settings.notificationCenterSetting = setting(.notificationCenter)
      settings.carPlaySetting = setting(.carPlay)
      settings.criticalAlertSetting = setting(.criticalAlert)
      settings.timeSensitiveSetting = setting(.timeSensitive)
      settings.scheduledDeliverySetting = setting(.scheduledDelivery)
      settings.showPreviewsSetting = UNShowPreviewsSetting(snapshot.permission.previews)
      settings.providesAppNotificationSettings = snapshot.linksSettings
    }
    return settings
  }

  func setBadge(_ count: Int) -> UNError? {
    let outcome = process.send(.setsBadge(Int32(clamping: count)))
    for case .app(process.app, .badgeReported(let error)) in outcome.entries.map(\.effect) {
      return error.flatMap(UNError.init)
    }
    return nil
  }
}

extension UNError {
  init?(_ error: NotificationError) {
    guard let code = Code(rawValue: Int(error.rawValue)) else { return nil }
    self.init(code)
  }
}
