extension TimeZoneChange {
  /// The date that was passed over while the phone was off.
  @RowBuilder<TimeZoneChange> static var restartRows: [Row<TimeZoneChange>] {
    Rule(
      "restart.overdue-outlasts-a-journey",
      facts: ["PWR-02", "CAL-10"],
      since: .oldest,
      "What came due while the phone was off is shown after it starts, in whatever zone that is.",
      evidence: .assumed(
        "All that was missed comes after a start; no report has a journey in between."
      ),
      when: [.calendar, .overdue],
      unless: [.pinned],
      then: { $0.staysDue = true }
    )
  }
}
