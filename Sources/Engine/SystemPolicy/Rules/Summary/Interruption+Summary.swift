extension Interruption {
  /// The rules for notifications that wait for the Scheduled Summary.
  @RowBuilder<Interruption> static var summaryRows: Rows<Interruption> {
    Rule(
      "summary.holds-back",
      facts: ["SET-09"],
      since: 15,
      "For an app in the Scheduled Summary, passive and active notifications wait for the next summary.",
      evidence: .documented(
        "The summary gathers an app's notifications and delivers them at scheduled times.",
        Apple.content + "/relevancescore"
      ),
      .assumed("Unsourced: notifications of both levels wait."),
      when: [.inSummary],
      unless: [.wasAsked],
      then: { $0.isHeld = true }
    )

    Rule(
      "summary.app-in-front-does-not-wait",
      facts: ["SET-09", "FG-01"],
      since: 15,
      "A notification that a foreground app presents is not held for the summary.",
      evidence: .assumed(
        "Unsourced; the system asks the app how to present the notification now.",
        check:
          "Put an app into the summary, open it, and let a notification fire with willPresent answering banner."
      ),
      when: [.inSummary, .wasAsked]
    )

    Rule(
      "summary.time-sensitive-does-not-wait",
      facts: ["SET-06", "SET-09"],
      since: 15,
      "A time-sensitive notification does not wait for the summary.",
      evidence: .documented(
        "Notifications of this level can break through the summary.",
        Apple.timeSensitive
      ),
      when: [.inSummary, .timeSensitive, .entitledToTimeSensitive],
      unless: [.refusesTimeSensitive],
      then: { $0.isHeld = false }
    )

    Rule(
      "summary.communication-does-not-wait",
      facts: ["COMM-02", "SET-09"],
      since: 15,
      "A communication notification does not wait for the summary.",
      evidence: .documented(
        "Such notifications break through the scheduled notification summary by default.",
        communication
      ),
      when: [.inSummary, .communication, .entitledToCommunication],
      then: { $0.isHeld = false }
    )

    Rule(
      "summary.critical-does-not-wait",
      facts: ["SET-06", "SET-09"],
      since: 15,
      "A critical notification does not wait for the summary.",
      evidence: .documented(
        "The system always presents a critical notification, and presents it immediately.",
        Apple.critical
      ),
      when: [.inSummary, .critical, .entitledToCritical, .allowsCritical],
      then: { $0.isHeld = false }
    )
  }
}
