public import SystemPolicy
import VirtualDevice

extension Parser {
  /// Reports what the scenario's phone is too old for.
  mutating func reportVersion(of scenario: Scenario) {
    let version = scenario.setting.version
    let facts = (script.facts + scenario.facts).map { ($0.value.event?.wants ?? [], $0.place) }
    let possible = scenario.steps.indices.filter { !scenario.expectsImpossible($0) }
    let steps = possible.map { (scenario.steps[$0].action.wants, scenario.steps[$0].place) }
    var law: Law?
    for (wants, place) in facts + steps {
      for wanted in wants.missing(on: version) {
        let inForce = law ?? Law(version: version)
        law = inForce
        let answer = inForce.decide(Availability.self) { wanted.condition }.answer
        if let first = answer.begins { report(wanted.message(since: first), at: place) }
      }
    }
  }
}

extension Step.Action {
  /// What happens by it.
  var event: Event? { if case .event(let event) = self { event } else { nil } }

  /// The features that this needs and that some versions of iOS lack.
  var wants: Availability.Wants {
    switch self {
    case .event(let event): event.wants
    case .expect(let expectation): expectation.wants
    }
  }
}

extension Expectation {
  /// What it needs that not every version of iOS has: where there is no notification centre,
  /// nobody can ask it.
  var wants: Availability.Wants {
    if case .isSo(.settings) = subject { return Availability.Wants(.center) }
    if case .isSo(.next(let name, _)) = subject, !name.isLegacy {
      return Availability.Wants(.center)
    }
    return []
  }
}

extension Fact {
  /// What it has happen, at the start or in every launch; nil where every version has it, and for
  /// an authorization, which a later fact may replace.
  var event: Event? {
    switch self {
    case .reacts(let app, let reaction): .app(app, reaction.action)
    case .delegate(let app, let methods): .app(app, .setsDelegate(methods))
    case .replies(let app, _), .neverCompletes(let app): .app(app, .setsDelegate(.isSet))
    case .entitled(let app, let entitlements): .device(.entitles(app, entitlements))
    case .focus(let fact): .device(.setsUp(fact))
    case .lacksUsage(let app, let request): .device(.locates(.lacksUsage(app, request)))
    case _:
      nil
    }
  }
}

extension Availability.Wanted {
  /// Why it cannot be had, and what to write instead.
  public func message(since version: OSVersion) -> String {
    let since = "with iOS \(version.text)"
    let phone = "write `phone iOS \(version.text)`"
    return switch self {
    case .center:
      "the notification centre begins \(since); \(phone), or for an older one "
        + "`schedules-local`, `presents-local … now` and `cancels-local`"
    case .registration:
      "there is nothing to register for before iOS \(version.text): leave the line out, or \(phone)"
    case .region: "regions of local notifications begin \(since); \(phone)"
    case .switches:
      "Settings has switches for local notifications since iOS \(version.text); \(phone)"
    case .doNotDisturb: "Do Not Disturb begins \(since); \(phone)"
    case .regionState: "asking for the state of a region begins \(since); \(phone)"
    case .backgroundRefresh: "Background App Refresh begins \(since); \(phone)"
    case .localCategory: "categories of local notifications begin \(since); \(phone)"
    case .locationRequest:
      "asking to know the location begins \(since); \(phone), or `device has location always`"
    case .push:
      "remote notifications are simulated from iOS \(version.text) on, as before they had other "
        + "callbacks; \(phone)"
    case .typedText: "actions that take a text begin \(since); \(phone), or leave out textInput"
    case .hiddenPreviews:
      "what is shown where previews are hidden can be said since iOS \(version.text); \(phone)"
    case .provisional:
      "there is no provisional authorization before iOS \(version.text); \(phone), or leave it out"
    case .criticalAlerts: "critical alerts begin \(since); \(phone)"
    case .settingsLink: "providesAppNotificationSettings begins \(since); \(phone)"
    case .summaryFormat: "formats of summaries begin \(since); \(phone)"
    case .announcement: "the option announcement begins \(since); \(phone)"
    case .timeSensitive:
      "the option and the entitlement for time-sensitive notifications begin \(since); \(phone)"
    case .relevance: "relevance begins \(since); \(phone)"
    case .focusApps: "a Focus lets apps through since iOS \(version.text); \(phone)"
    case .focusFilter: "Focus filters and their criteria begin \(since); \(phone)"
    }
  }
}
