extension RequestAddition {
  /// The request whose date has passed.
  @RowBuilder<RequestAddition> static var datesRows: [Row<RequestAddition>] {
    Dispute(
      "past-calendar",
      facts: ["CAL-06"],
      "What becomes of a request whose date has passed when it is added?",
      when: [.neverFires],
      seeds: "lingers",
      apple: "lingers",
      field: "lingers",
      check: "Add a past date; print the error, and the pending requests a minute later."
    )
    Rule(
      "dates.past-date-lingers",
      facts: ["CAL-06", "CAL-08"],
      dispute: "past-calendar",
      side: "lingers",
      "A request that no date to come matches is kept and never fires; add reports no error.",
      evidence: .reported(
        "Plugins that built such triggers saw them never fire, and no error.",
        "https://github.com/MaikuB/flutter_local_notifications/pull/64",
        "https://github.com/invertase/notifee/issues/378"
      ),
      .assumed("That it stays among the pending ones is not reported."),
      when: [.neverFires]
    )
    Rule(
      "dates.past-date-is-dropped",
      facts: ["CAL-06"],
      dispute: "past-calendar",
      side: "drops-it",
      "A request that no date to come matches is dropped and replaces nothing; add reports no error.",
      evidence: .assumed("No report looked at the pending requests, or at an older one."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
    Rule(
      "dates.past-date-is-refused",
      facts: ["CAL-06", "REQ-09"],
      dispute: "past-calendar",
      side: "error-1400",
      "A request that no date to come matches is refused with notificationInvalidNoDate and replaces nothing.",
      evidence: .documented(
        "The error code exists for a notification that should have a date and has none.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationinvalidnodate"
      ),
      .assumed("What is refused cannot take the place of what was accepted."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .refused(.notificationInvalidNoDate) }
    )
  }
}
