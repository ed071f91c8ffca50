extension TriggerFiring {
  /// The rules on repeating requests without a next date.
  @RowBuilder<TriggerFiring> static var datesRows: Rows<TriggerFiring> {
    Rule(
      "dates.repeat-without-a-next-date-stays",
      facts: ["CAL-07"],
      since: .oldest,
      "A repeating request that has no next date stays pending and never fires.",
      evidence: .assumed(
        "Unsourced; repeating components with a year fire at most once, and no rule removes the request.",
        check:
          "Add repeating components with the year of today, let them fire, and print the pending requests."
      ),
      when: [.repeats],
      unless: [.hasNextDate]
    )
  }
}
