/// Decides whether the system keeps, delivers, drops or refuses a request that an app adds.
public enum RequestAddition: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("request-addition")

  /// The outcome for the request.
  public struct Answer: DefaultAnswer {
    /// The fate of the request.
    public var fate: Fate?
    /// A Boolean value that indicates whether the request replaces the pending one with its
    /// identifier.
    public var replacesPending = false
  }

  /// The possible fates of an added request.
  public enum Fate: Hashable, Sendable {
    /// The system keeps the request pending until its trigger fires.
    case kept
    /// The system delivers the request now.
    case delivered
    /// The system drops the request; `add` reports success.
    case dropped
    /// The system refuses the request; `add` reports the error.
    case refused(NotificationError)
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case denied, hasTrigger, hasPendingTwin, neverFires, isEmpty, isLoneZero

    /// The subject of the condition.
    public var aspect: Aspect { self == .denied ? .authorization : .request }
  }

  /// The rows.
  public static var rows: Rows<RequestAddition> {
    authorizationRows

    Dispute(
      "empty-content",
      facts: ["REQ-09"],
      "If a request has no text, no sound and no badge, does the system accept it?",
      when: [.isEmpty],
      // Apple's error code is the only evidence (see Documentation/Internals/Decisions.md).
      seeds: "accepted",
      apple: "error-1401",
      field: "accepted",
      check: "Add a request with an untouched content and print the error."
    )
    Rule(
      "scheduling.empty-content-is-accepted",
      facts: ["REQ-09"],
      dispute: "empty-content",
      side: "accepted",
      "The system accepts a request with empty content and shows nothing for it.",
      evidence: .assumed(
        "Apple has an error code for empty content, but no report mentions the error."
      ),
      when: [.isEmpty]
    )
    Rule(
      "scheduling.empty-content-is-refused",
      facts: ["REQ-09"],
      dispute: "empty-content",
      side: "error-1401",
      "The system refuses a request with empty content; add reports notificationInvalidNoContent.",
      evidence: .documented(
        "The error code is for a notification that should have content for users but has none.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationinvalidnocontent"
      ),
      when: [.isEmpty],
      isFinal: true,
      then: { $0.fate = .refused(.notificationInvalidNoContent) }
    )

    badgeRows
    datesRows

    Rule(
      "scheduling.same-identifier-replaces",
      facts: ["REQ-02"],
      "An added request replaces the pending request with the same identifier.",
      evidence: .documented(
        "The framework's header says that an added request replaces the one with its identifier.",
        Apple.request
      ),
      .seed(.geofencing, "reusing an identifier replaces the earlier request."),
      when: [.hasPendingTwin],
      then: { $0.replacesPending = true }
    )

    Rule(
      "scheduling.kept-until-its-trigger",
      facts: ["REQ-01"],
      "The system keeps a request with a trigger until the trigger fires.",
      evidence: .documented(
        "The system tracks the request until its condition is met or it is removed.",
        Apple.adding
      ),
      when: [.hasTrigger],
      then: { $0.fate = .kept }
    )

    Rule(
      "scheduling.kept-as-it-was-added",
      facts: ["REQ-10"],
      "The system copies a request when the app adds it; later changes to its content have no effect.",
      evidence: .assumed(
        "The request copies its content, and no report says that later changes have an effect.",
        check: "Add a request, change the title of its mutable content, and read the notification."
      ),
      when: [.hasTrigger]
    )

    Rule(
      "scheduling.no-trigger-delivers-now",
      facts: ["REQ-01"],
      "The system delivers a request without a trigger at once.",
      evidence: .documented("Without a trigger the system delivers at once.", Apple.adding),
      when: [],
      unless: [.hasTrigger],
      then: { $0.fate = .delivered }
    )
  }
}
