import SystemPolicy
import VirtualDevice

// The buttons of a notification, and the category that has them.
extension Run {
  mutating func checkActions(
    of name: NotificationName,
    isLimited: Bool,
    _ wanted: [TextNumber],
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let found = device.actions(of: name, isLimited: isLimited, in: &turn)
    let identifiers = found.actions.map { $0.identifier }
    if let reason = absence(of: name, from: start) { return reason }
    guard identifiers == wanted else {
      return .isSo(.actions(name, isLimited: isLimited, identifiers))
    }
    return reasons(found.because, expectation)
  }

  mutating func checkDestructive(
    _ name: NotificationName,
    _ identifier: TextNumber,
    _ wanted: Bool,
    from start: Int
  ) -> Failure.Reason? {
    let found = device.actions(of: name, in: &turn).actions
    if let reason = absence(of: name, from: start) { return reason }
    guard let action = found.first(where: { $0.identifier == identifier }) else {
      let identifiers = found.map { $0.identifier }
      return .isSo(.actions(name, isLimited: false, identifiers))
    }
    let isDestructive = action.options.contains(.destructive)
    return isDestructive == wanted ? nil : .isSo(.destructive(name, identifier, !wanted))
  }

  func checkCategories(
    of app: AppNumber,
    _ wanted: [TextNumber],
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = snapshot(of: app).categories.map { $0.identifier }
    guard Set(found) == Set(wanted) else { return .isSo(.categories(app, found)) }
    return reasonsOfLast(expectation) { $0.aspect == .category && $0.app == app }
  }

  mutating func checkSummaryFormat(
    of name: NotificationName,
    _ wanted: TextNumber?,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let found = device.summaryFormat(of: name, in: &turn)
    if let reason = absence(of: name, from: start) { return reason }
    guard found.format == wanted else { return .isSo(.summaryFormat(name, found.format)) }
    return reasons(found.because, expectation)
  }
}
