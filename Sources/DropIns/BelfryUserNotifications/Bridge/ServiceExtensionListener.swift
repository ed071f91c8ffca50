import DeviceHost
import Foundation
import Synchronization
import VirtualDevice

/// Passes pushes to the service extensions of apps, each in a process of its own.
final class ServiceExtensionListener: PhoneListener {
  private let runs = Mutex<[Run]>([])

  /// Sendable although its object is not: only callbacks of its process use the object.
  private final class Run: @unchecked Sendable {
    let name: NotificationName
    let process: AppProcess
    var object: UNNotificationServiceExtension?
    var isWarned = false

    init(_ name: NotificationName, in process: AppProcess) {
      self.name = name
      self.process = process
    }
  }

  func hear(_ entry: Journal.Entry, of host: DeviceHost) {
    guard case .notification(let name, let effect) = entry.effect else { return }
    switch effect {
    case .extensionCalled:
      guard let content = content(of: name, behind: entry, on: host) else { return }
      start(for: content, name, on: host)
    case .extensionTimeWillExpire: expire(name)
    case .extensionAnswered: end(name, on: host)
    case .extensionEnded: end(name, on: host, hasAnswered: false)
    default: break
    }
  }

  /// Returns the content of a push that came now, or that waited while the phone was off.
  private func content(
    of name: NotificationName,
    behind entry: Journal.Entry,
    on host: DeviceHost
  ) -> VirtualDevice.Content? {
    if case .device(.receives(_, let push)) = host.event(of: entry) { return push.content }
    return host.journal.entries.reversed().lazy.compactMap {
      if case .notification(name, .keptByServer(let content)) = $0.effect { content } else { nil }
    }.first
  }

  private func start(
    for content: VirtualDevice.Content,
    _ name: NotificationName,
    on host: DeviceHost
  ) {
    guard let service = host.description(of: name.app).serviceExtension else { return }
    let process = host.startExtensionProcess(of: name.app)
    let run = Run(name, in: process)
    runs.withLock { $0.append(run) }
    process.call("didReceive(_:withContentHandler:)", from: nil) {
      let made = service.makeObject()
      guard let object = made as? UNNotificationServiceExtension else {
        process.host.report(
          Trouble("the service extension \(type(of: made)) is no UNNotificationServiceExtension")
        )
        return
      }
      run.object = object
      guard let request = Pushed.request(of: content, on: process.host) else { return }
      object.didReceive(request) { Self.answer($0, to: request, name, in: process) }
    }
  }

  /// Passes the content that the extension returned to the phone.
  private static func answer(
    _ content: UNNotificationContent,
    to request: UNNotificationRequest,
    _ name: NotificationName,
    in process: AppProcess
  ) {
    let answer: ServiceExtensionAnswer
    if content === request.content {
      answer = .unchanged
    } else {
      let entered = Pushed.enter(content, named: request.identifier, on: process.host)
      answer = entered.carries.isEmpty ? .empty : .content(entered)
    }
    process.send(.answersPush(name.identifier, answer))
  }

  /// Warns the first extension that has a push of the name and was not warned before.
  private func expire(_ name: NotificationName) {
    let found = runs.withLock { runs in
      let run = runs.first { $0.name == name && !$0.isWarned }
      run?.isWarned = true
      return run
    }
    guard let run = found else { return }
    run.process.call("serviceExtensionTimeWillExpire()", from: nil) {
      run.object?.serviceExtensionTimeWillExpire()
    }
  }

  /// Ends the process of an extension.
  ///
  /// An extension whose time ended without a call of the content handler has made an error: users
  /// see each of its pushes late, and as it was sent. One that a shutdown of the phone ended has
  /// made none.
  private func end(_ name: NotificationName, on host: DeviceHost, hasAnswered: Bool = true) {
    let run = runs.withLock { runs -> Run? in
      runs.firstIndex { $0.name == name }.map { runs.remove(at: $0) }
    }
    guard let run else { return }
    if !hasAnswered, run.isWarned {
      let (app, push) = host.withBook { ($0[name.app], $0[name.identifier]) }
      host.report(
        Trouble(
          """
          the service extension of \(app) never called the content handler of \
          didReceive(_:withContentHandler:) for "\(push)"; call it once on every path, in \
          serviceExtensionTimeWillExpire() at the latest
          """
        )
      )
    }
    host.endExtensionProcess(run.process)
  }
}
