/// Decides whether the system can monitor another region.
public enum RegionCapacity: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("region-capacity")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the limit is reached.
    public var isFull = false
  }

  /// The largest number of regions at a time.
  public static let limit = 20

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case appFull, systemFull, hasTwin

    /// The subject of the condition.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: Rows<RegionCapacity> {
    Rule(
      "regions.app-holds-twenty",
      facts: ["LOC-05", "LOC-07"],
      since: .oldest,
      "The system monitors at most twenty regions per app, including those of its location triggers.",
      evidence: .documented(
        "The system prevents a single app from monitoring more than twenty conditions of any type.",
        Apple.proximity
      ),
      .documented(
        "The number of location triggers is limited; the page gives no number.",
        Apple.locationTrigger
      ),
      when: [.appFull],
      unless: [.hasTwin],
      then: { $0.isFull = true }
    )

    Dispute(
      "region-pool",
      facts: ["LOC-05"],
      since: .oldest,
      "Does the limit of twenty regions apply to each app, or to all apps together?",
      when: [.systemFull],
      unless: [.appFull, .hasTwin],
      seeds: "system-wide",
      apple: "per-app",
      field: "per-app",
      check: "Monitor twenty regions in one app and one in another; cross the last one's boundary."
    )
    Rule(
      "regions.pool-is-system-wide",
      facts: ["LOC-05"],
      dispute: "region-pool",
      side: "system-wide",
      since: .oldest,
      "The system monitors at most twenty regions for all apps together.",
      evidence: .seed(
        .geofencing,
        "the limit of twenty applies to all apps on the device together, not to your app alone."
      ),
      when: [.systemFull],
      unless: [.appFull, .hasTwin],
      then: { $0.isFull = true }
    )
    Rule(
      "regions.pool-is-per-app",
      facts: ["LOC-05"],
      dispute: "region-pool",
      side: "per-app",
      since: .oldest,
      "Each app can monitor twenty regions, whatever other apps monitor.",
      evidence: .documented(
        "Regions are a shared resource, and therefore a single app is limited to twenty.",
        Apple.regionGuide
      ),
      when: [.systemFull],
      unless: [.appFull, .hasTwin]
    )
  }
}
