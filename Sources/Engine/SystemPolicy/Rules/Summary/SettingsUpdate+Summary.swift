extension SettingsUpdate {
  /// The rule for the end of the Scheduled Summary for an app.
  @RowBuilder<SettingsUpdate> static var summaryRows: Rows<SettingsUpdate> {
    Rule(
      "summary.ends-with-what-it-held",
      facts: ["SET-09"],
      since: 15,
      "When the user turns the summary off for an app, the system silently delivers the held notifications.",
      evidence: .assumed(
        "Unsourced; no source says that these notifications are lost.",
        check:
          "Let a notification wait for the summary, turn the summary off for the app, and open Notification Center."
      ),
      when: [.stopsSummary],
      then: { $0.releasesHeld = true }
    )
  }
}
