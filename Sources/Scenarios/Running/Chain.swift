import SystemPolicy
public import VirtualDevice

extension Run {
  /// The entries that led to what was found, oldest first; where nothing was found, the last that
  /// was done with the request.
  func chain(to reason: Failure.Reason, of action: Step.Action) -> [Int] {
    if let decisive = reason.entry { return journal.chain(to: decisive) }
    guard let name = action.notification else { return [] }
    let last = journal.entries.lastIndex { $0.effect.name == name && $0.effect.aspect == .request }
    return last.map { [$0] } ?? []
  }
}

extension Step.Action {
  /// The notification a step is about.
  public var notification: NotificationName? {
    switch self {
    case .event(.user(.taps(let name))), .event(.user(.decides(let name, _))): name
    case .expect(let expectation): expectation.subject.name
    case .event: nil
    }
  }
}

extension Expectation.Subject {
  /// The notification an expectation is about.
  var name: NotificationName? {
    switch self {
    case .next(let name, _), .pending(let name, _), .listed(let name, _), .addReported(let name, _),
      .delivered(let name, _, _), .dropped(let name), .silenced(let name), .tapReceived(let name),
      .tapLost(let name):
      name
    case .authorization, .state, .badge, .nothingPending, .prompt, .authorizationReported,
      .nothingDelivered, .crashed:
      nil
    }
  }
}
