/// The question what locking the phone does to what is on its screen.
public struct Locking: Question {
  /// Whether an app is in front, active or not.
  public var hasAppInFront: Bool
  /// Whether a banner is on the screen.
  public var hasBanner: Bool

  /// Creates the question.
  public init(hasAppInFront: Bool, hasBanner: Bool) {
    self.hasAppInFront = hasAppInFront
    self.hasBanner = hasBanner
  }

  /// What comes of locking.
  public struct Answer: Hashable, Sendable {
    /// Whether the app in front goes to the background.
    public var coversApp = false
    /// Whether every banner leaves the screen.
    public var takesBanners = false

    /// Creates the answer in which nothing changes.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case hasAppInFront, hasBanner

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .hasAppInFront: .state
      case .hasBanner: .act
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.hasAppInFront, if: hasAppInFront)
    conditions.insert(.hasBanner, if: hasBanner)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Locking>] {
    Rule(
      "lock.app-in-front-goes-to-background",
      facts: ["SET-03"],
      since: .oldest,
      "Locking the phone sends the app in front to the background.",
      evidence: .reportedOnce(
        "A developer noted the states: inactive first, then background, with and without an "
          + "always-on display.",
        "https://zenn.dev/hokuron/articles/b6aac52b7334c0"
      ),
      when: [.hasAppInFront]
    ) { _, draft in
      draft.coversApp = true
    }

    Rule(
      "lock.banners-leave-the-screen",
      facts: ["SET-03"],
      since: .oldest,
      "Locking the phone takes the banners off the screen; they do not come back.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [.hasBanner]
    ) { _, draft in
      draft.takesBanners = true
    }
  }
}

/// The question what unlocking the phone does to its screen.
public struct Unlocking: Question {
  /// Whether the lock screen shows notifications.
  public var hasNotifications: Bool
  /// Whether an app was in front when the phone was locked, and still runs.
  public var coversApp: Bool

  /// Creates the question.
  public init(hasNotifications: Bool, coversApp: Bool) {
    self.hasNotifications = hasNotifications
    self.coversApp = coversApp
  }

  /// What comes of unlocking.
  public struct Answer: Hashable, Sendable {
    /// Whether the lock screen is empty from then on.
    public var clearsLockScreen = false
    /// Whether the app that was in front is in front again.
    public var showsApp = false

    /// Creates the answer in which nothing changes.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case hasNotifications, coversApp

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .hasNotifications: .request
      case .coversApp: .state
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.hasNotifications, if: hasNotifications)
    conditions.insert(.coversApp, if: coversApp)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Unlocking>] {
    Rule(
      "lock.unlocking-clears-its-screen",
      facts: ["SET-03"],
      since: .oldest,
      "Unlocking the phone clears the lock screen; Notification Center keeps what it holds.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [.hasNotifications]
    ) { _, draft in
      draft.clearsLockScreen = true
    }

    Rule(
      "lock.unlocking-shows-the-app-again",
      facts: ["SET-03"],
      since: .oldest,
      "Unlocking the phone brings the app to the foreground that was in front when it was locked.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [.coversApp]
    ) { _, draft in
      draft.showsApp = true
    }
  }
}
