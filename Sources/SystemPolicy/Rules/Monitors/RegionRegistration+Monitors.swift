extension RegionRegistration {
  /// The conditions of a monitor.
  @RowBuilder<RegionRegistration> static var monitorsRows: [Row<RegionRegistration>] {
    Rule(
      "monitors.one-too-many-is-unmonitored",
      facts: ["LOC-06", "LOC-18"],
      since: 17,
      until: 17,
      "A condition beyond the limit is not monitored; an event tells that it is unmonitored.",
      evidence: .documented("Events have a state for conditions not monitored.", Apple.proximity),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
    Rule(
      "monitors.limit-exceeded-is-told",
      facts: ["LOC-06", "LOC-18"],
      since: 18,
      "The event of a condition beyond the limit says conditionLimitExceeded.",
      evidence: .documented("Since iOS 18 an event says why it is unmonitored.", Apple.proximity),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: true) }
    )
    Rule(
      "monitors.too-large-is-unmonitored",
      facts: ["LOC-13", "LOC-18"],
      since: 17,
      "A condition that is larger than the phone can monitor is unmonitored.",
      evidence: .assumed("Monitors have an event where location managers have a failure."),
      when: [.oversize, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
  }
}
