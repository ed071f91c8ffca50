extension CrossingDelivery {
  /// Who is told: the location manager, or a monitor.
  @RowBuilder<CrossingDelivery> static var tellingRows: [Row<CrossingDelivery>] {
    Rule(
      "regions.app-is-told",
      facts: ["LOC-02", "LOC-14"],
      since: .oldest,
      "The app's location manager gets didEnterRegion or didExitRegion.",
      evidence: .documented(
        "Crossings are reported to the delegate of the location manager.",
        Apple.proximity
      ),
      when: [],
      unless: [.condition],
      then: { $0.tellsApp = true }
    )

    Rule(
      "regions.state-comes-with-each-crossing",
      facts: ["LOC-10"],
      since: 7,
      "With each crossing it is told, an app gets didDetermineState as well.",
      evidence: .documented(
        "The method is called for each crossing, besides those for entering and leaving.",
        Apple.locationManager + "delegate"
      ),
      .reportedOnce(
        "An app that listened to both had every event twice.",
        "https://github.com/martijndeh/react-native-region-monitor/issues/1"
      ),
      when: [],
      unless: [.condition],
      then: { $0.tellsState = true }
    )

    Rule(
      "monitors.crossing-is-an-event",
      facts: ["LOC-18"],
      since: 17,
      "A condition that becomes satisfied or unsatisfied is an event of its monitor.",
      evidence: .documented("The events of a monitor tell of changes of state.", Apple.proximity),
      when: [.condition],
      then: { $0.tellsMonitor = true }
    )
  }
}
