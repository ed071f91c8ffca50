extension CrossingDelivery {
  /// The events of a monitor.
  @RowBuilder<CrossingDelivery> static var monitorsRows: [Row<CrossingDelivery>] {
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
