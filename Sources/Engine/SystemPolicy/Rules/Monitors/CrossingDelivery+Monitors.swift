extension CrossingDelivery {
  /// The rule for a condition with an event that waits for the app.
  @RowBuilder<CrossingDelivery> static var pendingRows: Rows<CrossingDelivery> {
    Rule(
      "monitors.pending-event-stops-monitoring",
      facts: ["LOC-18"],
      since: 17,
      "While an event waits for the app to create the monitor, the system does not monitor the event's condition.",
      evidence: .documented(
        "Core Location stops monitoring a condition with a pending event that no monitor can receive.",
        Apple.monitorRequest
      ),
      when: [.condition, .pending],
      isFinal: true,
      corrected: .in("0.5", before: "Each crossing launched the app again.")
    )
  }

  /// The rules for the events of a monitor.
  @RowBuilder<CrossingDelivery> static var monitorsRows: Rows<CrossingDelivery> {
    Rule(
      "monitors.crossing-is-an-event",
      facts: ["LOC-18"],
      since: 17,
      "When a condition's state changes, its monitor yields an event.",
      evidence: .documented("A monitor's events report changes of state.", Apple.proximity),
      when: [.condition],
      then: { $0.notifiesMonitor = true }
    )
  }
}
