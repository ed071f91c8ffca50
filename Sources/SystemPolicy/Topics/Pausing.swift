public import VirtualTime

/// The question whether an app's timers and sleeping tasks wait on when they fall due.
public struct Pausing: Question {
  /// Whether the app runs, and where.
  public var state: AppState
  /// How long it has been in the background, or since it was last told something there.
  public var unseen: Interval
  /// Whether something keeps it running in the background, such as updates of the location.
  public var isKept: Bool

  /// Creates the question.
  public init(state: AppState, unseen: Interval, isKept: Bool) {
    self.state = state
    self.unseen = unseen
    self.isKept = isKept
  }

  /// What comes of it.
  public struct Answer: Hashable, Sendable {
    /// Whether they wait until the app runs again.
    public var pauses = false

    /// Creates the answer in which they go on.
    public init() {}
  }

  /// How long an app runs in the background that nothing keeps running.
  public static let runTime = Interval(seconds: 30)

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case suspended, background, hasUsedItsTime, isKept

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .suspended, .background: .state
      case .hasUsedItsTime: .act
      case .isKept: .location
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.suspended, if: state == .suspended)
    conditions.insert(.background, if: state == .background)
    conditions.insert(.hasUsedItsTime, if: unseen > Self.runTime)
    conditions.insert(.isKept, if: isKept)
    return conditions
  }

  private static let extending =
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"

  /// The rows.
  public static var rows: [Row<Pausing>] {
    Rule(
      "background.suspended-app-waits",
      facts: ["APP-06"],
      since: .oldest,
      "The timers and tasks of a suspended app wait until it runs again.",
      evidence: .documented(
        "The code of a suspended app does not run.",
        "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
      ),
      when: [.suspended]
    ) { _, draft in
      draft.pauses = true
    }

    Rule(
      "background.thirty-seconds-without-a-reason",
      facts: ["APP-06"],
      since: .oldest,
      "The timers and tasks of an app wait thirty seconds after it left the foreground, unless "
        + "something keeps it running.",
      evidence: .documented(
        "An app has five seconds to enter the background and is suspended shortly after that.",
        extending
      ),
      .reportedOnce(
        "A background task that was tried out on a phone ran for thirty seconds in the background.",
        "https://forums.developer.apple.com/message/391799"
      ),
      .assumed("The exact moment varies; the time of a background task is taken for all apps."),
      when: [.background, .hasUsedItsTime],
      unless: [.isKept]
    ) { _, draft in
      draft.pauses = true
    }
  }
}
