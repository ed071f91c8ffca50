public import VirtualDevice

extension Failure {
  /// Returns the last event that did not reach the code of the app whose notification the line
  /// names.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - journal: What the phone did.
  ///   - isTelling: A closure that returns whether an event is looked for.
  /// - Returns: The number of the entry; nil for none.
  public func setback(
    in scenario: Scenario,
    _ journal: Journal,
    where matches: (Journal.Entry) -> Bool = { _ in true }
  ) -> Int? {
    guard let app = scenario.steps[step].action.notification?.app else { return nil }
    return journal.entries.indices.prefix(journalCount).last { index in
      let entry = journal.entries[index]
      return entry.effect.app == app && entry.effect.isSetback && matches(entry)
    }
  }
}

extension Effect {
  /// A Boolean value that indicates whether an event does not reach the code of an app.
  fileprivate var isSetback: Bool {
    switch self {
    case .region(_, .crossingIgnored), .region(_, .monitoringIgnored),
      .notification(_, .responseLost), .notification(_, .dropped(.pushed)),
      .app(_, .task(_, .postponed)):
      true
    case _: false
    }
  }
}
