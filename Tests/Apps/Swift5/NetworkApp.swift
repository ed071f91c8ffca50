import NotificationCenter
import OSLog
import UserNotifications

extension Logger {
  static let network = Logger(subsystem: "com.example.weather", category: "network")
}

/// Observes the app, asks a server, and reports the weather; it imports no module of Linux's own.
final class WeatherNotifier {
  static let signpost = OSSignposter(logger: .network)
  private var observer: NSObjectProtocol?
  private(set) var activations = 0
  let title: LocalizedStringResource = "Weather"

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in self?.activations += 1 }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  func request(for city: String) -> URLRequest? {
    var parts = URLComponents(string: "https://example.com/weather")
    parts?.queryItems = [URLQueryItem(name: "city", value: city)]
    guard let url = parts?.url else {
      Logger.network.fault("no address for \(city, privacy: .private(mask: .hash))")
      return nil
    }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  func notify(_ degrees: Double, in city: String) {
    let state = Self.signpost.beginInterval("notify")
    defer { Self.signpost.endInterval("notify", state) }
    let content = UNMutableNotificationContent()
    content.title = String(localized: title)
    content.body = String(localized: "\(degrees) degrees in \(city)", comment: "The weather")
    Logger.network.notice(
      "\(city): \(degrees, format: .fixed(precision: 1), align: .right(columns: 6))"
    )
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "weather", content: content, trigger: nil)
    )
  }
}
