/// The question whether a version of iOS has what an app or its user reaches for.
public struct Offering: Question {
  /// What is reached for.
  public var wanted: Wanted

  /// Creates the question.
  public init(_ wanted: Wanted) { self.wanted = wanted }

  /// What came to iOS at some time.
  public enum Wanted: UInt8, Hashable, Sendable, CaseIterable {
    /// The UserNotifications framework, with its notification centre.
    case center
    /// `registerUserNotificationSettings`.
    case registration
    /// A local notification that waits for a region.
    case region
    /// Switches for an app's notifications in Settings.
    case switches
  }

  /// Whether it is there.
  public struct Answer: Hashable, Sendable {
    /// The first version that has it, where this one does not.
    public var begins: OSVersion?

    /// Creates the answer in which it is there.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case center, registration, region, switches

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    switch wanted {
    case .center: [.center]
    case .registration: [.registration]
    case .region: [.region]
    case .switches: [.switches]
    }
  }

  /// The rows.
  public static var rows: [Row<Offering>] {
    Rule(
      "legacy.no-centre-before-10",
      facts: ["REQ-12"],
      since: .oldest,
      until: 9,
      "Before iOS 10 there is no notification centre; apps schedule a UILocalNotification.",
      evidence: .seed(.localNotification, "the class is deprecated in iOS 10, for the request."),
      when: [.center]
    ) { _, draft in
      draft.begins = 10
    }

    Rule(
      "legacy.registering-begins-with-8",
      facts: ["LEG-01"],
      since: .oldest,
      until: 7,
      "Before iOS 8 there is nothing to register for.",
      evidence: .documented(
        "An app must register before it can schedule local notifications that alert, since iOS 8.",
        Apple.localNotification
      ),
      when: [.registration]
    ) { _, draft in
      draft.begins = 8
    }

    Rule(
      "legacy.regions-begin-with-8",
      facts: ["LEG-10"],
      since: .oldest,
      until: 7,
      "Before iOS 8 a local notification cannot wait for a region.",
      evidence: .documented(
        "The property region is available from iOS 8 on.",
        Apple.localNotification + "/region"
      ),
      when: [.region]
    ) { _, draft in
      draft.begins = 8
    }

    Rule(
      "legacy.switches-begin-with-5",
      facts: ["SET-01"],
      since: .oldest,
      until: 4,
      "On iOS 4 Settings has no switches for local notifications; they come with iOS 5.",
      evidence: .assumed("Notification Center and its settings came with iOS 5."),
      when: [.switches]
    ) { _, draft in
      draft.begins = 5
    }
  }
}

/// The question what an app that is put on a phone may do before anybody was asked.
public struct Installing: Question {
  /// Creates the question.
  public init() {}

  /// What it may do, and how it shows itself.
  public struct Answer: Hashable, Sendable {
    /// Whether it may alert, sound and badge without asking.
    public var isAllowed = false
    /// Whether its alerts stay until somebody acts on them.
    public var keepsBanners = false

    /// Creates the answer in which the app has to ask.
    public init() {}
  }

  /// The words of the guards, of which there are none: it is the same for every app.
  public enum Word: UInt8, Condition {
    case always

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> { [.always] }

  /// The rows.
  public static var rows: [Row<Installing>] {
    Rule(
      "legacy.no-permission-before-8",
      facts: ["LEG-01"],
      since: .oldest,
      until: 7,
      "Before iOS 8 local notifications need no permission; nobody is ever asked.",
      evidence: .documented(
        "An app must register before it can schedule local notifications that alert, since iOS 8.",
        Apple.localNotification
      ),
      when: []
    ) { _, draft in
      draft.isAllowed = true
    }

    Rule(
      "legacy.alerts-are-boxes-on-4",
      facts: ["SET-02"],
      since: .oldest,
      until: 4,
      "On iOS 4 an alert is a box on the screen, which stays until somebody acts on it.",
      evidence: .assumed("Banners came with iOS 5, beside the boxes that were there before."),
      when: []
    ) { _, draft in
      draft.keepsBanners = true
    }
  }
}
