import BelfryUserNotifications
package import DeviceHost
import SystemPolicy
package import VirtualDevice

/// Passes a phone's app events to the delegate of the process that they are for.
package final class LifecycleListener: PhoneListener {
  package init() {}

  /// Adopts the object with which an app was launched as its delegate, if it is one.
  @MainActor package static func adopt(
    _ object: Any?,
    from registration: Registration?,
    in process: AppProcess
  ) {
    if let delegate = object as? any UIApplicationDelegate {
      AppLife.of(process).set(delegate, from: registration, in: process)
    } else if let root = object as? any AppRoot {
      AppLife.of(process).set(root.delegate, from: registration, in: process)
      AppLife.of(process).publicDelegate = root.publicDelegate
      SceneLife.of(process).root = root
    }
  }

  package func hear(_ entry: Journal.Entry, of host: DeviceHost) {
    switch entry.effect {
    case .app(let app, .moved(let state, let cause)):
      let notification = cause == .tapped ? launching(entry, app, on: host) : nil
      let payload = payload(behind: entry, of: host)
      notify("the lifecycle of the app", app, host) {
        $0.move(to: state, because: cause, with: notification, payload)
      }
    case .app(let app, .scene(let scene, let effect)):
      guard let process = host.process(of: app) else { return }
      let response = UncheckedSendable(self.response(of: effect, entry, of: process))
      notify("the scene delegate of the app", app, host) {
        if case .connected = effect { $0.launchForAScene() }
        SceneLife.of(process).hear(effect, of: scene, with: response.value, in: process)
      }
    case .app(let app, .signalled(let signals)):
      notify("applicationSignificantTimeChange", app, host) { $0.notify(of: signals) }
    case .app(let app, .refreshSet):
      notify("backgroundRefreshStatusDidChange", app, host) { $0.changeRefresh() }
    case .app(let app, .didRegisterForRemoteCalled): registered(app, true, on: host)
    case .app(let app, .didFailToRegisterForRemoteCalled): registered(app, false, on: host)
    case .app(let app, .didRegisterCalled(let settings)): register(app, for: settings, on: host)
    case .notification(let name, .didReceiveRemoteCalled):
      hearOfPush(for: name.app, entry, of: host)
    case .notification(let name, .didReceiveLocalCalled): receive(name, on: host)
    case .notification(let name, .handleActionCalled(let response)):
      handle(response, of: name, on: host)
    case .phone(.locked(let isLocked)):
      notifyAwake("applicationProtectedData", host) { $0.protect(isLocked) }
    case .notification, .app, .region, .category, .phone: break
    }
  }

  package func prepare(_ host: DeviceHost) {
    for process in host.processes where host.description(of: process.app).scenes != nil {
      SceneLife.of(process).conditions.report(through: process)
    }
  }

  /// Returns the response that the connection options of a scene contain.
  private func response(
    of effect: SceneEffect,
    _ entry: Journal.Entry,
    of process: AppProcess
  ) -> UNNotificationResponse? {
    guard case .connected(let identifier?) = effect else { return nil }
    let name = NotificationName(process.app, identifier)
    return ConnectionResponse.response(to: name, in: process, after: process.host.event(of: entry))
  }

  func notify(
    _ what: String,
    _ app: AppNumber,
    _ host: DeviceHost,
    _ body: @escaping @MainActor (AppLife) -> Void
  ) {
    guard let process = host.process(of: app) else { return }
    let life = AppLife.of(process)
    process.callInOrderOnMain(what, from: life.registration) { body(life) }
  }

  /// Notifies all apps whose code is running.
  private func notifyAwake(
    _ what: String,
    _ host: DeviceHost,
    _ body: @escaping @MainActor (AppLife) -> Void
  ) {
    for (number, app) in host.device.snapshot.apps.enumerated() {
      switch app.state {
      case .foreground, .inactive, .background:
        notify(what, AppNumber(rawValue: UInt16(number)), host, body)
      case .suspended, .notRunning: break
      }
    }
  }
}
