public import SystemPolicy
public import VirtualDevice

/// What can be expected of responses, and of what an app is warned about.
public enum ResponseSubject: Hashable, Sendable {
  /// That the delegate heard of a response; of an action with a text if one is named.
  case received(NotificationName, Response)
  /// That it did not.
  case notReceived(NotificationName, Response)
  /// That nobody heard of a response.
  case lost(NotificationName, Response)
  /// That the system wrote a warning to an app's console.
  case warned(AppNumber, Warning)
  /// That it wrote none.
  case notWarned(AppNumber)

  /// The app it is about.
  var app: AppNumber {
    switch self {
    case .warned(let app, _), .notWarned(let app): app
    case .received(let name, _), .notReceived(let name, _), .lost(let name, _): name.app
    }
  }

  /// The notification it is about, if it is about one.
  var name: NotificationName? {
    switch self {
    case .received(let name, _), .notReceived(let name, _), .lost(let name, _): name
    case .warned, .notWarned: nil
    }
  }
}

extension Response {
  /// Whether it is the one that is expected: with its text, if the expectation names one.
  func fits(_ wanted: Response) -> Bool {
    guard case .action(let action, text: nil) = wanted else { return self == wanted }
    if case .action(action, _) = self { return true }
    return false
  }
}
