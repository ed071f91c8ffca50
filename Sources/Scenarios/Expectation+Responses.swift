public import SystemPolicy
public import VirtualDevice

/// What can be expected of responses and of categories.
public enum ResponseSubject: Hashable, Sendable {
  /// That the delegate heard of a response; of an action with a text if one is named.
  case received(NotificationName, Response)
  /// That it did not.
  case notReceived(NotificationName, Response)
  /// That nobody heard of a response.
  case lost(NotificationName, Response)
  /// That a notification has these buttons now, in this order; as many as there is room for.
  case actions(NotificationName, isLimited: Bool, [TextNumber])
  /// That a button of a notification looks destructive now, or does not.
  case destructive(NotificationName, TextNumber, Bool)
  /// That these are the categories that an app has set, in any order.
  case categories(AppNumber, [TextNumber])
  /// That this format sums up a notification's group now; nil: none does.
  case summaryFormat(NotificationName, TextNumber?)
  /// That apps can read their files with complete protection now, or cannot.
  case protectedFiles(Bool)
  /// That the delegate is called on the main actor, or on a queue in the background.
  case calledOnMainActor(Bool)
  /// That the system wrote a warning to an app's console.
  case warned(AppNumber, Warning)
  /// That it wrote none.
  case notWarned(AppNumber)

  /// The app it is about, if it is about one.
  var app: AppNumber? {
    switch self {
    case .categories(let app, _), .warned(let app, _), .notWarned(let app): app
    case .protectedFiles, .calledOnMainActor: nil
    case .received, .notReceived, .lost, .actions, .destructive, .summaryFormat: name?.app
    }
  }

  /// The notification it is about, if it is about one.
  var name: NotificationName? {
    switch self {
    case .received(let name, _), .notReceived(let name, _), .lost(let name, _),
      .actions(let name, _, _), .destructive(let name, _, _), .summaryFormat(let name, _):
      name
    case .categories, .protectedFiles, .calledOnMainActor, .warned, .notWarned: nil
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
