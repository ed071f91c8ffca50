public import VirtualTime

/// The question what goes with an app that is deleted.
public struct Deleting: Question {
  /// Whether the app runs.
  public var isRunning: Bool
  /// Whether it has set categories.
  public var hasCategories: Bool

  /// Creates the question.
  public init(isRunning: Bool, hasCategories: Bool = false) {
    self.isRunning = isRunning
    self.hasCategories = hasCategories
  }

  /// What goes.
  public struct Answer: Hashable, Sendable {
    /// Whether the process of the app ends.
    public var endsProcess = false
    /// Whether requests, notifications, the badge and regions go.
    public var takesAll = false
    /// Whether its categories go.
    public var takesCategories = false

    /// Creates the answer in which nothing goes.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case running, hasCategories

    /// What the word is about.
    public var aspect: Aspect { self == .running ? .state : .category }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.running, if: isRunning)
    conditions.insert(.hasCategories, if: hasCategories)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Deleting>] {
    Rule(
      "lifecycle.deletion-ends-the-process",
      facts: ["APP-04"],
      since: .oldest,
      "The process of an app that is deleted ends.",
      evidence: .assumed("A process cannot go on running code that is gone."),
      when: [.running]
    ) { _, draft in
      draft.endsProcess = true
    }

    Rule(
      "lifecycle.deletion-takes-everything",
      facts: ["APP-04", "AUTH-15"],
      since: .oldest,
      "With an app go its pending requests, its notifications, its badge and its regions.",
      evidence: .assumed("It is what everybody sees on a phone; no page says it."),
      when: []
    ) { _, draft in
      draft.takesAll = true
    }

    Rule(
      "lifecycle.deletion-takes-categories",
      facts: ["AUTH-16"],
      "With an app go the categories that it has set.",
      evidence: .assumed("It is what everybody expects who installs an app anew; no page says it."),
      when: [.hasCategories]
    ) { _, draft in
      draft.takesCategories = true
    }

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
      when: [.hasCategories]
    ) { _, draft in
      draft.takesCategories = false
    }
  }
}

/// The question what an app is allowed that is installed after it was deleted.
public struct Reinstalling: Question {
  /// What the user had allowed it before.
  public var before: AuthorizationStatus
  /// How long the app was not on the phone.
  public var absence: Interval

  /// Creates the question.
  public init(before: AuthorizationStatus, absence: Interval = .zero) {
    self.before = before
    self.absence = absence
  }

  /// How long an answer outlives its app where it does so for a day.
  public static let memory = Interval(seconds: 24 * 3600)

  /// What it is allowed.
  public struct Answer: Hashable, Sendable {
    /// Whether what was allowed before still holds.
    public var isRemembered = false

    /// Creates the answer in which it does not.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case answered, afterADay

    /// What the word is about.
    public var aspect: Aspect { .authorization }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.answered, if: before != .notDetermined)
    conditions.insert(.afterADay, if: absence >= Self.memory)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Reinstalling>] {
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
      when: [.answered]
    ) { _, draft in
      draft.isRemembered = true
    }
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
      when: [.answered, .afterADay]
    ) { _, draft in
      draft.isRemembered = false
    }
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
      when: [.answered]
    ) { _, draft in
      draft.isRemembered = true
    }
  }
}

/// The question what an update does to an app.
public struct Updating: Question {
  /// Whether the app runs.
  public var isRunning: Bool

  /// Creates the question.
  public init(isRunning: Bool) { self.isRunning = isRunning }

  /// What the update does.
  public struct Answer: Hashable, Sendable {
    /// Whether the process of the app ends.
    public var endsProcess = false

    /// Creates the answer in which it does nothing.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case running

    /// What the word is about.
    public var aspect: Aspect { .state }
  }

  /// What holds.
  public var conditions: Conditions<Word> { isRunning ? [.running] : [] }

  /// The rows.
  public static var rows: [Row<Updating>] {
    Rule(
      "lifecycle.update-ends-the-process",
      facts: ["APP-02"],
      since: .oldest,
      "An update ends the process of the app; nobody launches it afterwards.",
      evidence: .assumed("A process cannot go on running code that was replaced."),
      when: [.running]
    ) { _, draft in
      draft.endsProcess = true
    }

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
