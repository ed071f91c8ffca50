import Scenarios
import SystemPolicy
import VirtualDevice

/// The topics whose rules decide what an expectation is about.
enum FailureSubject {
  /// The topics by the kind of expectation.
  static let topics: [String: Set<String>] = [
    "response": ["response", "scenes", "legacy"],
    "warning": ["response", "scenes"],
    "openSettingsCalled": ["response"],
    "openSettingsNotCalled": ["response"],
    "calledOnMainActor": ["response"],
    "region": ["regions"],
    "condition": ["monitors", "regions", "sessions"],
    "monitored": ["regions", "monitors"],
    "scene": ["scenes"],
    "sceneConnected": ["scenes"],
    "categories": ["categories"],
    "actions": ["categories"],
    "destructive": ["categories"],
    "summaryFormat": ["categories"],
    "signalled": ["signals"],
    "task": ["background"],
    "badgeReported": ["badge"],
    "authorization": ["authorization", "settings"],
    "authorizationReported": ["authorization"],
    "authorizationNotReported": ["authorization"],
    "registered": ["authorization"],
    "prompt": ["authorization", "location", "sessions"],
    "locationAuthorization": ["location"],
    "locationAccuracy": ["location"],
    "sessionDiagnostic": ["sessions"],
    "liveUpdate": ["sessions"],
    "protectedFiles": ["lock"],
    "attachmentRefused": ["attachments"],
  ]

  /// The topics that decide about calls of the app's code, or about its process; they never explain
  /// how a notification was presented.
  static let topicsOfCalls: Set<String> = [
    "response", "scenes", "signals", "categories", "monitors", "location", "lifecycle",
    "sessions",
  ]

  /// The kinds of expectation about the presentation of a notification.
  static let presented: Set<String> = [
    "delivered", "nothingDelivered", "happened", "didNotHappen", "listed", "pending", "banner",
    "badge",
    "holds", "counts", "next", "addReported",
  ]

  /// The other topics that may come first, and why.
  static let exceptions: [(kind: String, topic: String, reason: String)] = [
    ("region", "restart", "a restart ends the monitoring of regions and resumes it"),
    ("region", "monitors", "a condition of a monitor is a region under the same name"),
    ("region", "location", "the permission decides whether a region is reported"),
    ("region", "lifecycle", "a deletion takes the regions of the app"),
    ("authorization", "clip", "the permission of an app clip has rules of its own"),
    ("authorization", "lifecycle", "a deletion takes the permission of the app"),
    ("authorization", "menu", "the menu of a notification changes the permission"),
    ("authorization", "legacy", "iOS 7 has no permission"),
    ("categories", "lifecycle", "a deletion takes the categories of the app"),
    ("locationAuthorization", "sessions", "the prompt of a session waits for the user's answer"),
    ("prompt", "regions", "a crossing shows the prompt of a provisional permission"),
    ("listed", "response", "a notification that the user responded to leaves the list"),
    ("listed", "lifecycle", "a deletion takes the notifications of the app"),
    ("badge", "lifecycle", "a deletion takes the number on the icon"),
    ("delivered", "response", "a notification that the user responded to is no longer shown"),
  ]

  /// Returns whether a failure may name a rule of a topic first.
  static func admits(_ topic: String, for kind: String) -> Bool {
    if exceptions.contains(where: { $0.kind == kind && $0.topic == topic }) { return true }
    if let own = topics[kind] { return own.contains(topic) }
    return !presented.contains(kind) || !topicsOfCalls.contains(topic)
  }
}

extension Scenarios.Expectation.Subject {
  /// The kind in the tables.
  var kindOfRules: String {
    switch self {
    case .response(.warned), .response(.notWarned): "warning"
    case .response: "response"
    case .region(.condition): "condition"
    case .region: "region"
    case .isSo(let subject): "\(subject)".kind
    case _: "\(self)".kind
    }
  }

  /// Returns whether an effect that was found instead concerns the same subject; nil for a kind
  /// whose events are those of a notification as a whole.
  func concerns(_ effect: Effect) -> Bool? {
    switch self {
    case .response(.received(let name, _)), .response(.notReceived(let name, _)),
      .response(.lost(let name, _)):
      guard case .notification(name, let effect) = effect else { return false }
      return switch effect {
      case .didReceiveCalled, .responseLost, .responseInOptionsAlone, .handleActionCalled, .tapped,
        .cleared, .acted:
        true
      case _: false
      }
    case .response(.warned(let app, _)), .response(.notWarned(let app)):
      if case .app(app, .warned) = effect { return true }
      return false
    case .region(.passedOver): return nil
    case .region(.happened(let name, _)), .region(.didNotHappen(let name, _)),
      .region(.condition(let name, _, _)), .region(.stateReported(let name, _, _)):
      return effect.region == name
    case .sceneConnected(let app, _, _):
      if case .app(app, .scene) = effect { return true }
      return false
    case .task(let app, let identifier, _):
      if case .app(app, .task(identifier, _)) = effect { return true }
      return false
    case .signalled(let app, _, _):
      if case .app(app, .signalled) = effect { return true }
      return false
    case .crashed(let app, _):
      if case .app(app, .crashed) = effect { return true }
      return false
    case _: return nil
    }
  }
}

extension String {
  fileprivate var kind: String { String(prefix { $0 != "(" }) }
}
