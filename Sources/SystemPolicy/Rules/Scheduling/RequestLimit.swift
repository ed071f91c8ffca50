/// The question which request gives way when an app has one too many.
///
/// It stands apart from what becomes of the request that is added: that one may stay.
public enum RequestLimit: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("limiting")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// How many requests of an app can be pending; a repeating one counts once.
  public static let mostPending = 64

  /// Which request gives way.
  public struct Answer: DefaultAnswer {
    /// Which requests stay, if one has to go.
    public var eviction: Eviction?
    /// Whether a request without a date goes before any that has one.
    public var undatedGoFirst = false
    /// Whether, of those that fire at the same time, the one that was added last goes.
    public var lastOfEqualsGoes = false
  }

  /// Which requests stay where there are too many.
  public enum Eviction: Hashable, Sendable {
    /// Those that fire soonest.
    case keepsSoonest
    /// Those that were added last.
    case keepsLastAdded
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case tooMany, undated, tied, legacy

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<RequestLimit>] {
    legacyRows

    Dispute(
      "limit-keeps",
      facts: ["REQ-05", "REQ-06", "REQ-07"],
      "Which 64 requests stay when an app adds one more?",
      when: [.tooMany],
      unless: [.legacy],
      seeds: "soonest",
      apple: "soonest",
      field: .before(11, "soonest", then: "last-added"),
      check: "Add 70 requests whose dates are shuffled, and print which are pending."
    )
    Rule(
      "scheduling.limit-keeps-the-soonest",
      facts: ["REQ-05", "REQ-06"],
      dispute: "limit-keeps",
      side: "soonest",
      "Of more than 64 requests the soonest 64 stay, a repeating one counting once; no error.",
      evidence: .seed(.localNotification, "the soonest-firing 64 are kept, the rest discarded."),
      .reportedOnce(
        "Of 109 scheduled on iOS 9 the first 64 fired.",
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
      "Where the soonest stay, one that waits for a place or never fires gives way before all.",
      evidence: .assumed("Soonest is about dates, and a request without one has none to be soon."),
      when: [.tooMany, .undated],
      unless: [.legacy],
      then: { $0.undatedGoFirst = true }
    )
    Rule(
      "scheduling.limit-takes-the-last-of-equals",
      facts: ["REQ-05"],
      dispute: "limit-keeps",
      side: "soonest",
      "Where the soonest stay, of those that fire last of all the one added last gives way.",
      evidence: .assumed("A list sorted by date keeps the order of adding; no source says it."),
      when: [.tooMany, .tied],
      unless: [.legacy],
      then: { $0.lastOfEqualsGoes = true }
    )
    Rule(
      "scheduling.limit-keeps-the-last-added",
      facts: ["REQ-06", "REQ-07"],
      dispute: "limit-keeps",
      side: "last-added",
      "Of more than 64 requests the 64 that were added last stay; no error.",
      evidence: .reported(
        "Of 100 and of 70 requests, added in the order of their dates, the last 64 were left.",
        "https://github.com/lionheart/openradar-mirror/issues/19448",
        "https://github.com/MaikuB/flutter_local_notifications/issues/2275"
      ),
      when: [.tooMany],
      unless: [.legacy],
      then: { $0.eviction = .keepsLastAdded }
    )
  }
}
