public import VirtualTime

extension BadgeChange {
  /// How long an app may read an old number; the radar speaks of a loop, a second is long for one.
  public static let lag = Interval(seconds: 1)

  /// What an app reads of a number that it has just set.
  @RowBuilder<BadgeChange> static var readingRows: [Row<BadgeChange>] {
    Dispute(
      "badge-reads-back",
      facts: ["BDG-05"],
      only: OSVersion(10, 3),
      "On iOS 10.3, does an app read the badge that it has just set?",
      when: [.isOn],
      // One radar is not several people who measured.
      seeds: "reads-at-once",
      apple: "reads-at-once",
      field: "reads-at-once",
      check: "On iOS 10.3, add one to applicationIconBadgeNumber five times in a loop and look."
    )
    Rule(
      "badge.reads-back-at-once",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-at-once",
      only: OSVersion(10, 3),
      "An app reads the badge that it has set, as one expects of a property.",
      evidence: .assumed("It is so on every other version, and no page speaks of a delay."),
      when: [.isOn]
    )
    Rule(
      "badge.reads-back-late",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-late",
      only: OSVersion(10, 3),
      "For a moment after it has set the badge an app still reads the number before.",
      evidence: .reportedOnce(
        "A radar: five times one more than the current number makes one, and not five.",
        "https://github.com/lionheart/openradar-mirror/issues/17303"
      ),
      when: [.isOn],
      then: { $0.readsLate = true }
    )
  }
}
