import Scenarios
import SystemPolicy
import VirtualDevice

extension ScriptParser {
  /// A text as what it names: where a local notification has that name, it is meant.
  mutating func resolve(
    _ text: TextNumber,
    of captures: Captures,
    _ slot: Pattern.Slot
  ) -> TextNumber {
    let name = NotificationName(captures.appNamed("of"), text.legacy)
    if case .local? = slot.kind {
      if isInScenario {
        open?.locals.insert(name)
      } else {
        closed.locals.insert(name)
        header.locals.insert(name)
      }
      return text.legacy
    }
    // Titles, categories and actions have names of other kinds.
    guard ["id", "ids", "tapped"].contains(slot.name) else { return text }
    return (open?.locals ?? closed.locals).contains(name) ? text.legacy : text
  }

  /// Reports names that mean two things.
  mutating func reportLocals(_ locals: Set<NotificationName>, of scenario: Scenario) {
    guard !locals.isEmpty else { return }
    let reactions = (script.facts + scenario.facts).map { ($0.value.event, $0.place) }
    let events = scenario.steps.map { ($0.action.event, $0.place) }
    for case (.app(let app, .adds(let request))?, let place) in reactions + events {
      let name = NotificationName(app, request.identifier.legacy)
      guard locals.contains(name) else { continue }
      let text = script.book[name.identifier]
      report(.requestNamedLikeLocal, [text.quoted], at: place)
    }
  }
}
