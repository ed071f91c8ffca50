import DeviceHost
import SystemPolicy
import VirtualDevice

/// Passes a phone's callbacks to the notification centers of its apps.
final class CenterListener: PhoneListener {
  func prepare(_ host: DeviceHost) {
    for process in host.processes { Center.of(process).noticeRelease() }
  }

  func hear(_ entry: Journal.Entry, of host: DeviceHost) {
    switch entry.effect {
    case .app(let app, .authorizationReported(let isGranted)):
      // A request that is answered at once gets its answer there.
      if case .app(app, .asks) = host.event(of: entry) { return }
      center(of: app, on: host)?.answer(isGranted)
    case .notification(let name, .willPresentCalled):
      center(of: name.app, on: host)?.present(name, entry)
    case .notification(let name, .didReceiveCalled(let response)):
      center(of: name.app, on: host)?.respond(response, to: name)
    case .app(let app, .openSettingsCalled(let identifier)):
      center(of: app, on: host)?.openSettings(for: identifier)
    default: break
    }
  }

  private func center(of app: AppNumber, on host: DeviceHost) -> Center? {
    host.process(of: app).map(Center.of)
  }
}
