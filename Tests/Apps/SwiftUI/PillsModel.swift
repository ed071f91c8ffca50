import Observation

@Observable @MainActor
final class PillsModel {
  var selection: String?
  var pills = ["morning", "evening"]
  @ObservationIgnored private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
