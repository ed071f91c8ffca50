extension ClockChange {
  /// An interval that no clock moves.
  @RowBuilder<ClockChange> static var restartRows: [Row<ClockChange>] {
    Rule(
      "restart.overdue-outlasts-a-set-clock",
      facts: ["PWR-02", "CAL-12"],
      since: .oldest,
      "What came due while the phone was off is shown after it starts, unless its clock is set back before it.",
      evidence: .assumed(
        "All that was missed comes after a start; no report has the clock set in between."
      ),
      when: [.overdue],
      isFinal: true
    )
  }
}
