extension Consequence {
  /// The consequence as the beginning of a sentence.
  public var phrase: String {
    switch self {
    case .missing: "a notification is not delivered when it is expected"
    case .repeated: "a notification is delivered too often"
    case .crash: "an app crashes"
    case .misuse: "the app misuses a framework"
    case .response: "a response does not reach the app"
    case .task: "a background task does not run"
    case .region: "a crossing does not reach the app"
    case .pending: "a request is not pending, or for another date"
    case .requests: "the pending requests differ"
    case .badge: "the badge differs"
    case .push: "a push does not reach the app"
    case .signal: "a change of the time does not reach the app"
    case .unwanted: "a notification is delivered unexpectedly"
    case .ways: "a notification is delivered in other ways"
    case .listing: "other notifications are listed"
    case .again: "an event happens again"
    case .report: "a call of the app ends in another way"
    case .permission: "the app has another permission"
    case .process: "the app is in another state"
    case .screen: "the screen shows something else"
    }
  }
}
