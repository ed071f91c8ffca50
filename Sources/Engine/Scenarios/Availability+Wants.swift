public import SystemPolicy
package import VirtualDevice

extension Step.Action {
  /// The effect of it.
  package var event: Event? { if case .event(let event) = self { event } else { nil } }

  /// The features that this needs and that some versions of iOS lack.
  package var wants: Availability.Wants {
    switch self {
    case .event(let event): event.wants
    case .expect(let expectation): expectation.wants
    }
  }
}

extension Expectation {
  /// The features it needs that not every version of iOS has: without a notification center,
  /// no app can ask it, and no reason is given before events have properties for reasons.
  package var wants: Availability.Wants {
    if case .isSo(.settings) = subject { return Availability.Wants(.center) }
    if case .isSo(.next(let name, _)) = subject, !name.isLegacy {
      return Availability.Wants(.center)
    }
    switch subject {
    case .isSo(.liveUpdate(_, _, true)), .region(.condition(_, .reason, times: 1...)):
      return Availability.Wants(.locationReasons)
    case _: return []
    }
  }
}

extension Fact {
  /// The event it causes, at the start or in every launch; nil where every version has it, and for
  /// an authorization, which a later fact may replace.
  package var event: Event? {
    switch self {
    case .reacts(let app, let reaction): .app(app, reaction.action)
    case .delegate(let app, let methods): .app(app, .setsDelegate(methods))
    case .replies(let app, _), .neverCompletes(let app): .app(app, .setsDelegate(.isSet))
    case .entitled(let app, let entitlements): .device(.entitles(app, entitlements))
    case .focus(let fact): .device(.setsUp(fact))
    case .lacksUsage(let app, let request): .device(.location(.lacksUsage(app, request)))
    case _:
      nil
    }
  }
}

extension Availability.Wanted {
  /// Returns the reason why a phone lacks it, and what to write instead.
  public func message(since version: OSVersion) -> String {
    let (message, help) = refusal(since: version)
    return "\(message); \(help)"
  }

  /// The reason why a phone lacks it, and what to write instead.
  package func refusal(since version: OSVersion) -> (message: String, help: String) {
    let phone = "write `phone iOS \(version.text)`"
    return (
      "\(clause) iOS \(version.text)", alternative.map { "\(phone), or \($0)" } ?? phone
    )
  }

  /// The feature as the subject of a sentence, with the verb.
  private var clause: String {
    switch self {
    case .center: "`UNUserNotificationCenter` needs"
    case .registration: "registering for notifications needs"
    case .region: "regions of local notifications need"
    case .switches: "the switches for local notifications in Settings need"
    case .doNotDisturb: "Do Not Disturb needs"
    case .regionState: "requesting the state of a region needs"
    case .backgroundRefresh: "Background App Refresh needs"
    case .localCategory: "categories of local notifications need"
    case .locationRequest: "requesting authorization for location needs"
    case .push: "simulated remote notifications need"
    case .typedText: "actions with text input need"
    case .hiddenPreviews: "placeholders for hidden previews need"
    case .provisional: "provisional authorization needs"
    case .criticalAlerts: "critical alerts need"
    case .settingsLink: "`providesAppNotificationSettings` needs"
    case .summaryFormat: "summary formats need"
    case .announcement: "the option `announcement` needs"
    case .timeSensitive: "time-sensitive notifications need"
    case .relevance: "relevance needs"
    case .communication: "communication notifications need"
    case .focusApps: "the allowed apps of a Focus need"
    case .focusFilter: "Focus filters need"
    case .backgroundTasks: "background tasks need"
    case .lowPowerMode: "Low Power Mode needs"
    case .targetContent: "target content identifiers need"
    case .liveUpdates: "live updates need"
    case .serviceSession: "`CLServiceSession` needs"
    case .locationReasons: "the reasons for a missing location need"
    }
  }

  /// Another line for an older phone, if there is one.
  private var alternative: String? {
    switch self {
    case .center:
      "`schedules local notification` for an older phone"
    case .registration: "remove the line"
    case .locationRequest: "`device has location always`"
    case .typedText: "remove `textInput`"
    case .serviceSession: "`app asks for location when in use`"
    case .provisional: "remove `provisional`"
    case _:
      nil
    }
  }
}
