extension TriggerFiring {
  /// The repeating request that has no next date.
  @RowBuilder<TriggerFiring> static var datesRows: [Row<TriggerFiring>] {
    Rule(
      "dates.repeat-without-a-next-date-stays",
      facts: ["CAL-07"],
      since: .oldest,
      "A repeating request whose components no date to come matches stays pending and is silent.",
      evidence: .assumed(
        "Repeating components with a year fire once at most; nothing removes them."
      ),
      when: [.repeats],
      unless: [.hasNextDate]
    )
  }
}
