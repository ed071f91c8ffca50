extension TriggerFiring {
  /// The rules on repeating requests without a next date.
  @RowBuilder<TriggerFiring> static var datesRows: [Row<TriggerFiring>] {
    Rule(
      "dates.repeat-without-a-next-date-stays",
      facts: ["CAL-07"],
      since: .oldest,
      "The system keeps a repeating request without a next date pending and never fires it.",
      evidence: .assumed(
        "Unsourced; repeating components with a year fire at most once, and nothing removes them."
      ),
      when: [.repeats],
      unless: [.hasNextDate]
    )
  }
}
