import SystemPolicy

extension Device {
  /// What `getPendingNotificationRequests` tells an app: the identifiers of its pending requests,
  /// in the order that the law gives them.
  public func pendingRequests(of app: AppNumber, in turn: inout Turn) -> [TextNumber] {
    let decision = turn.ask(PendingRequestOrder.self) { .always }
    let identifiers = requests.rows(of: app).filter { !$0.name.isLegacy }
      .map { $0.name.identifier }
    return decision.answer.isInOrderOfAdding ? identifiers : identifiers.reversed()
  }
}
