extension CrossingDelivery {
  /// The rules for the events of a monitor.
  @RowBuilder<CrossingDelivery> static var monitorsRows: Rows<CrossingDelivery> {
    Rule(
      "monitors.crossing-is-an-event",
      facts: ["LOC-18"],
      since: 17,
      "When a condition's state changes, its monitor yields an event.",
      evidence: .documented("A monitor's events report changes of state.", Apple.proximity),
      when: [.condition],
      then: { $0.tellsMonitor = true }
    )
  }
}
