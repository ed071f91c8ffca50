/// The question whether there is room for another region.
public enum RegionCapacity: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("allotting")

  /// Whether there is room.
  public struct Answer: DefaultAnswer {
    /// Whether there is none.
    public var isFull = false
  }

  /// How many regions there can be at a time.
  public static let limit = 20

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case appFull, systemFull, hasTwin

    /// What the condition is about.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: [Row<RegionCapacity>] {
    Rule(
      "regions.app-holds-twenty",
      facts: ["LOC-05", "LOC-07"],
      since: .oldest,
      "An app has at most twenty regions at a time, those of its location triggers included.",
      evidence: .documented(
        "A single app is kept from monitoring more than twenty conditions of any type.",
        Apple.proximity
      ),
      .documented(
        "The number of location triggers is limited; the page does not say to how many.",
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
      "Are there twenty regions for each app, or twenty for all of them together?",
      when: [.systemFull],
      unless: [.appFull, .hasTwin],
      seeds: "system-wide",
      apple: "per-app",
      field: "per-app",
      check: "Monitor twenty regions in one app and one in another; cross the last one's edge."
    )
    Rule(
      "regions.pool-is-system-wide",
      facts: ["LOC-05"],
      dispute: "region-pool",
      side: "system-wide",
      since: .oldest,
      "All apps together have at most twenty regions.",
      evidence: .seed(
        .geofencing,
        "the limit of twenty holds across all apps on the device, not for yours alone."
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
      "Each app has its own twenty regions, whatever the others monitor.",
      evidence: .documented(
        "Regions are a shared resource, and therefore a single app is limited to twenty.",
        Apple.regionGuide
      ),
      when: [.systemFull],
      unless: [.appFull, .hasTwin]
    )
  }
}
