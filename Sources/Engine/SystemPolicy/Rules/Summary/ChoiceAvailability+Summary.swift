extension ChoiceAvailability {
  /// The rule for the version that introduced the Scheduled Summary.
  @RowBuilder<ChoiceAvailability> static var summaryRows: Rows<ChoiceAvailability> {
    Rule(
      "summary.begins-with-15",
      facts: ["SET-09"],
      since: .with(.summary),
      "Since iOS 15, the user can put an app in the Scheduled Summary.",
      evidence: .documented(
        "The API for the summary is available from iOS 15.",
        Apple.content + "/relevancescore"
      ),
      when: [.summary],
      then: { $0.isOffered = true }
    )
  }
}
