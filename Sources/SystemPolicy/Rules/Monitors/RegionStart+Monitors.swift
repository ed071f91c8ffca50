extension RegionStart {
  /// The first event of a condition.
  @RowBuilder<RegionStart> static var monitorsRows: [Row<RegionStart>] {
    Rule(
      "monitors.first-state-is-told",
      facts: ["LOC-09", "LOC-18"],
      since: 17,
      "The first event of a condition tells its state, unless it is the one that the app assumes.",
      evidence: .documented("A condition may be added assuming a state.", Apple.proximity),
      when: [.condition],
      unless: [.asAssumed],
      then: { $0.tellsState = true }
    )
  }
}
