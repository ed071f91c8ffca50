extension ChoiceAvailability {
  /// The version that brought the Scheduled Summary.
  @RowBuilder<ChoiceAvailability> static var summaryRows: [Row<ChoiceAvailability>] {
    Rule(
      "summary.begins-with-15",
      facts: ["SET-09"],
      since: 15,
      "There is a Scheduled Summary since iOS 15.",
      evidence: .documented(
        "What an app reads of it is available from iOS 15 on.",
        Apple.content + "/relevancescore"
      ),
      when: [.summary],
      then: { $0.isOffered = true }
    )
  }
}
