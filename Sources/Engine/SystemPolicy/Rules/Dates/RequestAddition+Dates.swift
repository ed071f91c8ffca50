extension RequestAddition {
  /// The rules on requests without a future date.
  @RowBuilder<RequestAddition> static var datesRows: Rows<RequestAddition> {
    Dispute(
      "past-calendar",
      facts: ["CAL-06"],
      "If the date of a request has passed, does the system keep, drop or refuse the request?",
      when: [.neverFires],
      seeds: "lingers",
      apple: "lingers",
      field: "lingers",
      check: "Add a past date, and print the error and, a minute later, the pending requests."
    )
    Rule(
      "dates.past-date-lingers",
      facts: ["CAL-06", "CAL-08"],
      dispute: "past-calendar",
      side: "lingers",
      "A request that matches no future date stays pending and never fires; add reports no error.",
      evidence: .reported(
        "Plugins that built such triggers saw no error and no delivery.",
        "https://github.com/MaikuB/flutter_local_notifications/pull/64",
        "https://github.com/invertase/notifee/issues/378"
      ),
      .assumed("Unsourced: the request stays pending."),
      when: [.neverFires]
    )
    Rule(
      "dates.past-date-is-dropped",
      facts: ["CAL-06"],
      dispute: "past-calendar",
      side: "drops-it",
      "The system drops a request that matches no future date, without an error or a replacement.",
      evidence: .assumed("Unsourced: the dropped request does not replace an older one."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
    Rule(
      "dates.past-date-is-refused",
      facts: ["CAL-06", "REQ-09"],
      dispute: "past-calendar",
      side: "error-1400",
      "The system refuses a request that matches no future date, with notificationInvalidNoDate.",
      evidence: .documented(
        "The error code is for a notification that lacks a required date.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationinvalidnodate"
      ),
      .assumed("A refused request cannot replace an accepted one."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .refused(.notificationInvalidNoDate) }
    )
  }
}
