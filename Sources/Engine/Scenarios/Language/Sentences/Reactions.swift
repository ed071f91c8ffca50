import SystemPolicy
import VirtualDevice

extension Verb {
  /// The reactions of apps, which apply in every launch.
  static let reactionFacts: [Verb] = [
    reaction(
      "adding <id:id> TRIGGER CONTENT [attachment <attachment:text>]",
      "the app adds a request"
    ) {
      .adds($0.request)
    } write: {
      guard case .adds(let request) = $0 else { return nil }
      return [("id", request.identifier.captured)] + request.trigger.written
        + request.content.written
    },

    reaction("monitoring <place:place> [for (entry | exit)]", "the app monitors a region") {
      .monitors($0.monitoredRegion!)
    } write: {
      guard case .monitors(let region) = $0 else { return nil }
      return region.written
    },

    reaction("observing <signals:signals>", "the app observes signals of the system") {
      .observes($0.signals)
    } write: {
      guard case .observes(let signals) = $0 else { return nil }
      return [("signals", Int64(signals.rawValue))]
    },

    reaction("setting categories (none | {CATEGORY and …})", "the app sets its categories") {
      .setsCategories($0.categories)
    } write: {
      guard case .setsCategories(let categories) = $0 else { return nil }
      return categories.written
    },

    reaction("asking for <options:options>", "the app calls requestAuthorization") {
      .asks($0.options)
    } write: {
      guard case .asks(let options) = $0 else { return nil }
      return [("options", Int64(options.rawValue))]
    },
  ]

  private static func reaction(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> AppAction,
    write: @escaping @Sendable (AppAction) -> Written?
  ) -> Verb {
    fact(
      "app reacts to SIGNAL \(text)",
      "At each such launch, crossing, response, push or signal, \(summary)."
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: read($0)))
    } write: {
      guard case .reacts(let app, let reaction) = $0, let values = write(reaction.action) else {
        return nil
      }
      return [("app", app.captured)] + reaction.signal.written + values
    }
  }
}

extension Captures {
  var signal: Reaction.Signal {
    if let place = text("entered") { return .crossing(place, .entry) }
    if let place = text("left") { return .crossing(place, .exit) }
    if let signals = self["time"] { return .time(SystemSignals(rawValue: UInt8(signals))) }
    if let pushed = text("pushed") { return .push(pushed) }
    if let tapped = text("tapped") { return .tap(tapped) }
    if let action = text("performed"), let acted = text("acted") {
      return .action(action, on: acted)
    }
    if let dismissed = text("dismissed") { return .dismissal(dismissed) }
    return .launch
  }
}

extension Reaction.Signal {
  var written: Written {
    switch self {
    case .launch: [("launch", 1)]
    case .crossing(let place, .entry): [("entered", place.captured)]
    case .crossing(let place, _): [("left", place.captured)]
    case .time(let signals): [("time", Int64(signals.rawValue))]
    case .push(let identifier): [("pushed", identifier.captured)]
    case .tap(let identifier): [("tapped", identifier.captured)]
    case .dismissal(let identifier): [("dismissed", identifier.captured)]
    case .action(let action, let identifier):
      [("performed", action.captured), ("acted", identifier.captured)]
    }
  }
}
