/// Decides which request the system drops when an app has one too many.
///
/// The added request may stay; ``RequestAddition`` decides its fate.
public enum RequestLimit: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("request-limit")

  /// The conditions, which the rows read themselves.
  public typealias Values = Conditions<Condition>

  /// The largest number of an app's pending requests; a repeating one counts once.
  public static let mostPending = 64

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The requests that stay if the system must drop one.
    public var eviction: Eviction?
    /// A Boolean value that indicates whether the system drops a request without a date before any
    /// that has one.
    public var undatedGoFirst = false
    /// A Boolean value that indicates whether, of requests that fire at the same time, the system
    /// drops the one added last.
    public var lastOfEqualsGoes = false
  }

  /// The requests that stay when there are too many.
  public enum Eviction: Hashable, Sendable {
    /// Those that fire soonest.
    case keepsSoonest
    /// Those that were added last.
    case keepsLastAdded
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case tooMany, undated, tied, legacy

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<RequestLimit> {
    legacyRows

    Dispute(
      "limit-keeps",
      facts: ["REQ-05", "REQ-06", "REQ-07"],
      "If an app adds more than 64 requests, which 64 does the system keep?",
      when: [.tooMany],
      unless: [.legacy],
      seeds: "soonest",
      apple: "soonest",
      field: .before(11, "soonest", then: "last-added"),
      check: "Add 70 requests with shuffled dates, and print the pending requests."
    )
    Rule(
      "scheduling.limit-keeps-the-soonest",
      facts: ["REQ-05", "REQ-06"],
      dispute: "limit-keeps",
      side: "soonest",
      "The system keeps the 64 requests that fire soonest and drops the rest without an error. A repeating request counts once.",
      evidence: .seed(.localNotification, "the soonest-firing 64 are kept, the rest discarded."),
      .reportedOnce(
        "Of 109 requests scheduled on iOS 9, the first 64 fired.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/942"
      ),
      when: [.tooMany],
      unless: [.legacy],
      then: { $0.eviction = .keepsSoonest }
    )
    Rule(
      "scheduling.limit-takes-those-without-a-date",
      facts: ["REQ-05", "LOC-07"],
      dispute: "limit-keeps",
      side: "soonest",
      "Beyond 64 requests, the system first drops those that wait for a region or never fire.",
      evidence: .assumed("Unsourced; the limit compares dates, and these requests have no date."),
      when: [.tooMany, .undated],
      unless: [.legacy],
      then: { $0.undatedGoFirst = true }
    )
    Rule(
      "scheduling.limit-takes-the-last-of-equals",
      facts: ["REQ-05"],
      dispute: "limit-keeps",
      side: "soonest",
      "Beyond 64 requests, if several would fire last at the same time, the system drops the one that was added last.",
      evidence: .assumed("Unsourced; a list sorted by date keeps the order of adding."),
      when: [.tooMany, .tied],
      unless: [.legacy],
      then: { $0.lastOfEqualsGoes = true }
    )
    Rule(
      "scheduling.limit-keeps-the-last-added",
      facts: ["REQ-06", "REQ-07"],
      dispute: "limit-keeps",
      side: "last-added",
      "The system keeps the 64 requests that were added last and drops the rest without an error.",
      evidence: .reported(
        "Of 100 and of 70 requests, added in the order of their dates, the last 64 remained.",
        "https://github.com/lionheart/openradar-mirror/issues/19448",
        "https://github.com/MaikuB/flutter_local_notifications/issues/2275"
      ),
      .reportedOnce(
        "An app kept its first 64 requests on iOS 10 and its last 64 on iOS 11.",
        "https://github.com/zo0r/react-native-push-notification/issues/536"
      ),
      when: [.tooMany],
      unless: [.legacy],
      then: { $0.eviction = .keepsLastAdded }
    )
  }
}
