public import SystemPolicy
import VirtualDevice

extension Parser {
  /// A text as what it names: where a local notification has that name, it is meant.
  mutating func resolve(
    _ text: TextNumber,
    of captures: Captures,
    _ slot: Pattern.Slot
  ) -> TextNumber {
    let name = NotificationName(captures.appNamed("of"), text.legacy)
    if case .local? = slot.kind {
      locals.insert(name)
      if !isTelling { headerLocals.insert(name) }
      return text.legacy
    }
    // Titles, categories and actions have names of other kinds.
    guard ["id", "ids", "tapped"].contains(slot.name) else { return text }
    return locals.contains(name) ? text.legacy : text
  }

  /// Reports what the scenario's phone is too old for, and names that mean two things.
  mutating func reportVersion(of scenario: Scenario) {
    let version = scenario.setting.version
    let events = scenario.steps.map { ($0.action.event, $0.place) }
    let reactions = (script.facts + scenario.facts).map { ($0.value.event, $0.place) }
    // Whoever says that a story cannot end as expected may well mean this.
    let law = version < .center && scenario.xfail == nil ? Law(version: version) : nil
    for (event, place) in reactions + events {
      guard let event else { continue }
      if let law, let wanted = event.wanted {
        let answer = law.offering.decide(Offering(wanted), from: .init()).answer
        if let first = answer.begins { report(wanted.message(since: first), at: place) }
      }
      guard case .app(let app, .adds(let request)) = event else { continue }
      let name = NotificationName(app, request.identifier.legacy)
      guard locals.contains(name) else { continue }
      let text = script.book[name.identifier]
      report(
        "\"\(text)\" names a local notification here; give the request another identifier",
        at: place
      )
    }
  }
}

extension Step.Action {
  /// What happens by it.
  fileprivate var event: Event? { if case .event(let event) = self { event } else { nil } }
}

extension Fact {
  /// What happens by it in every launch.
  fileprivate var event: Event? {
    if case .reacts(let app, let reaction) = self { .app(app, reaction.action) } else { nil }
  }
}

extension Offering.Wanted {
  /// Why it cannot be had, and what to write instead.
  public func message(since version: OSVersion) -> String {
    let phone = "write `phone iOS \(version.text)`"
    return switch self {
    case .center:
      "the notification centre begins with iOS \(version.text); \(phone), or for an older one "
        + "`schedules-local`, `presents-local … now` and `cancels-local`"
    case .registration:
      "there is nothing to register for before iOS \(version.text): leave the line out, or \(phone)"
    case .region: "regions of local notifications begin with iOS \(version.text); \(phone)"
    case .switches:
      "Settings has switches for local notifications since iOS \(version.text); \(phone)"
    }
  }
}
