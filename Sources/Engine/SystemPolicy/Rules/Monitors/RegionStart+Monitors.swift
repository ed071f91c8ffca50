extension RegionStart {
  /// The rules for the first event of a condition.
  @RowBuilder<RegionStart> static var monitorsRows: Rows<RegionStart> {
    Rule(
      "monitors.first-state-is-told",
      facts: ["LOC-09", "LOC-18"],
      since: 17,
      "A condition's first event reports the condition's state, unless the app assumed that state.",
      evidence: .documented("An app may assume a state when it adds a condition.", Apple.proximity),
      when: [.condition],
      unless: [.asAssumed, .blocked, .later],
      then: { $0.reportsState = true }
    )
    Rule(
      "monitors.changed-state-is-told",
      facts: ["LOC-18"],
      since: 17,
      "If the state of a condition is not that of its last event, the monitor yields an event as soon as the app can receive one.",
      evidence: .documented(
        "A monitor records the most recent event of each condition.",
        Apple.monitor + "/record/lastevent"
      ),
      .assumed(
        "Unsourced: an event follows for a change that the system could not report when it happened.",
        check:
          "End an app with When In Use and a CLMonitor, enter the region, open the app, and log the events."
      ),
      when: [.condition, .later],
      unless: [.asAssumed, .blocked],
      corrected: .in("0.5", before: "The monitor never reported such a change."),
      then: { $0.reportsState = true }
    )
    Rule(
      "monitors.blocked-condition-has-no-state",
      facts: ["LOC-18", "LOC-30"],
      since: 17,
      "While an app may not know the location, its conditions have no state; the system reports the first event when the app is allowed to know the location.",
      evidence: .documented(
        "An app needs authorization for location services.",
        Apple.locationAuthorization
      ),
      .assumed(
        "Unsourced: the state is reported at the moment of the permission.",
        check:
          "Add a condition before the user allows the location, answer the prompt, and log the events."
      ),
      when: [.condition, .blocked],
      corrected: .in("0.5", before: "The first event reported the state without a permission."),
      then: { $0.isWithheld = true }
    )
  }
}
