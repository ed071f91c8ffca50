/// Decides whether the phone detects the crossing of a region's boundary.
public enum CrossingDetection: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("crossing-detection")

  /// Indicates whether it can.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it notices nothing.
    public var isBlind = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case airplaneMode, wiFiOff

    /// The subject of the condition.
    public var aspect: Aspect { .place }
  }

  /// The rows.
  public static var rows: Rows<CrossingDetection> {
    Rule(
      "location.airplane-mode-sees-no-edges",
      facts: ["LOC-19"],
      since: .oldest,
      "In airplane mode without Wi-Fi, the phone notices no crossing until airplane mode is turned off or Wi-Fi is turned on.",
      evidence: .seed(
        .geofencing,
        "regions are found by cell towers and Wi-Fi and not by GPS, which saves the battery."
      ),
      .assumed("Unsourced: without cell towers and Wi-Fi, the phone finds no region."),
      when: [.airplaneMode, .wiFiOff],
      then: { $0.isBlind = true }
    )
  }
}
