extension RequestAddition {
  /// The request of an app that is denied.
  @RowBuilder<RequestAddition> static var authorizationRows: [Row<RequestAddition>] {
    Dispute(
      "add-when-denied",
      facts: ["REQ-08"],
      "What becomes of a request that is added while the app is denied?",
      when: [.denied],
      seeds: "drops",
      apple: "error-1",
      field: "keeps-unseen",
      check: "Deny, add an interval of 60 seconds, print the error and the pending requests."
    )
    Rule(
      "authorization.denied-is-silent",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "drops",
      "A request added while denied is dropped; the app is told that it succeeded.",
      evidence: .seed(
        .geofencing,
        "without permission notifications are dropped as you schedule them, with no error and no callback."
      ),
      when: [.denied],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
    Rule(
      "authorization.denied-add-fails",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "error-1",
      "A request added while denied is refused with the error notificationsNotAllowed.",
      evidence: .documented(
        "The error code exists for just this: the app may not submit requests.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationsnotallowed"
      ),
      .reportedOnce(
        "Clear reports of code 1 come from macOS, unsigned apps and app containers.",
        "https://github.com/termio-sh/termio/issues/124"
      ),
      when: [.denied],
      isFinal: true,
      then: { $0.fate = .refused(.notificationsNotAllowed) }
    )
    Rule(
      "authorization.denied-is-kept-unseen",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "keeps-unseen",
      "A request added while denied is kept like any other; it will not be shown while denied.",
      evidence: .reportedOnce(
        "An app goes on scheduling while denied: no error, and nothing is ever delivered.",
        "https://github.com/ryanbr/noop/pull/251"
      ),
      .assumed("No source says whether such a request is listed as pending."),
      when: [.denied]
    )
  }
}
