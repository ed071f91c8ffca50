extension ChoiceAvailability {
  /// The version that brought the choice of groups.
  @RowBuilder<ChoiceAvailability> static var groupingRows: Rows<ChoiceAvailability> {
    Rule(
      "grouping.begins-with-12",
      facts: ["GRP-01", "GRP-02"],
      since: .with(.grouping),
      "The user can choose how an app's notifications are grouped from iOS 12.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Look for Notification Grouping in Settings of an app on iOS 11 and iOS 12."
      ),
      when: [.grouping],
      then: { $0.isOffered = true }
    )
  }
}
