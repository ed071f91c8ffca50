extension RequestAddition {
  /// The rules on a request whose only content is a badge of zero.
  @RowBuilder<RequestAddition> static var badgeRows: [Row<RequestAddition>] {
    Dispute(
      "lone-zero-badge",
      facts: ["BDG-04"],
      until: 10,
      "On iOS 10, does the system deliver a request with only a badge of zero?",
      when: [.isLoneZero],
      seeds: "arrives",
      apple: "arrives",
      // One radar is not a group of measurements.
      field: "arrives",
      check: "On iOS 10, set a badge, add a request with only badge 0, and print the pending ones."
    )
    Rule(
      "badge.lone-zero-arrives",
      facts: ["BDG-01"],
      dispute: "lone-zero-badge",
      side: "arrives",
      until: 10,
      "A request whose only content is a badge of zero removes the badge when the request fires.",
      evidence: .documented("The number zero removes the current badge.", Apple.content + "/badge"),
      when: [.isLoneZero]
    )
    Rule(
      "badge.lone-zero-is-lost",
      facts: ["BDG-04"],
      dispute: "lone-zero-badge",
      side: "is-lost",
      until: 10,
      "The system drops a request whose only content is a badge of zero.",
      evidence: .reportedOnce(
        "A radar for iOS 10.2: the request is never posted or pending; another number works.",
        "https://github.com/lionheart/openradar-mirror/issues/16631"
      ),
      when: [.isLoneZero],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
  }
}
