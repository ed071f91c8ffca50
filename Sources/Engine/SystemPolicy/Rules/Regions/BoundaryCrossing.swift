public import VirtualTime

/// Decides whether a phone that moved has crossed the boundary of a region.
public enum BoundaryCrossing: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("boundary-crossing")

  /// The outcome of the move.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the move is a crossing once the phone has stayed for
    /// ``dwell``.
    public var isCrossing = false
    /// A Boolean value that indicates whether the system notices the crossing with a delay.
    public var isLate = false
  }

  /// The time that the phone must stay on the other side.
  public static let dwell = Interval(seconds: 20)

  /// Returns the distance from a region's boundary beyond which a crossing counts, in metres.
  ///
  /// The distance depends on the phone, and no source has a number. Half the radius is assumed, but
  /// at most 100 metres.
  ///
  /// - Parameter radius: The radius of the region, in metres.
  public static func band(of radius: Int32) -> Int32 { min(radius / 2, 100) }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case across, nearEdge, slow

    /// The subject of the condition.
    public var aspect: Aspect { .place }
  }

  /// The rows.
  public static var rows: Rows<BoundaryCrossing> {
    Dispute(
      "edge-jitter",
      facts: ["LOC-11", "LOC-16"],
      since: .oldest,
      "Does each small move back and forth over a region's boundary count as a crossing?",
      when: [.across, .nearEdge],
      // Tests do not want what the seed describes, so a script must assume it explicitly.
      seeds: "steady",
      apple: "steady",
      field: "steady",
      check: "Monitor a region whose boundary runs through a building; log all calls for a day."
    )
    Rule(
      "regions.edge-is-no-crossing",
      facts: ["LOC-11", "LOC-12"],
      dispute: "edge-jitter",
      side: "steady",
      since: .oldest,
      "The system reports a crossing only after the phone has moved a minimum distance past the boundary.",
      evidence: .documented(
        "The phone must have moved away from the boundary by a minimum distance.",
        Apple.regionGuide
      ),
      .seed(.geofencing, "the system calls back 50 to 300 metres past the boundary."),
      when: [.across, .nearEdge],
      isFinal: true
    )
    Rule(
      "regions.edge-is-crossed-again-and-again",
      facts: ["LOC-16"],
      dispute: "edge-jitter",
      side: "jitters",
      since: .oldest,
      "The system reports even crossings close to the boundary; an app must filter repeated crossings itself.",
      evidence: .seed(
        .geofencing,
        "the system calls didEnterRegion several times if the user lingers close to the boundary."
      ),
      when: [.across, .nearEdge]
    )

    Rule(
      "regions.crossing-takes-twenty-seconds",
      facts: ["LOC-11"],
      since: .oldest,
      "The system counts a crossing once the phone has been on the other side for twenty seconds.",
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
      "The system can notice a crossing minutes late; the script sets the delay.",
      evidence: .assumed(
        "Secondary source: another library's reference cites Apple for a usual delay of three to five minutes.",
        check: "Drive out of ten regions, and note the delay of each call."
      ),
      when: [.across, .slow],
      then: { $0.isLate = true }
    )
  }
}
