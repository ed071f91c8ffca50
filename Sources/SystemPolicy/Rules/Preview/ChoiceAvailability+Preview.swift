extension ChoiceAvailability {
  /// The version that brought the choice of previews.
  @RowBuilder<ChoiceAvailability> static var previewRows: [Row<ChoiceAvailability>] {
    Rule(
      "preview.begins-with-11",
      facts: ["SET-05"],
      since: 11,
      "The user can choose where previews are shown since iOS 11.",
      evidence: .documented(
        "What an app reads of it is available from iOS 11 on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"
      ),
      when: [.previews],
      then: { $0.isOffered = true }
    )
  }
}
