package import SystemPolicy
package import VirtualDevice

extension Step.Action {
  /// The effect of it.
  package var event: Event? { if case .event(let event) = self { event } else { nil } }

  /// The features that this needs and that some versions of iOS lack.
  package var wants: Features {
    switch self {
    case .event(let event): event.wants
    case .expect(let expectation): expectation.wants
    }
  }
}

extension Expectation {
  /// The features it needs that not every version of iOS has: without a notification center,
  /// no app can ask it, and no reason is given before events have properties for reasons.
  package var wants: Features {
    if case .isSo(.settings) = subject { return Features(.center) }
    if case .isSo(.next(let name, _)) = subject, !name.isLegacy {
      return Features(.center)
    }
    switch subject {
    case .isSo(.liveUpdate(_, _, true)), .region(.condition(_, .reason, times: 1...)):
      return Features(.locationReasons)
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
