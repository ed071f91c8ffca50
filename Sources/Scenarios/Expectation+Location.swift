public import SystemPolicy
public import VirtualDevice

/// What can be expected of permission to know the location.
public enum LocationSubject: Hashable, Sendable {
  /// What an app reads.
  case authorization(AppNumber, LocationAuthorization)
  /// Whether it learns but roughly where the phone is.
  case accuracy(AppNumber, isReduced: Bool)
  /// That the prompt on the screen asks about the location, for this app.
  case prompt(AppNumber)

  /// The app it is about.
  var app: AppNumber {
    switch self {
    case .authorization(let app, _), .accuracy(let app, _), .prompt(let app): app
    }
  }
}
