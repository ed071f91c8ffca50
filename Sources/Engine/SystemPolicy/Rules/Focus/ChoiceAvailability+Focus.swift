extension ChoiceAvailability {
  /// The version that brought the Focus.
  @RowBuilder<ChoiceAvailability> static var focusRows: Rows<ChoiceAvailability> {
    Rule(
      "focus.begins-with-15",
      facts: ["SET-10"],
      since: .with(.focus),
      "A Focus of any name is available from iOS 15; before, only Do Not Disturb.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Look for Focus in Settings of iOS 14 and iOS 15."
      ),
      when: [.focus],
      then: { $0.isOffered = true }
    )
  }
}
