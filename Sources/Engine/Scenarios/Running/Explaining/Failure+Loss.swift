import SystemPolicy
package import VirtualDevice

/// The lines with which an app receives a response that was lost.
extension Failure {
  /// A Boolean value that indicates whether a response was lost that no line expects to be.
  package var isLoss: Bool { if case .lost = reason { true } else { false } }

  /// Returns the lines to try: the app's reaction, if the next steps of the app look like one, and
  /// its delegate.
  ///
  /// - Parameters:
  ///   - entry: The entry that records the loss.
  ///   - result: The run.
  func ways(toReceive entry: Int, in result: ScenarioResult) -> [Remedy] {
    guard
      case .notification(let name, .responseLost(let response)) = result.journal.entries[entry]
        .effect
    else { return [] }
    let delegate = Remedy.fact(.delegate(name.app, [.isSet, .didReceive]))
    guard !name.isLegacy else { return [] }
    // The app's answer was written as a step, which happens with or without the response.
    for later in result.scenario.steps.dropFirst(step + 1) {
      switch later.action {
      case .expect: continue
      case .event(.app(name.app, let action)):
        let signal = Reaction.Signal(response, to: name.identifier)
        let fact = Fact.reacts(name.app, Reaction(to: signal, with: action))
        guard Printer(book: result.book).saying(.fact(fact)) != nil else { return [delegate] }
        return [.fact(fact), delegate]
      case .event: return [delegate]
      }
    }
    return [delegate]
  }

  /// Returns the line that expects the loss of a response.
  package func expectationOfLoss(in result: ScenarioResult) -> Expectation? {
    guard case .lost(let entry) = reason,
      case .notification(let name, .responseLost(let response)) = result.journal.entries[entry]
        .effect
    else { return nil }
    return .lost(response, to: name)
  }
}

extension Expectation {
  /// Returns the expectation that no delegate receives a response, whatever its text.
  package static func lost(_ response: Response, to name: NotificationName) -> Expectation {
    Expectation(.response(.lost(name, response.kind)))
  }
}
