public import SystemPolicy
public import VirtualDevice

/// An expectation about responses, and about warnings to an app.
public enum ResponseSubject: Hashable, Sendable {
  /// The delegate received a response; an action with a text if one is named.
  case received(NotificationName, Response)
  /// The delegate did not receive the response.
  case notReceived(NotificationName, Response)
  /// No delegate received a response.
  case lost(NotificationName, Response)
  /// The system wrote a warning to an app's console.
  case warned(AppNumber, Warning)
  /// The system wrote no warning.
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
  /// Indicates whether the response is the expected one: with its text, if the expectation names
  /// one.
  func fits(_ wanted: Response) -> Bool {
    guard case .action(let action, text: nil) = wanted else { return self == wanted }
    if case .action(action, _) = self { return true }
    return false
  }
}
