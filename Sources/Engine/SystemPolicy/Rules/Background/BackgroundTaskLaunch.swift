public import VirtualTime

/// Decides whether the system can launch a background task that is pending, and what the app gets.
public enum BackgroundTaskLaunch: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("background-task-launch")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls the launch handler.
    public var isLaunched = false
    /// A Boolean value that indicates whether the system launches or wakes the app in the
    /// background.
    public var wakesApp = false
    /// A Boolean value that indicates whether the task expires after ``runTime``.
    public var expires = false
  }

  /// The time after which a refresh task expires.
  public static let runTime = Interval(seconds: 30)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case tooEarly, refreshOff, forceQuit, lowPower, refresh, suspended, notRunning

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .tooEarly, .refresh: .request
      case .refreshOff: .location
      case .forceQuit, .suspended, .notRunning: .state
      case .lowPower: .power
      }
    }
  }

  private static let framework = "https://developer.apple.com/documentation/backgroundtasks"
  private static let earliest =
    "https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate"

  /// The rows.
  public static var rows: Rows<BackgroundTaskLaunch> {
    Rule(
      "background.not-before-the-earliest-date",
      facts: ["BGT-01"],
      since: 13,
      "The system does not launch a background task before its earliestBeginDate.",
      evidence: .documented("The date is the earliest one, and no promise.", earliest),
      when: [.tooEarly],
      isFinal: true
    )

    Rule(
      "background.no-task-without-refresh",
      facts: ["BGT-01"],
      since: 13,
      "While Background App Refresh is off for an app, the system launches none of its tasks.",
      evidence: .documented(
        "The app cannot be launched in the background while the status is denied.",
        "https://developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"
      ),
      when: [.refreshOff],
      isFinal: true
    )

    Rule(
      "background.no-task-after-a-force-quit",
      facts: ["BGT-01"],
      since: 13,
      "After the user swipes an app away, the system launches no refresh task until the app is opened.",
      evidence: .reported(
        "An answer from Apple: an app that the user swiped away should not expect to run in the background.",
        "https://developer.apple.com/forums/thread/719222"
      ),
      .reported(
        "An answer from Apple of 2019: after a force-quit no background task runs, and no processing task either.",
        "https://developer.apple.com/forums/thread/119758"
      ),
      .reported(
        "A later answer from Apple: processing tasks do run after a force-quit, on purpose.",
        "https://developer.apple.com/forums/thread/793189"
      ),
      when: [.forceQuit, .refresh],
      isFinal: true
    )

    Rule(
      "background.no-refresh-in-low-power-mode",
      facts: ["BGT-02"],
      since: 13,
      "In Low Power Mode the system launches no refresh task.",
      evidence: .documented(
        "In Low Power Mode the system pauses discretionary and background activities.",
        "https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"
      ),
      when: [.lowPower, .refresh],
      isFinal: true
    )

    Rule(
      "background.task-launches-the-app",
      facts: ["BGT-01"],
      since: 13,
      "For a task, the system launches an app that is not running into the background.",
      evidence: .documented("The system launches the app in the background to run it.", framework),
      when: [.notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "background.task-wakes-the-app",
      facts: ["BGT-01"],
      since: 13,
      "For a task, the system wakes a suspended app in the background.",
      evidence: .documented("The system launches the app in the background to run it.", framework),
      .assumed("Unsourced: an app that is suspended is woken, and not launched again."),
      when: [.suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "background.refresh-has-thirty-seconds",
      facts: ["BGT-01"],
      since: 13,
      "A refresh task expires after thirty seconds; the system calls its expirationHandler.",
      evidence: .reportedOnce(
        "A developer's article gives a refresh thirty seconds.",
        "https://alicinaroglu.dev/bgtaskscheduler-in-the-wild-what-actually-works-in-production/"
      ),
      .documented(
        "The handler is called shortly before the time of the task ends.",
        "https://developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"
      ),
      .assumed(
        "Unsourced: the handler is called at that moment; a processing task does not expire."
      ),
      when: [.refresh],
      then: { $0.expires = true }
    )

    Rule(
      "background.task-is-launched",
      facts: ["BGT-01"],
      since: 13,
      "When the system launches a task, it calls the launch handler, and the request is no longer pending.",
      evidence: .documented("The handler runs when the system launches the task.", framework),
      when: [],
      then: { $0.isLaunched = true }
    )
  }
}
