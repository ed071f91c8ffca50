extension Interruption {
  /// The notifications that wait for the Scheduled Summary.
  @RowBuilder<Interruption> static var summaryRows: [Row<Interruption>] {
    Rule(
      "summary.holds-back",
      facts: ["SET-09"],
      since: 15,
      "A passive or active notification of an app in the Scheduled Summary waits for its next time.",
      evidence: .documented(
        "The summary gathers an app's notifications and delivers them at scheduled times.",
        Apple.content + "/relevancescore"
      ),
      .assumed("That both levels wait is the common reading."),
      when: [.inSummary],
      unless: [.wasAsked],
      then: { $0.isHeld = true }
    )

    Rule(
      "summary.app-in-front-does-not-wait",
      facts: ["SET-09", "FG-01"],
      since: 15,
      "What the app in the foreground wants shown does not wait for the summary.",
      evidence: .assumed(
        "The app is asked how to show it now; no page speaks of the summary there."
      ),
      when: [.inSummary, .wasAsked]
    )

    Rule(
      "summary.time-sensitive-does-not-wait",
      facts: ["SET-06", "SET-09"],
      since: 15,
      "A time-sensitive notification does not wait for the summary.",
      evidence: .documented(
        "Apple has the level delivered at once, past what the user scheduled.",
        levels
      ),
      when: [.inSummary, .timeSensitive, .entitledToTimeSensitive],
      unless: [.refusesTimeSensitive],
      then: { $0.isHeld = false }
    )

    Rule(
      "summary.critical-does-not-wait",
      facts: ["SET-06", "SET-09"],
      since: 15,
      "A critical notification does not wait for the summary.",
      evidence: .documented("Apple has it bypass all system controls.", levels),
      when: [.inSummary, .critical, .entitledToCritical, .allowsCritical],
      then: { $0.isHeld = false }
    )
  }
}
