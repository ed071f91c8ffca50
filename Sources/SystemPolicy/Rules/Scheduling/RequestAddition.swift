/// The question what becomes of a request that an app adds.
public enum RequestAddition: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("adding")

  /// What becomes of the request.
  public struct Answer: DefaultAnswer {
    /// What becomes of it.
    public var fate: Fate?
    /// Whether it takes the place of the pending one with its identifier.
    public var replacesPending = false
  }

  /// What can become of an added request.
  public enum Fate: Hashable, Sendable {
    /// It is pending until its trigger fires.
    case kept
    /// It is delivered now.
    case delivered
    /// It is gone, and the app is told that all went well.
    case dropped
    /// It is gone, and the app is told why.
    case refused(NotificationError)
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case denied, hasTrigger, hasPendingTwin, neverFires, isEmpty, isLoneZero

    /// What the condition is about.
    public var aspect: Aspect { self == .denied ? .authorization : .request }
  }

  /// The rows.
  public static var rows: [Row<RequestAddition>] {
    authorizationRows

    Dispute(
      "empty-content",
      facts: ["REQ-09"],
      "What becomes of a request that has nothing to show, to play or to count?",
      when: [.isEmpty],
      // Apple has an error for it, which is all there is (see Documentation/Decisions.md).
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
      "A request that says nothing is accepted like any other, and shows nothing.",
      evidence: .assumed("No report names the error that Apple has a code for."),
      when: [.isEmpty]
    )
    Rule(
      "scheduling.empty-content-is-refused",
      facts: ["REQ-09"],
      dispute: "empty-content",
      side: "error-1401",
      "A request that says nothing is refused with notificationInvalidNoContent.",
      evidence: .documented(
        "The error code exists for a notification that should have content for people and has none.",
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
      "A request with the identifier of a pending one takes its place.",
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
      "A request with a trigger is kept until the trigger fires.",
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
      "A request is copied when it is added; what becomes of its content later changes nothing.",
      evidence: .assumed("The property copies, and nobody reports that a change came through."),
      when: [.hasTrigger]
    )

    Rule(
      "scheduling.no-trigger-delivers-now",
      facts: ["REQ-01"],
      "A request without a trigger is delivered right away.",
      evidence: .documented("Without a trigger the system delivers at once.", Apple.adding),
      when: [],
      unless: [.hasTrigger],
      then: { $0.fate = .delivered }
    )
  }
}
