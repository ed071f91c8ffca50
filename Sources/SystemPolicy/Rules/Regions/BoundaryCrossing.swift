public import VirtualTime

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
  public enum Condition: String, GuardCondition {
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
