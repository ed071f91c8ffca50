import Scenarios
import SystemPolicy
import VirtualDevice

/// The meaning of a broken expectation of a disturbed life.
enum Verdict {
  /// The disturbance announces the breakage: by one of its rules, or as its direct result.
  case announced(RuleNumber?)
  /// The breakage is worth a report.
  ///
  /// The rules are the deciding rule, and the first rule that the undisturbed run did not apply.
  case surprise(Consequence, rule: RuleNumber?, news: RuleNumber?)
}

extension Disturbance {
  /// Judges a broken expectation; returns nil if it has no consequence for a user or an app.
  ///
  /// - Parameters:
  ///   - failure: The broken expectation.
  ///   - scenario: The disturbed life.
  ///   - journal: The journal of the disturbed life.
  ///   - known: The rules that the undisturbed run applied.
  func verdict(
    on failure: Failure,
    in scenario: Scenario,
    _ journal: Journal,
    knowing known: RuleSet
  ) -> Verdict? {
    guard let consequence = Consequence(of: failure, in: scenario, journal) else { return nil }
    let order = failure.rulesInOrder
    let decisions = failure.decisions(in: journal)
    let news = failure.news(among: decisions, in: scenario, journal) { !known.contains($0) }
    // A row announces what the system does, not what the app's code then fails to do.
    let name = scenario.steps[failure.step].action.notification
    let isMeantToComeThrough =
      name.map { name in comesThrough.map { scenario.interrupts(name, at: $0) } ?? false } ?? false
    let announced =
      decisions.isEmpty || isMeantToComeThrough
      ? nil : [order.first, news].compactMap { $0 }.first { expects($0) }
    let isExcused = name.map { excuses($0, scenario) } ?? false
    let isSurprise =
      reports.contains(consequence) && announced == nil && !isExcused
      && (news != nil || countsWithoutNewRule || !consequence.needsNewRule
        || (decisions.isEmpty && consequence.isOfUsers))
    return isSurprise
      ? .surprise(consequence, rule: order.first, news: news) : .announced(announced)
  }
}

extension Scenario {
  /// Returns a Boolean value that indicates whether a notification has at least a level, or a
  /// critical sound.
  fileprivate func interrupts(_ name: NotificationName, at level: InterruptionLevel) -> Bool {
    let added = steps.map { $0.action.content(of: name) }
    let answered = setting[name.app].reactions.map {
      Step.Action.event(.app(name.app, $0.action)).content(of: name)
    }
    return (added + answered).contains { content in
      guard let content else { return false }
      return content.level.rawValue >= level.rawValue || content.carries.contains(.criticalSound)
    }
  }
}

extension Step.Action {
  /// Returns the content that the line gives a notification: of a request, a push or an answer of a
  /// service extension; nil for another line.
  fileprivate func content(of name: NotificationName) -> Content? {
    switch self {
    case .event(.app(name.app, .adds(let request))) where request.identifier == name.identifier:
      request.content
    case .event(.app(name.app, .answersPush(name.identifier, .content(let content)))): content
    case .event(.device(.receives(name.app, let push))) where push.identifier == name.identifier:
      push.content
    case .event, .expect: nil
    }
  }
}
