public import SystemPolicy

extension Device {
  /// What `getPendingNotificationRequests` tells an app: the identifiers of its pending requests,
  /// in the order that the law gives them.
  public func pendingRequests(
    of app: AppNumber,
    under law: Law,
    noting journal: inout Journal
  ) -> [TextNumber] {
    let decision = law.listing.decide(Listing(), from: .init())
    journal.note(decision)
    let identifiers = requests.rows(of: app).filter { !$0.name.isLegacy }
      .map(\.name.identifier)
    return decision.answer.isInOrderOfAdding ? identifiers : identifiers.reversed()
  }
}
