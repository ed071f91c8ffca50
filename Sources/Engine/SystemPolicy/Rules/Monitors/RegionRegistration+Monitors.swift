extension RegionRegistration {
  private static let unmonitored =
    "https://developer.apple.com/documentation/corelocation/clmonitoringstate/clmonitoringstateunmonitored"

  /// The rules for the conditions of a monitor.
  @RowBuilder<RegionRegistration> static var monitorsRows: Rows<RegionRegistration> {
    Rule(
      "monitors.one-too-many-is-silent",
      facts: ["LOC-06", "LOC-26"],
      since: 17,
      until: OSVersion(17, 1),
      "Before iOS 17.2, the system does not monitor a condition beyond the limit and reports nothing.",
      evidence: .documented("The state unmonitored is available since iOS 17.2.", unmonitored),
      .assumed("Unsourced: no event takes its place."),
      when: [.full, .condition],
      isFinal: true,
      corrected: .in("0.4", before: "On iOS 17.0 and 17.1, an event reported unmonitored."),
      then: { $0.fate = .ignored }
    )
    Rule(
      "monitors.one-too-many-is-unmonitored",
      facts: ["LOC-06", "LOC-18", "LOC-26"],
      since: OSVersion(17, 2),
      until: 17,
      "The system does not monitor a condition beyond the limit; an event reports it as unmonitored.",
      evidence: .documented("Events have a state for conditions not monitored.", unmonitored),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
    Rule(
      "monitors.limit-exceeded-is-told",
      facts: ["LOC-06", "LOC-18", "LOC-31"],
      since: 18,
      "The event for a condition beyond the limit reports conditionLimitExceeded.",
      evidence: .documented(
        "Since iOS 18, an event says why a condition is unmonitored.",
        Apple.proximity,
        Apple.monitorEvent + "/conditionlimitexceeded"
      ),
      when: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: true) }
    )
    Rule(
      "monitors.too-large-is-silent",
      facts: ["LOC-13", "LOC-26"],
      since: 17,
      until: OSVersion(17, 1),
      "Before iOS 17.2, the system does not monitor a condition that is too large and reports nothing.",
      evidence: .assumed(
        "The event that reports it since iOS 17.2 needs the state unmonitored.",
        check:
          "On iOS 17.1, add a condition with a radius of 5,000 km to a CLMonitor, and log its events."
      ),
      when: [.oversize, .condition],
      isFinal: true,
      corrected: .in("0.4", before: "On iOS 17.0 and 17.1, an event reported unmonitored."),
      then: { $0.fate = .ignored }
    )
    Rule(
      "monitors.too-large-is-unmonitored",
      facts: ["LOC-13", "LOC-18", "LOC-26"],
      since: OSVersion(17, 2),
      "The system does not monitor a condition that is too large; an event reports it as unmonitored.",
      evidence: .assumed(
        "A monitor has an event where a location manager reports a failure.",
        check:
          "On iOS 17.2, add a condition with a radius of 5,000 km to a CLMonitor, and log its events."
      ),
      when: [.oversize, .condition],
      isFinal: true,
      then: { $0.fate = .unmonitored(saysWhy: false) }
    )
  }
}
