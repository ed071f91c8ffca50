public import VirtualTime

/// The question whether an app's timers and sleeping tasks wait on when they fall due.
public enum BackgroundPause: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("pausing")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether they wait until the app runs again.
    public var pauses = false
  }

  /// How long an app runs in the background that nothing keeps running.
  public static let runTime = Interval(seconds: 30)

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case suspended, background, hasUsedItsTime, isKept

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .suspended, .background: .state
      case .hasUsedItsTime: .act
      case .isKept: .location
      }
    }
  }

  private static let extending =
    "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"

  /// The rows.
  public static var rows: [Row<BackgroundPause>] {
    Rule(
      "background.suspended-app-waits",
      facts: ["APP-06"],
      since: .oldest,
      "The timers and tasks of a suspended app wait until it runs again.",
      evidence: .documented(
        "The code of a suspended app does not run.",
        "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
      ),
      when: [.suspended],
      then: { $0.pauses = true }
    )

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
      unless: [.isKept],
      then: { $0.pauses = true }
    )
  }
}

extension BackgroundPause {
  /// What holds for an app in a state.
  ///
  /// - Parameters:
  ///   - state: Whether the app runs, and where.
  ///   - unseen: How long it has been in the background.
  ///   - isKept: Whether something else keeps it running.
  @ConditionsBuilder<Condition>
  public static func conditions(
    in state: AppState,
    unseen: Interval,
    isKept: Bool
  ) -> Conditions<Condition> {
    if state == .suspended { .suspended }
    if state == .background { .background }
    if unseen > runTime { .hasUsedItsTime }
    if isKept { .isKept }
  }
}
