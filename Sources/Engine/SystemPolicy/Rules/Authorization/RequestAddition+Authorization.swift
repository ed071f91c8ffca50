extension RequestAddition {
  /// The rules on requests that an app adds while permission is denied.
  @RowBuilder<RequestAddition> static var authorizationRows: Rows<RequestAddition> {
    Dispute(
      "add-when-denied",
      facts: ["REQ-08"],
      "If an app adds a request while permission is denied, does the system keep, drop or refuse it?",
      when: [.denied],
      seeds: "drops",
      apple: "error-1",
      field: "keeps-unseen",
      check: "Deny, add an interval of 60 seconds, and print the error and the pending requests."
    )
    Rule(
      "authorization.denied-is-silent",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "drops",
      "The system drops a request added while permission is denied; add reports success.",
      evidence: .seed(
        .geofencing,
        "without permission notifications are dropped as you schedule them, with no error and no callback."
      ),
      .assumed(
        "Unsourced: the document means the callbacks of a delivery; the completion handler of add is called, without an error."
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
      "The system refuses a request that is added while permission is denied; add fails with notificationsNotAllowed.",
      evidence: .documented(
        "The error code is for an app that is not allowed to add requests.",
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
      "The system keeps a request that is added while permission is denied, but shows no notification for it.",
      evidence: .reportedOnce(
        "An app keeps scheduling while permission is denied: no error and no delivery.",
        "https://github.com/ryanbr/noop/pull/251"
      ),
      .assumed("Unsourced: such a request is listed as pending."),
      when: [.denied]
    )
  }
}
