package import VirtualTime

/// The years a scenario can play in; instants reach hardly further.
package enum ScenarioYears {
  package static let all = 1678...2261

  /// The first instant of the year after the last one.
  package static let end = Zone.utc.resolve(
    CivilDateTime(date: CivilDate(year: all.upperBound + 1, month: 1, day: 2)!, time: .midnight)
  ).earliest
}
