extension RegionStart {
  /// The rule for the first event of a condition.
  @RowBuilder<RegionStart> static var monitorsRows: Rows<RegionStart> {
    Rule(
      "monitors.first-state-is-told",
      facts: ["LOC-09", "LOC-18"],
      since: 17,
      "A condition's first event reports the condition's state, unless the app assumed that state.",
      evidence: .documented("An app may assume a state when it adds a condition.", Apple.proximity),
      when: [.condition],
      unless: [.asAssumed],
      then: { $0.tellsState = true }
    )
  }
}
