import VirtualDevice

extension Verb {
  /// Significant changes of the location.
  static let significantChanges: [Verb] = [
    app(
      "(monitors | stops monitoring) significant changes",
      """
      Calls startMonitoringSignificantLocationChanges, which lasts longer than the process, or \
      stops it.
      """
    ) {
      .locates($0.has("stops") ? .stopsMonitoringSignificantChanges : .monitorsSignificantChanges)
    } write: {
      switch $0 {
      case .locates(.monitorsSignificantChanges): [("monitors", 1)]
      case .locates(.stopsMonitoringSignificantChanges): [("stops", 1)]
      case _: nil
      }
    }
  ]
}
