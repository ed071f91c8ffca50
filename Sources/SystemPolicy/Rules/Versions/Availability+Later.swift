extension Availability {
  /// What came to iOS later, version by version.
  @RowBuilder<Availability> static var laterRows: [Row<Availability>] {
    Rule(
      "versions.do-not-disturb-from-6",
      facts: ["SET-10"],
      since: .oldest,
      until: 5,
      "Do Not Disturb came with iOS 6.",
      evidence: .assumed("Everybody saw it come; no page read says it."),
      when: [.from6],
      then: { $0.begins = 6 }
    )

    Rule(
      "versions.what-came-with-7",
      facts: ["LOC-10"],
      since: .oldest,
      until: 6,
      "Asking whether the phone is in a region, and Background App Refresh, came with iOS 7.",
      evidence: .documented("The method is available from iOS 7 on.", Apple.locationManager),
      .assumed("The switch came with it; no page read says so."),
      when: [.from7],
      then: { $0.begins = 7 }
    )

    Rule(
      "versions.what-came-with-8",
      facts: ["LEG-08", "LOC-02"],
      since: .oldest,
      until: 7,
      "Categories of local notifications came with iOS 8, and so did asking to know the location.",
      evidence: .documented(
        "Their pages say that they are available from iOS 8 on.",
        Apple.localNotification
      ),
      when: [.from8],
      then: { $0.begins = 8 }
    )

    Rule(
      "versions.typed-text-from-9",
      facts: ["LEG-08"],
      since: .oldest,
      until: 8,
      "Actions that take a text came with iOS 9.",
      evidence: .assumed(
        "The catalogue of iOS 9 has the key of the typed text; no page read says when it came."
      ),
      when: [.from9],
      then: { $0.begins = 9 }
    )

    Rule(
      "versions.pushes-from-10",
      facts: ["REM-01"],
      since: .oldest,
      until: 9,
      "Remote notifications of iOS 3 to 9 had other callbacks; they are played from iOS 10 on.",
      evidence: .assumed("No source read tells what they did beside local notifications."),
      when: [.push],
      then: { $0.begins = 10 }
    )

    Rule(
      "versions.hidden-previews-from-11",
      facts: ["SET-05"],
      since: .oldest,
      until: 10,
      "What is shown where previews are hidden can be chosen since iOS 11.",
      evidence: .documented(
        "What a category says of it is available from iOS 11 on.",
        Apple.category
      ),
      when: [.from11],
      then: { $0.begins = 11 }
    )

    Rule(
      "versions.what-came-with-12",
      facts: ["AUTH-07", "AUTH-14", "AUTH-18", "CAT-04"],
      since: .oldest,
      until: 11,
      "Trials, critical alerts, links to an app's settings and formats of summaries came with iOS 12.",
      evidence: .documented("Trials begin with the version that has the option.", Apple.asking),
      .assumed("For the others no page read says it; everybody saw them come."),
      when: [.from12],
      then: { $0.begins = 12 }
    )

    Rule(
      "versions.announcement-from-13",
      facts: ["AUTH-19"],
      since: .oldest,
      until: 12,
      "Siri reads notifications aloud since iOS 13.",
      evidence: .assumed(
        "The option is deprecated since iOS 15; that it came with 13 is remembered."
      ),
      when: [.from13],
      then: { $0.begins = 13 }
    )

    Rule(
      "versions.what-came-with-15",
      facts: ["SET-07", "SET-09", "SET-10"],
      since: .oldest,
      until: 14,
      "Time-sensitive notifications, relevance and a Focus that allows apps came with iOS 15.",
      evidence: .documented(
        "The score is available from iOS 15 on.",
        Apple.content + "/relevancescore"
      ),
      .assumed("The others came with it."),
      when: [.from15],
      then: { $0.begins = 15 }
    )

    Rule(
      "versions.focus-filters-from-16",
      facts: ["SET-11"],
      since: .oldest,
      until: 15,
      "Focus filters, and the criteria that they look for, came with iOS 16.",
      evidence: .assumed("Everybody saw them come; no page read says it."),
      when: [.from16],
      then: { $0.begins = 16 }
    )
  }
}
