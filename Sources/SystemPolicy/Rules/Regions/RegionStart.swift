public import VirtualTime

/// The question what happens when monitoring of a region starts.
public enum RegionStart: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("starting")

  /// What happens.
  public struct Answer: DefaultAnswer {
    /// Whether being inside counts as entering.
    public var entersAtOnce = false
    /// Whether the monitor tells where the phone is.
    public var tellsState = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case inside, trigger, condition, asAssumed

    /// What the condition is about.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: [Row<RegionStart>] {
    Dispute(
      "already-inside",
      facts: ["LOC-09"],
      since: .oldest,
      "Is didEnterRegion called where the phone is inside when monitoring starts?",
      when: [.inside],
      unless: [.trigger, .condition],
      seeds: "enters-at-once",
      apple: "waits",
      field: "waits",
      check: "Start to monitor a region around the phone; wait; leave it by a kilometre; return."
    )
    Rule(
      "regions.inside-counts-as-entering",
      facts: ["LOC-09"],
      dispute: "already-inside",
      side: "enters-at-once",
      since: .oldest,
      "A phone that is inside when monitoring starts enters at once.",
      evidence: .seed(
        .geofencing,
        "didEnterRegion may be called at once for a region the user is already in."
      ),
      when: [.inside],
      unless: [.trigger, .condition],
      then: { $0.entersAtOnce = true }
    )
    Rule(
      "regions.inside-waits-for-the-way-back",
      facts: ["LOC-09"],
      dispute: "already-inside",
      side: "waits",
      since: .oldest,
      "A phone that is inside when monitoring starts enters only after it has left.",
      evidence: .reported(
        "Nothing is called until the boundary is crossed outwards and back.",
        "https://github.com/eddieowens/react-native-boundary/issues/17",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/102",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/218"
      ),
      when: [.inside],
      unless: [.trigger, .condition]
    )

    Rule(
      "monitors.first-state-is-told",
      facts: ["LOC-09", "LOC-18"],
      since: 17,
      "The first event of a condition tells its state, unless it is the one that the app assumes.",
      evidence: .documented("A condition may be added assuming a state.", Apple.proximity),
      when: [.condition],
      unless: [.asAssumed],
      then: { $0.tellsState = true }
    )

    Rule(
      "regions.trigger-waits-for-a-crossing",
      facts: ["LOC-09"],
      since: .oldest,
      "A location trigger does not fire because the phone is inside already.",
      evidence: .reported(
        "People had to be somewhere else first for the notification of a place to come.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/102",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/218"
      ),
      when: [.inside, .trigger]
    )
  }
}

/// The question whether a phone that moved has crossed the edge of a region.
public enum BoundaryCrossing: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("nearing")

  /// What comes of the move.
  public struct Answer: DefaultAnswer {
    /// Whether it is a crossing if the phone stays there for ``dwell``.
    public var isCrossing = false
    /// Whether that is noticed some time later.
    public var isLate = false
  }

  /// How long the phone has to stay on the other side.
  public static let dwell = Interval(seconds: 20)

  /// How far from the edge of a region the phone has to be, in metres.
  ///
  /// It depends on the phone, and no source has a number. Half the radius is assumed, and no more
  /// than 100 metres.
  public static func band(of radius: Int32) -> Int32 { min(radius / 2, 100) }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case across, nearEdge, slow

    /// What the condition is about.
    public var aspect: Aspect { .place }
  }

  /// The rows.
  public static var rows: [Row<BoundaryCrossing>] {
    Dispute(
      "edge-jitter",
      facts: ["LOC-11", "LOC-16"],
      since: .oldest,
      "Does a phone that goes to and fro close to the edge of a region cross it each time?",
      when: [.across, .nearEdge],
      // What the seed describes is nobody's wish for a test: it has to be assumed.
      seeds: "steady",
      apple: "steady",
      field: "steady",
      check: "Monitor a region whose edge runs through a building; log all calls for a day."
    )
    Rule(
      "regions.edge-is-no-crossing",
      facts: ["LOC-11", "LOC-12"],
      dispute: "edge-jitter",
      side: "steady",
      since: .oldest,
      "Whoever stays close to the edge of a region has not crossed it.",
      evidence: .documented(
        "The phone must have moved away from the boundary by a minimum distance.",
        Apple.regionGuide
      ),
      .seed(.geofencing, "the callback comes 50 to 300 metres past the boundary."),
      when: [.across, .nearEdge],
      isFinal: true
    )
    Rule(
      "regions.edge-is-crossed-again-and-again",
      facts: ["LOC-16"],
      dispute: "edge-jitter",
      side: "jitters",
      since: .oldest,
      "Close to the edge, too, a phone enters and leaves; apps need a pause between two of them.",
      evidence: .seed(
        .geofencing,
        "didEnterRegion comes several times where somebody lingers close to the boundary."
      ),
      when: [.across, .nearEdge]
    )

    Rule(
      "regions.crossing-takes-twenty-seconds",
      facts: ["LOC-11"],
      since: .oldest,
      "A crossing counts once the phone has been on the other side for twenty seconds.",
      evidence: .documented(
        "The phone must remain at the minimum distance for at least twenty seconds.",
        Apple.regionGuide
      ),
      when: [.across],
      then: { $0.isCrossing = true }
    )

    Rule(
      "regions.crossing-is-noticed-late",
      facts: ["LOC-12"],
      "A crossing can be noticed minutes late; how late is the script's to say.",
      evidence: .assumed(
        "A reference of another library hands down from Apple that three to five minutes are usual."
      ),
      when: [.across, .slow],
      then: { $0.isLate = true }
    )
  }
}
