/// Decides whether the system keeps a background task request that an app submits.
public enum BackgroundTaskSubmission: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("background-task-submission")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system keeps the request.
    public var isKept = false
    /// A Boolean value that indicates whether the request replaces the pending one with its
    /// identifier.
    public var replacesEarlier = false
    /// The error that `submit` throws, if it throws one.
    public var error: BackgroundTaskError?
  }

  /// The most processing task requests of an app that can be pending; of refresh task requests, one
  /// can be.
  public static let mostProcessing = 10

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case refreshOff, hasTwin, tooMany

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .refreshOff: .location
      case .hasTwin, .tooMany: .request
      }
    }
  }

  private static let submit =
    "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)"

  /// The rows.
  public static var rows: Rows<BackgroundTaskSubmission> {
    Rule(
      "background.refresh-off-is-unavailable",
      facts: ["BGT-01"],
      since: 13,
      "While Background App Refresh is off for an app, submit throws unavailable.",
      evidence: .documented(
        "The error usually occurs because the user has disabled background refresh.",
        "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code/unavailable"
      ),
      when: [.refreshOff],
      isFinal: true,
      then: { $0.error = .unavailable }
    )

    Rule(
      "background.request-replaces-its-twin",
      facts: ["BGT-01"],
      since: 13,
      "A background task request replaces the pending one with its identifier.",
      evidence: .documented("A request for a task in the queue replaces the previous one.", submit),
      when: [.hasTwin],
      then: { $0.replacesEarlier = true }
    )

    Rule(
      "background.one-refresh-ten-processing",
      facts: ["BGT-01"],
      since: 13,
      "With one refresh task or ten processing tasks pending, submit throws tooManyPendingTaskRequests.",
      evidence: .documented("There can be one refresh task and ten processing tasks.", submit),
      when: [.tooMany],
      unless: [.hasTwin],
      isFinal: true,
      then: { $0.error = .tooManyPendingTaskRequests }
    )

    Rule(
      "background.request-is-kept",
      facts: ["BGT-01"],
      since: 13,
      "The system keeps a background task request until it launches the task.",
      evidence: .documented(
        "A request is in a queue until its task is executed, unless a newer one replaces it.",
        submit
      ),
      .assumed("Unsourced: a request does not expire."),
      when: [],
      then: { $0.isKept = true }
    )
  }
}
