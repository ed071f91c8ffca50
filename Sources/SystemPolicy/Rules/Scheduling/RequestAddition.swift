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
  public enum Condition: UInt8, GuardCondition {
    case denied, hasTrigger, hasPendingTwin, neverFires, isEmpty, isLoneZero

    /// What the condition is about.
    public var aspect: Aspect { self == .denied ? .authorization : .request }
  }

  /// The rows.
  public static var rows: [Row<RequestAddition>] {
    Dispute(
      "add-when-denied",
      facts: ["REQ-08"],
      "What becomes of a request that is added while the app is denied?",
      when: [.denied],
      seeds: "drops",
      apple: "error-1",
      field: "keeps-unseen",
      check: "Deny, add an interval of 60 seconds, print the error and the pending requests."
    )
    Rule(
      "authorization.denied-is-silent",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "drops",
      "A request added while denied is dropped; the app is told that it succeeded.",
      evidence: .seed(
        .geofencing,
        "without permission notifications are dropped as you schedule them, with no error and no callback."
      ),
      when: [.denied],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
    Rule(
      "authorization.denied-add-fails",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "error-1",
      "A request added while denied is refused with the error notificationsNotAllowed.",
      evidence: .documented(
        "The error code exists for just this: the app may not submit requests.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationsnotallowed"
      ),
      .reportedOnce(
        "Clear reports of code 1 come from macOS, unsigned apps and app containers.",
        "https://github.com/termio-sh/termio/issues/124"
      ),
      when: [.denied],
      isFinal: true,
      then: { $0.fate = .refused(.notificationsNotAllowed) }
    )
    Rule(
      "authorization.denied-is-kept-unseen",
      facts: ["REQ-08"],
      dispute: "add-when-denied",
      side: "keeps-unseen",
      "A request added while denied is kept like any other; it will not be shown while denied.",
      evidence: .reportedOnce(
        "An app goes on scheduling while denied: no error, and nothing is ever delivered.",
        "https://github.com/ryanbr/noop/pull/251"
      ),
      .assumed("No source says whether such a request is listed as pending."),
      when: [.denied]
    )

    contentRows

    Dispute(
      "past-calendar",
      facts: ["CAL-06"],
      "What becomes of a request whose date has passed when it is added?",
      when: [.neverFires],
      seeds: "lingers",
      apple: "lingers",
      field: "lingers",
      check: "Add a past date; print the error, and the pending requests a minute later."
    )
    Rule(
      "dates.past-date-lingers",
      facts: ["CAL-06", "CAL-08"],
      dispute: "past-calendar",
      side: "lingers",
      "A request that no date to come matches is kept and never fires; add reports no error.",
      evidence: .reported(
        "Plugins that built such triggers saw them never fire, and no error.",
        "https://github.com/MaikuB/flutter_local_notifications/pull/64",
        "https://github.com/invertase/notifee/issues/378"
      ),
      .assumed("That it stays among the pending ones is not reported."),
      when: [.neverFires]
    )
    Rule(
      "dates.past-date-is-dropped",
      facts: ["CAL-06"],
      dispute: "past-calendar",
      side: "drops-it",
      "A request that no date to come matches is dropped and replaces nothing; add reports no error.",
      evidence: .assumed("No report looked at the pending requests, or at an older one."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
    Rule(
      "dates.past-date-is-refused",
      facts: ["CAL-06", "REQ-09"],
      dispute: "past-calendar",
      side: "error-1400",
      "A request that no date to come matches is refused with notificationInvalidNoDate and replaces nothing.",
      evidence: .documented(
        "The error code exists for a notification that should have a date and has none.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/notificationinvalidnodate"
      ),
      .assumed("What is refused cannot take the place of what was accepted."),
      when: [.neverFires],
      isFinal: true,
      then: { $0.fate = .refused(.notificationInvalidNoDate) }
    )

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

extension RequestAddition {
  /// What a request must carry to be accepted.
  @RowBuilder<RequestAddition> static var contentRows: [Row<RequestAddition>] {
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

    Dispute(
      "lone-zero-badge",
      facts: ["BDG-04"],
      until: 10,
      "On iOS 10, does a request arrive whose only content is the badge zero?",
      when: [.isLoneZero],
      seeds: "arrives",
      apple: "arrives",
      // One radar is not several people who measured.
      field: "arrives",
      check: "On iOS 10, set the badge, add a request with badge 0 alone and print what is pending."
    )
    Rule(
      "badge.lone-zero-arrives",
      facts: ["BDG-01"],
      dispute: "lone-zero-badge",
      side: "arrives",
      until: 10,
      "A request whose only content is the badge zero removes the badge when it is due.",
      evidence: .documented("The number zero removes the current badge.", Apple.content + "/badge"),
      when: [.isLoneZero]
    )
    Rule(
      "badge.lone-zero-is-lost",
      facts: ["BDG-04"],
      dispute: "lone-zero-badge",
      side: "is-lost",
      until: 10,
      "A request whose only content is the badge zero is never posted, nor even pending.",
      evidence: .reportedOnce(
        "A radar for iOS 10.2: with another number the same request works.",
        "https://github.com/lionheart/openradar-mirror/issues/16631"
      ),
      when: [.isLoneZero],
      isFinal: true,
      then: { $0.fate = .dropped }
    )
  }
}
