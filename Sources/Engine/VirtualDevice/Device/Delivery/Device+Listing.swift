import SystemPolicy

extension Device {
  /// Returns the result of `getPendingNotificationRequests`: the identifiers of an app's pending
  /// requests, in the order that the policy decides.
  public func pendingRequests(of app: AppNumber, in turn: inout Turn) -> [TextNumber] {
    let decision = turn.ask(PendingRequestOrder.self) { .always }
    let identifiers = requests.rows(of: app).filter { !$0.name.isLegacy }
      .map { $0.name.identifier }
    return decision.answer.isInOrderOfAdding ? identifiers : identifiers.reversed()
  }
}
