extension RequestAddition {
  /// What a request must carry to be accepted.
  @RowBuilder<RequestAddition> static var contentRows: [Row<RequestAddition>] {
    Dispute(
      "empty-content",
      facts: ["REQ-09"],
      "What becomes of a request that has nothing to show, to play or to count?",
      when: [.isEmpty],
      // Apple has an error for it, which is all there is (see Documentation/Decisions.md).
      seeds: "accepted",
      apple: "error-1401",
      field: "accepted",
      check: "Add a request with an untouched content and print the error."
    )
    Rule(
      "scheduling.empty-content-is-accepted",
      facts: ["REQ-09"],
      dispute: "empty-content",
      side: "accepted",
      "A request that says nothing is accepted like any other, and shows nothing.",
      evidence: .assumed("No report names the error that Apple has a code for."),
      when: [.isEmpty]
    )
    Rule(
      "scheduling.empty-content-is-refused",
      facts: ["REQ-09"],
      dispute: "empty-content",
      side: "error-1401",
      "A request that says nothing is refused with notificationInvalidNoContent.",
      evidence: .documented(
        "The error code exists for a notification that should have content for people and has none.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationinvalidnocontent"
      ),
      when: [.isEmpty],
      isFinal: true,
      then: { $0.fate = .refused(.notificationInvalidNoContent) }
    )

    Dispute(
      "lone-zero-badge",
      facts: ["BDG-04"],
      until: 10,
      "On iOS 10, does a request arrive whose only content is the badge zero?",
      when: [.isLoneZero],
      seeds: "arrives",
      apple: "arrives",
      // One radar is not several people who measured.
      field: "arrives",
      check: "On iOS 10, set the badge, add a request with badge 0 alone and print what is pending."
    )
    Rule(
      "badge.lone-zero-arrives",
      facts: ["BDG-01"],
      dispute: "lone-zero-badge",
      side: "arrives",
      until: 10,
      "A request whose only content is the badge zero removes the badge when it is due.",
      evidence: .documented("The number zero removes the current badge.", Apple.content + "/badge"),
      when: [.isLoneZero]
    )
    Rule(
      "badge.lone-zero-is-lost",
      facts: ["BDG-04"],
      dispute: "lone-zero-badge",
      side: "is-lost",
      until: 10,
      "A request whose only content is the badge zero is never posted, nor even pending.",
      evidence: .reportedOnce(
        "A radar for iOS 10.2: with another number the same request works.",
        "https://github.com/lionheart/openradar-mirror/issues/16631"
      ),
      when: [.isLoneZero],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
  }
}
