import DeviceHost
import SystemPolicy
import VirtualDevice

/// Tells apps what their phone has for them.
final class CenterListener: Sendable {
  static func start(on host: DeviceHost) {
    var isNew = false
    _ = host.keeping {
      isNew = true
      return CenterListener()
    }
    guard isNew else { return }
    host.addListener { [weak host] entry in
      guard let host else { return }
      hear(entry, on: host)
    }
    host.addPreparation { [weak host] in
      for process in host?.processes ?? [] { Center.of(process).noticeRelease() }
    }
  }

  private static func hear(_ entry: Journal.Entry, on host: DeviceHost) {
    switch entry.effect {
    case .app(let app, .authorizationReported(let isGranted)):
      // One who is answered at once hears of it there.
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

  private static func center(of app: AppNumber, on host: DeviceHost) -> Center? {
    host.process(of: app).map(Center.of)
  }
}
