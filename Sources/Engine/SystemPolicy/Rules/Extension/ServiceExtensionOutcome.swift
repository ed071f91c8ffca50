public import VirtualTime

/// Decides what the system presents after the answer of a service extension, or after its time.
public enum ServiceExtensionOutcome: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("service-extension-outcome")

  /// The outcome; by default, the system presents the original content.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls `serviceExtensionTimeWillExpire`
    /// and waits for ``grace``.
    public var warns = false
    /// A Boolean value that indicates whether the system presents the content of the extension.
    public var usesNewContent = false
    /// A Boolean value that indicates whether the system presents nothing.
    public var showsNothing = false
  }

  /// The time until the system calls `serviceExtensionTimeWillExpire`.
  public static let limit = Interval(seconds: 30)

  /// The time after that call until the system ends the extension.
  public static let grace = Interval(seconds: 1)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case answered, empty, entitledToFiltering, timeEnds, ended, early

    /// The subject of the condition.
    public var aspect: Aspect { self == .entitledToFiltering ? .state : .act }
  }

  private static let expires =
    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension/serviceextensiontimewillexpire()"
  private static let filtering =
    "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.usernotifications.filtering"

  /// The rows.
  public static var rows: Rows<ServiceExtensionOutcome> {
    Rule(
      "extension.new-content-is-shown",
      facts: ["EXT-01"],
      "The system presents the content that the service extension passes to the content handler.",
      evidence: .documented(
        "The extension changes the content and passes it to the handler.",
        ServiceExtensionStart.page
      ),
      when: [.answered],
      unless: [.empty],
      then: { $0.usesNewContent = true }
    )

    Rule(
      "extension.empty-content-shows-the-original",
      facts: ["EXT-05"],
      "If the service extension returns empty content, the system presents the original content.",
      evidence: .documented("Only the entitlement lets an extension suppress a push.", filtering),
      when: [.answered, .empty]
    )

    Rule(
      "extension.entitled-to-show-nothing",
      facts: ["EXT-05"],
      since: OSVersion(13, 3),
      "With the filtering entitlement, empty content from the service extension presents nothing.",
      evidence: .documented("The entitlement lets an extension suppress a push.", filtering),
      when: [.answered, .empty, .entitledToFiltering],
      then: { $0.showsNothing = true }
    )

    Rule(
      "extension.thirty-seconds",
      facts: ["EXT-02"],
      "After about thirty seconds, the system calls serviceExtensionTimeWillExpire.",
      evidence: .documented("The system calls the method when the time is about to end.", expires),
      .reported(
        "Developers measured about thirty seconds.",
        "https://github.com/TryQuiet/quiet/issues/3087",
        "https://github.com/element-hq/element-x-ios/issues/2022"
      ),
      when: [.timeEnds],
      then: { $0.warns = true }
    )

    Rule(
      "extension.original-after-its-time",
      facts: ["EXT-02"],
      "If the service extension ends without an answer, the system presents the original content.",
      evidence: .documented(
        "Without a call of the handler, the system presents the original content.",
        expires
      ),
      .assumed("Unsourced: the system waits for one second after serviceExtensionTimeWillExpire."),
      when: [.ended],
      unless: [.early]
    )

    Rule(
      "extension.ended-early-shows-the-original",
      facts: ["EXT-03"],
      "If the system ends the service extension early, it presents the push as it was sent.",
      evidence: .reportedOnce(
        "A developer's extension was ended at its start or for its memory, without a warning, and the push appeared as it was sent.",
        "https://developer.apple.com/forums/thread/807554"
      ),
      when: [.ended, .early]
    )
  }
}
