extension NextTriggerDate {
  /// The fire date of a local notification.
  @RowBuilder<NextTriggerDate> static var legacyRows: Rows<NextTriggerDate> {
    Rule(
      "legacy.fire-date-never-moves",
      facts: ["LEG-05"],
      since: .oldest,
      "A fire date stays as the app set it; the app cannot read the next date of a repeating one.",
      evidence: .seed(
        .alarm,
        "a day later the fire date still reads January 1st, and the next one cannot be accessed."
      ),
      when: [.legacy],
      isFinal: true
    )
  }
}
