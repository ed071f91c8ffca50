public import VirtualTime

/// The question what goes with an app that is deleted.
public enum AppDeletion: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("deleting")

  /// What goes.
  public struct Answer: DefaultAnswer {
    /// Whether the process of the app ends.
    public var endsProcess = false
    /// Whether requests, notifications, the badge and regions go.
    public var takesAll = false
    /// Whether its categories go.
    public var takesCategories = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case running, hasCategories

    /// What the condition is about.
    public var aspect: Aspect { self == .running ? .state : .category }
  }

  /// The rows.
  public static var rows: [Row<AppDeletion>] {
    Rule(
      "lifecycle.deletion-ends-the-process",
      facts: ["APP-04"],
      since: .oldest,
      "The process of an app that is deleted ends.",
      evidence: .assumed("A process cannot go on running code that is gone."),
      when: [.running],
      then: { $0.endsProcess = true }
    )

    Rule(
      "lifecycle.deletion-takes-everything",
      facts: ["APP-04", "AUTH-15"],
      since: .oldest,
      "With an app go its pending requests, its notifications, its badge and its regions.",
      evidence: .assumed("It is what everybody sees on a phone; no page says it."),
      when: [],
      then: { $0.takesAll = true }
    )

    Rule(
      "lifecycle.deletion-takes-categories",
      facts: ["AUTH-16"],
      "With an app go the categories that it has set.",
      evidence: .assumed("It is what everybody expects who installs an app anew; no page says it."),
      when: [.hasCategories],
      then: { $0.takesCategories = true }
    )

    Dispute(
      "reinstalled-categories",
      facts: ["AUTH-16"],
      since: OSVersion(10, 1),
      until: 10,
      "Has an app that is installed again the categories that it set before it was deleted?",
      when: [.hasCategories],
      seeds: "gone",
      apple: "gone",
      field: "gone",
      check: "On iOS 10.1.1, set categories, delete the app, install it, and print its categories."
    )
    Rule(
      "lifecycle.reinstalled-without-categories",
      facts: ["AUTH-16"],
      dispute: "reinstalled-categories",
      side: "gone",
      since: OSVersion(10, 1),
      until: 10,
      "An app that is installed again has no categories until it sets some.",
      evidence: .assumed("What goes with an app that is deleted does not come back."),
      when: [.hasCategories]
    )
    Rule(
      "lifecycle.categories-outlive-their-app",
      facts: ["AUTH-16"],
      dispute: "reinstalled-categories",
      side: "there",
      since: OSVersion(10, 1),
      until: 10,
      "The categories of an app that was deleted are there when it is installed again.",
      evidence: .reportedOnce(
        "On iOS 10.1.1 categories were found registered after the app had been installed anew.",
        "https://github.com/lionheart/openradar-mirror/issues/16514"
      ),
      when: [.hasCategories],
      then: { $0.takesCategories = false }
    )
  }
}

/// The question what an app is allowed that is installed after it was deleted.
public enum AppReinstallation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("reinstalling")

  /// How long an answer outlives its app where it does so for a day.
  public static let memory = Interval(seconds: 24 * 3600)

  /// What it is allowed.
  public struct Answer: DefaultAnswer {
    /// Whether what was allowed before still holds.
    public var isRemembered = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case answered, afterADay

    /// What the condition is about.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: [Row<AppReinstallation>] {
    Dispute(
      "reinstall",
      facts: ["AUTH-15"],
      since: .oldest,
      "Is an app that is installed again still allowed what it was before it was deleted?",
      when: [.answered],
      seeds: "forgets",
      apple: "forgets",
      field: "forgets",
      check: "Allow, delete, install again within the hour, and read authorizationStatus."
    )
    Rule(
      "lifecycle.reinstalled-is-undecided",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "forgets",
      since: .oldest,
      "An app that is installed again may ask the user again.",
      evidence: .assumed("Everybody who develops apps relies on it; no page says it."),
      when: [.answered]
    )
    Rule(
      "lifecycle.reinstalled-is-remembered-for-a-day",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers-a-day",
      since: .oldest,
      "For a day an app that is installed again is allowed what it was before.",
      evidence: .assumed(
        "An old note of Apple's told developers to leave an app off for a day; only memory has it."
      ),
      when: [.answered],
      then: { $0.isRemembered = true }
    )
    Rule(
      "lifecycle.reinstalled-after-a-day-is-undecided",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers-a-day",
      since: .oldest,
      "An app that is installed again after a day or more may ask the user again.",
      evidence: .assumed(
        "An old note of Apple's told developers to leave an app off for a day; only memory has it."
      ),
      when: [.answered, .afterADay],
      then: { $0.isRemembered = false }
    )
    Rule(
      "lifecycle.reinstalled-is-remembered",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers",
      since: .oldest,
      "An app that is installed again is allowed what it was before.",
      evidence: .reported(
        "After a reinstall the earlier answer was still in force, and no prompt came.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1539",
        "https://github.com/ryanbr/noop/pull/251"
      ),
      when: [.answered],
      then: { $0.isRemembered = true }
    )
  }
}

/// The question what an update does to an app.
public enum AppUpdate: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("updating")

  /// What the update does.
  public struct Answer: DefaultAnswer {
    /// Whether the process of the app ends.
    public var endsProcess = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case running

    /// What the condition is about.
    public var aspect: Aspect { .state }
  }

  /// The rows.
  public static var rows: [Row<AppUpdate>] {
    Rule(
      "lifecycle.update-ends-the-process",
      facts: ["APP-02"],
      since: .oldest,
      "An update ends the process of the app; nobody launches it afterwards.",
      evidence: .assumed("A process cannot go on running code that was replaced."),
      when: [.running],
      then: { $0.endsProcess = true }
    )

    Rule(
      "lifecycle.update-keeps-everything",
      facts: ["APP-02"],
      since: .oldest,
      "An update keeps pending requests, notifications, regions and what the user allowed.",
      evidence: .reported(
        "Reports on other matters take it for granted that requests outlive an update.",
        "https://github.com/LoopKit/Loop/issues/212",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/747"
      ),
      when: []
    )
  }
}
