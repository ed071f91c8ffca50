import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The objects that apps passed, by the numbers that the phone knows them by.
final class RequestStore: Sendable {
  private let requests = Mutex<[UNNotificationRequest]>([])

  static func of(_ host: DeviceHost) -> RequestStore { host.keeping { RequestStore() } }

  func enter(_ request: UNNotificationRequest) -> UInt32 {
    requests.withLock { requests in
      requests.append(request)
      return UInt32(requests.count - 1)
    }
  }

  subscript(number: UInt32) -> UNNotificationRequest { requests.withLock { $0[Int(number)] } }
}

extension Center {
  /// Adds a request and returns the error for its completion handler.
  func add(_ request: UNNotificationRequest) -> UNError? {
    let files = AttachedFiles.of(process)
    let attached: AttachedFiles.Attached?
    switch files.lay(out: request.content.attachments, of: process) {
    case .success(let files): attached = files
    case .failure(let error): return error
    }
    let number = RequestStore.of(process.host).enter(request)
    let trigger = trigger(of: request)
    let action = process.host.withBook { book in
      let file = attached.map { book.number(of: $0.name) }
      return AppAction.adds(
        Request(
          identifier: book.number(of: request.identifier),
          content: request.content.onPhone(as: number, attachment: file, in: &book),
          trigger: trigger,
          attachment: file
        )
      )
    }
    for effect in process.send(action).entries.map(\.effect) {
      switch effect {
      case .notification(_, .attachmentRefused(let error)): return UNError(error)
      case .notification(_, .attachmentMoved): files.markMoved(attached)
      case .notification(_, .addReported(let error?)): return UNError(error)
      default: break
      }
    }
    return nil
  }

  /// The pending requests, in the order that the rules specify.
  var pending: [UNNotificationRequest] {
    let (app, host) = (process.app, process.host)
    let found = host.look { device, turn, book in
      let contents =
        device.snapshot.apps.indices.contains(Int(app.rawValue))
        ? device.snapshot.apps[Int(app.rawValue)].pending : []
      return device.pendingRequests(of: app, in: &turn).compactMap { id in
        contents.first { $0.name.identifier == id }.map {
          KeptContent(of: $0.name, $0.content, in: book)
        }
      }
    }
    return found.map { $0.request(RequestStore.of(host)) }
  }

  /// The notifications in Notification Center, in order of delivery.
  var delivered: [UNNotification] {
    let (app, host) = (process.app, process.host)
    let found = host.look { device, turn, book in
      guard device.snapshot.apps.indices.contains(Int(app.rawValue)) else {
        return [(KeptContent, Instant)]()
      }
      return device.snapshot.apps[Int(app.rawValue)].delivered.map { shown in
        let date = turn.journal.delivery(of: shown.name)?.moment.wall ?? device.wall
        return (KeptContent(of: shown.name, shown.content, in: book), date)
      }
    }
    return found.map { UNNotification($0.request(RequestStore.of(host)), at: $1.date) }
  }

  /// Returns a notification that was delivered or is about to be delivered.
  func notification(_ name: NotificationName) -> UNNotification? {
    let host = process.host
    let found = host.look { device, turn, book -> (KeptContent, Instant)? in
      guard let shown = turn.journal.delivery(of: name),
        case .notification(_, .delivered(let content, _)) = shown.effect
      else { return nil }
      return (KeptContent(of: name, content, in: book), shown.moment.wall)
    }
    return found.map { UNNotification($0.request(RequestStore.of(host)), at: $1.date) }
  }
}

/// The phone's values of a content, and the object that the app passed, if an app passed it.
struct KeptContent: Sendable {
  private var object: UInt32?
  private var identifier: String
  private var title: String?
  private var subtitle: String?
  private var body: String?

  init(of name: NotificationName, _ content: VirtualDevice.Content, in book: Book) {
    let texts = book[content.texts]
    object = texts.object
    identifier = book[name.identifier]
    title = texts.title.map { book[$0] }
    subtitle = texts.subtitle.map { book[$0] }
    body = texts.body.map { book[$0] }
  }

  /// Returns the request that the app passed, or an equal one.
  func request(_ store: RequestStore) -> UNNotificationRequest {
    if let object { return store[object] }
    let content = UNNotificationContent()
    content.title = title ?? ""
    content.subtitle = subtitle ?? ""
    content.body = body ?? ""
    return UNNotificationRequest(name: identifier, content: content, trigger: nil)
  }
}

extension Journal {
  /// Returns the latest delivery of a notification.
  func delivery(of name: NotificationName) -> Entry? {
    entries.last { if case .notification(name, .delivered) = $0.effect { true } else { false } }
  }
}
