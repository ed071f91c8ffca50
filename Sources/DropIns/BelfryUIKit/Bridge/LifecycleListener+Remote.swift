import BelfryUserNotifications
import DeviceHost
import Foundation
import SystemPolicy
import VirtualDevice

/// A payload that is passed to the main actor, as on a phone.
struct PushPayload: @unchecked Sendable {
  let userInfo: [AnyHashable: Any]
}

// The delegate calls for remote notifications.
extension LifecycleListener {
  /// Delivers a remote notification to the app itself.
  func hearOfPush(for app: AppNumber, _ entry: Journal.Entry, of host: DeviceHost) {
    guard let process = host.process(of: app), let payload = payload(behind: entry, of: host) else {
      return
    }
    let what = Self.didReceive
    notify(what, app, host) { life in
      guard let delegate = life.delegate else { return }
      let registration = life.registration
      process.callOnMain(what, from: registration) {
        await callDelegate(delegate, payload, process, registration)
      }
    }
  }

  private static var didReceive: String { "application(_:didReceiveRemoteNotification:)" }

  /// The payload of the remote notification that an entry goes back to: one that came, or whose
  /// notification was tapped.
  func payload(behind entry: Journal.Entry, of host: DeviceHost) -> PushPayload? {
    let content: VirtualDevice.Content?
    switch host.event(of: entry) {
    case .device(.receives(_, let push)): content = push.content
    case .user(.taps(let name)), .user(.performs(let name, _, _)):
      content =
        host.journal.entries.last { $0.effect.delivers(name) }
        .flatMap {
          if case .notification(_, .delivered(let content, _)) = $0.effect { content } else { nil }
        }
    default:
      // It was kept or held, and arrives with another event.
      content =
        host.journal.entries.reversed().lazy.compactMap {
          $0.effect.name == entry.effect.name ? $0.effect.keptContent : nil
        }.first
    }
    return content.flatMap { Pushed.payload(of: $0, on: host) }.map(PushPayload.init)
  }
}

extension Effect {
  /// The content of a remote notification that APNs keeps, or that the system holds.
  fileprivate var keptContent: VirtualDevice.Content? {
    switch self {
    case .notification(_, .keptByServer(let content)), .notification(_, .pushHeld(let content)):
      content
    case _: nil
    }
  }

  fileprivate func delivers(_ name: NotificationName) -> Bool {
    if case .notification(name, .delivered) = self { true } else { false }
  }
}

/// Calls the form that the delegate implements: with async, with a handler, or the oldest one.
@MainActor private func callDelegate(
  _ delegate: any UIApplicationDelegate,
  _ payload: PushPayload,
  _ process: AppProcess,
  _ registration: Registration?
) async {
  let byTask = DelegateCall(of: delegate)
  _ = await DelegateCall.$current.withValue(byTask) {
    await delegate.application(.shared, didReceiveRemoteNotification: payload.userInfo)
  }
  if byTask.isMissing { callByHandler(delegate, payload, process, registration) }
}

@MainActor private func callByHandler(
  _ delegate: any UIApplicationDelegate,
  _ payload: PushPayload,
  _ process: AppProcess,
  _ registration: Registration?
) {
  let what = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  let callbacks = process.host.callbacks
  let ticket = callbacks.begin("the completion handler of \(what)", from: registration)
  let owed = CompletionObligation<UIBackgroundFetchResult> { result in
    if result == nil, process.isRunning, callbacks.isOpen(ticket) {
      let place = registration?.line.map { ", whose delegate was set at \($0)," } ?? ""
      process.host.report(
        Trouble(
          """
          the completion handler of \(what)\(place) was let go without having been called; call \
          it once on every path
          """
        )
      )
    }
    callbacks.end(ticket)
  }
  let byHandler = DelegateCall(of: delegate)
  DelegateCall.$current.withValue(byHandler) {
    delegate.application(
      .shared,
      didReceiveRemoteNotification: payload.userInfo,
      fetchCompletionHandler: { owed.give($0) }
    )
  }
  guard byHandler.isMissing else { return }
  owed.give(.noData)
  delegate.application(.shared, didReceiveRemoteNotification: payload.userInfo)
}
