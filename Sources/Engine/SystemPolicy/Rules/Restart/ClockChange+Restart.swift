extension ClockChange {
  /// The rule for requests that came due while the phone was off.
  @RowBuilder<ClockChange> static var restartRows: Rows<ClockChange> {
    Rule(
      "restart.overdue-outlasts-a-set-clock",
      facts: ["PWR-02", "CAL-12"],
      since: .oldest,
      "A request that came due while the phone was off fires after the start, unless the clock is set back before the due date.",
      evidence: .assumed(
        "All missed requests fire after a start. Unsourced: this also holds after the clock was set.",
        check:
          "Switch the phone off across the due date, set the clock right after the start, and wait."
      ),
      when: [.overdue],
      isFinal: true
    )
  }
}
