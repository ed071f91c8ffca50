extension RequestAddition {
  /// The request that has nothing but a badge of zero.
  @RowBuilder<RequestAddition> static var badgeRows: [Row<RequestAddition>] {
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
