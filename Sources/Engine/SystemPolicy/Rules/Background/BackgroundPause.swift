public import VirtualTime

/// Decides whether an app's timers and sleeping tasks wait until the app runs again.
public enum BackgroundPause: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("background-pause")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the timers and tasks wait until the app runs again.
    public var pauses = false
  }

  /// The time that an app runs in the background without a reason to stay running.
  public static let runTime = Interval(seconds: 30)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case suspended, background, hasUsedItsTime, isKept

    /// The subject of the condition.
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
  public static var rows: Rows<BackgroundPause> {
    Rule(
      "background.suspended-app-waits",
      facts: ["APP-06"],
      since: .oldest,
      "The timers and tasks of a suspended app wait until the app runs again.",
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
      "The timers and tasks of an app pause thirty seconds after it enters the background, "
        + "unless the app has a reason to keep running.",
      evidence: .documented(
        "An app has five seconds to enter the background and is suspended shortly after that.",
        extending
      ),
      .reportedOnce(
        "In a test on a phone, a background task ran for thirty seconds.",
        "https://forums.developer.apple.com/message/391799"
      ),
      .assumed("The exact time varies; this is the time of a background task, used for all apps."),
      when: [.background, .hasUsedItsTime],
      unless: [.isKept],
      then: { $0.pauses = true }
    )
  }
}

extension BackgroundPause {
  /// Returns the conditions that an app in a state meets.
  ///
  /// - Parameters:
  ///   - state: The state of the app.
  ///   - unseen: The time that the app has been in the background.
  ///   - isKept: A Boolean value that indicates whether the app has a reason to keep running.
  /// - Returns: The conditions.
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
