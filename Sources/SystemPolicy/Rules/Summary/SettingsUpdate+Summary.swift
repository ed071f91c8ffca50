extension SettingsUpdate {
  /// The end of the Scheduled Summary for an app.
  @RowBuilder<SettingsUpdate> static var summaryRows: [Row<SettingsUpdate>] {
    Rule(
      "summary.ends-with-what-it-held",
      facts: ["SET-09"],
      since: 15,
      "When the summary is turned off for an app, what it held back of it appears, as silently.",
      evidence: .assumed("Nothing says that it is lost, and there is no summary left to wait for."),
      when: [.stopsSummary],
      then: { $0.releasesHeld = true }
    )
  }
}
