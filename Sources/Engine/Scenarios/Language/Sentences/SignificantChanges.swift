import VirtualDevice

extension Verb {
  /// Significant changes of the location, and visits.
  static let significantChanges: [Verb] = [
    app(
      "(monitors | stops monitoring) significant changes",
      """
      Calls startMonitoringSignificantLocationChanges, which lasts longer than the process, or \
      stops it.
      """
    ) {
      .location($0.has("stops") ? .stopsMonitoringSignificantChanges : .monitorsSignificantChanges)
    } write: {
      switch $0 {
      case .location(.monitorsSignificantChanges): [("monitors", 1)]
      case .location(.stopsMonitoringSignificantChanges): [("stops", 1)]
      case _: nil
      }
    },

    app(
      "(monitors | stops monitoring) visits",
      "Calls startMonitoringVisits, which lasts longer than the process, or stops it."
    ) {
      .location($0.has("stops") ? .stopsMonitoringVisits : .monitorsVisits)
    } write: {
      switch $0 {
      case .location(.monitorsVisits): [("monitors", 1)]
      case .location(.stopsMonitoringVisits): [("stops", 1)]
      case _: nil
      }
    },

    device(
      "notices (arrival | departure)",
      """
      The phone notices that the user has arrived where it is, or leaves that place. A script says \
      when: no source describes how the phone recognises a visit.
      """
    ) {
      .location(.noticesVisit(isArrival: $0.has("arrival")))
    } write: {
      guard case .location(.noticesVisit(let isArrival)) = $0 else { return nil }
      return [(isArrival ? "arrival" : "departure", 1)]
    },
  ]
}
