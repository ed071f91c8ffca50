extension RegionRegistration {
  /// The rules for the conditions of a monitor.
  @RowBuilder<RegionRegistration> static var monitorsRows: [Row<RegionRegistration>] {
    Rule(
      "monitors.one-too-many-is-unmonitored",
      facts: ["LOC-06", "LOC-18"],
      since: 17,
      until: 17,
      "The system does not monitor a condition beyond the limit; an event reports it as unmonitored.",
      evidence: .documented("Events have a state for conditions not monitored.", Apple.proximity),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
    Rule(
      "monitors.limit-exceeded-is-told",
      facts: ["LOC-06", "LOC-18"],
      since: 18,
      "The event for a condition beyond the limit reports conditionLimitExceeded.",
      evidence: .documented(
        "Since iOS 18, an event says why a condition is unmonitored.",
        Apple.proximity
      ),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: true) }
    )
    Rule(
      "monitors.too-large-is-unmonitored",
      facts: ["LOC-13", "LOC-18"],
      since: 17,
      "The system does not monitor a condition that is too large; an event reports it as unmonitored.",
      evidence: .assumed("A monitor has an event where a location manager reports a failure."),
      when: [.oversize, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
  }
}
