import UIKit

class ViewController: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

/// The events of an app, in their order.
@MainActor
final class EventLog {
  private(set) var events: [String] = []

  nonisolated init() {}

  func note(_ event: String) { events.append(event) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
