/// The question which request gives way when an app has one too many.
///
/// It stands apart from what becomes of the request that is added: that one may stay.
public struct Limiting: Question {
  /// How many requests of the app are pending, the one just added among them.
  public var pending: Int
  /// Whether one of them has no date: it waits for a place, or never fires.
  public var hasUndated: Bool
  /// Whether several of them are the last to fire.
  public var isTied: Bool
  /// Whether they are local notifications of the older kind.
  public var isLegacy: Bool

  /// Creates the question.
  public init(
    pending: Int,
    hasUndated: Bool = false,
    isTied: Bool = false,
    isLegacy: Bool = false
  ) {
    self.pending = pending
    self.hasUndated = hasUndated
    self.isTied = isTied
    self.isLegacy = isLegacy
  }

  /// How many requests of an app can be pending; a repeating one counts once.
  public static let mostPending = 64

  /// Which request gives way.
  public struct Answer: Hashable, Sendable {
    /// Which requests stay, if one has to go.
    public var eviction: Eviction?
    /// Whether a request without a date goes before any that has one.
    public var undatedGoFirst = false
    /// Whether, of those that fire at the same time, the one that was added last goes.
    public var lastOfEqualsGoes = false

    /// Creates the answer in which all of them stay.
    public init() {}
  }

  /// Which requests stay where there are too many.
  public enum Eviction: Hashable, Sendable {
    /// Those that fire soonest.
    case keepsSoonest
    /// Those that were added last.
    case keepsLastAdded
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case tooMany, undated, tied, legacy

    /// What the word is about.
    public var aspect: Aspect { .request }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.tooMany, if: pending > Self.mostPending)
    conditions.insert(.undated, if: hasUndated)
    conditions.insert(.tied, if: isTied)
    conditions.insert(.legacy, if: isLegacy)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Limiting>] {
    Rule(
      "legacy.limit-keeps-the-soonest",
      facts: ["LEG-06", "REQ-05"],
      since: .oldest,
      "Of more than 64 local notifications the soonest 64 stay, a repeating one counting once.",
      evidence: .documented(
        "The system keeps the 64 that fire soonest and discards the rest.",
        Apple.localNotification
      ),
      .reportedOnce(
        "Of 109 scheduled on iOS 9 the first 64 fired.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/942"
      ),
      .assumed("That requests of the notification centre do not count among them is not said."),
      when: [.tooMany, .legacy]
    ) { question, draft in
      draft.eviction = .keepsSoonest
      draft.undatedGoFirst = question.hasUndated
      draft.lastOfEqualsGoes = true
    }

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
      unless: [.legacy]
    ) { _, draft in
      draft.eviction = .keepsSoonest
    }
    Rule(
      "scheduling.limit-takes-those-without-a-date",
      facts: ["REQ-05", "LOC-07"],
      dispute: "limit-keeps",
      side: "soonest",
      "Where the soonest stay, one that waits for a place or never fires gives way before all.",
      evidence: .assumed("Soonest is about dates, and a request without one has none to be soon."),
      when: [.tooMany, .undated],
      unless: [.legacy]
    ) { _, draft in
      draft.undatedGoFirst = true
    }
    Rule(
      "scheduling.limit-takes-the-last-of-equals",
      facts: ["REQ-05"],
      dispute: "limit-keeps",
      side: "soonest",
      "Where the soonest stay, of those that fire last of all the one added last gives way.",
      evidence: .assumed("A list sorted by date keeps the order of adding; no source says it."),
      when: [.tooMany, .tied],
      unless: [.legacy]
    ) { _, draft in
      draft.lastOfEqualsGoes = true
    }
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
      unless: [.legacy]
    ) { _, draft in
      draft.eviction = .keepsLastAdded
    }
  }
}
