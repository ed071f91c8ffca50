extension ChoiceAvailability {
  /// The version that brought the Focus.
  @RowBuilder<ChoiceAvailability> static var focusRows: [Row<ChoiceAvailability>] {
    Rule(
      "focus.begins-with-15",
      facts: ["SET-10"],
      since: 15,
      "There is a Focus of any name since iOS 15; before there is Do Not Disturb alone.",
      evidence: .assumed("Widely observed; no published source."),
      when: [.focus],
      then: { $0.isOffered = true }
    )
  }
}
