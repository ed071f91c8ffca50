extension ChoiceAvailability {
  /// The rule for the version that introduced the choice of previews.
  @RowBuilder<ChoiceAvailability> static var previewRows: Rows<ChoiceAvailability> {
    Rule(
      "preview.begins-with-11",
      facts: ["SET-05"],
      since: .with(.previews),
      "Since iOS 11, the user can choose where previews are shown.",
      evidence: .documented(
        "The API for previews is available from iOS 11.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"
      ),
      when: [.previews],
      then: { $0.isOffered = true }
    )
  }
}
