extension TimeZoneChange {
  /// The rule for requests that came due while the phone was off.
  @RowBuilder<TimeZoneChange> static var restartRows: Rows<TimeZoneChange> {
    Rule(
      "restart.overdue-outlasts-a-journey",
      facts: ["PWR-02", "CAL-10"],
      since: .oldest,
      "A request that came due while the phone was off fires after the start, even if the phone is in another time zone by then.",
      evidence: .assumed(
        "All missed requests fire after a start. Unsourced: this also holds after a journey.",
        check:
          "Switch the phone off before a calendar request is due, switch it on afterwards in another zone without network, and wait."
      ),
      when: [.calendar, .overdue],
      unless: [.pinned],
      then: { $0.staysDue = true }
    )
  }
}
