extension RequestAddition {
  /// The rules on a request whose only content is a badge of zero.
  @RowBuilder<RequestAddition> static var badgeRows: Rows<RequestAddition> {
    Dispute(
      "lone-zero-badge",
      facts: ["BDG-04"],
      "Does the system deliver a request with only a badge of zero?",
      when: [.isLoneZero],
      seeds: "arrives",
      apple: "arrives",
      // Two radars say that it is lost, and two that it arrives on other versions.
      field: "arrives",
      check: "Set a badge, add a request with only badge 0, and print the pending ones.",
      corrected: .in("0.4", before: "The dispute covered iOS 10 alone.")
    )
    Rule(
      "badge.lone-zero-arrives",
      facts: ["BDG-01"],
      dispute: "lone-zero-badge",
      side: "arrives",
      "A request whose only content is a badge of zero removes the badge when the request fires.",
      evidence: .documented("The number zero removes the current badge.", Apple.content + "/badge"),
      .reportedOnce(
        "A radar: it works on iOS 10.3.",
        "https://github.com/lionheart/openradar-mirror/issues/19368"
      ),
      when: [.isLoneZero]
    )
    Rule(
      "badge.lone-zero-is-lost",
      facts: ["BDG-04"],
      dispute: "lone-zero-badge",
      side: "is-lost",
      "The system drops a request whose only content is a badge of zero.",
      evidence: .reported(
        "Radars for iOS 10.2 and 11.2: the number stays; another number works, and so does a title.",
        "https://github.com/lionheart/openradar-mirror/issues/16631",
        "https://github.com/lionheart/openradar-mirror/issues/19368"
      ),
      when: [.isLoneZero],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
  }
}
