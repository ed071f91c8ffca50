/// The question whether the phone can tell that it has crossed the edge of a region.
public struct Receiving: Question {
  /// Whether airplane mode is on.
  public var isInAirplaneMode: Bool
  /// Whether Wi-Fi is off.
  public var isWiFiOff: Bool

  /// Creates the question.
  public init(isInAirplaneMode: Bool, isWiFiOff: Bool) {
    self.isInAirplaneMode = isInAirplaneMode
    self.isWiFiOff = isWiFiOff
  }

  /// Whether it can.
  public struct Answer: Hashable, Sendable {
    /// Whether it notices nothing.
    public var isBlind = false

    /// Creates the answer in which it notices everything.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case airplaneMode, wiFiOff

    /// What the word is about.
    public var aspect: Aspect { .place }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.airplaneMode, if: isInAirplaneMode)
    conditions.insert(.wiFiOff, if: isWiFiOff)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Receiving>] {
    Rule(
      "location.airplane-mode-sees-no-edges",
      facts: ["LOC-19"],
      since: .oldest,
      "In airplane mode without Wi-Fi no crossing is noticed until one of the two changes.",
      evidence: .seed(
        .geofencing,
        "regions are found by cell towers and Wi-Fi and not by GPS, which saves the battery."
      ),
      .assumed("That nothing is left to find them by without both is not written out."),
      when: [.airplaneMode, .wiFiOff]
    ) { _, draft in
      draft.isBlind = true
    }
  }
}
