/// Decides what the system reports when the monitoring of a region starts.
public enum RegionStart: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("region-start")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system reports a phone that is inside as
    /// entering.
    public var entersAtOnce = false
    /// A Boolean value that indicates whether the monitor reports the current state.
    public var reportsState = false
    /// A Boolean value that indicates whether the monitor reports no state of the condition.
    public var isWithheld = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case inside, trigger, condition, asAssumed, blocked, later

    /// The subject of the condition.
    public var aspect: Aspect { self == .blocked ? .location : .region }
  }

  /// The rows.
  public static var rows: Rows<RegionStart> {
    Dispute(
      "already-inside",
      facts: ["LOC-09"],
      since: .oldest,
      "If the phone is inside a region when monitoring starts, does the system call didEnterRegion?",
      when: [.inside],
      unless: [.trigger, .condition],
      seeds: "enters-at-once",
      apple: "waits",
      field: "waits",
      check: "Start to monitor a region around the phone; wait; move a kilometre past it; return."
    )
    Rule(
      "regions.inside-counts-as-entering",
      facts: ["LOC-09"],
      dispute: "already-inside",
      side: "enters-at-once",
      since: .oldest,
      "If the phone is inside when monitoring starts, the system reports entering at once.",
      evidence: .seed(
        .geofencing,
        "the system may call didEnterRegion at once for a region the user is already in."
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
      "If the phone is inside when monitoring starts, the system reports entering once the phone leaves and returns.",
      evidence: .reported(
        "The system calls nothing until the boundary is crossed outwards and back.",
        "https://github.com/eddieowens/react-native-boundary/issues/17",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/102",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/218"
      ),
      when: [.inside],
      unless: [.trigger, .condition]
    )

    monitorsRows

    Rule(
      "regions.trigger-waits-for-a-crossing",
      facts: ["LOC-09"],
      since: .oldest,
      "A location trigger does not fire just because the phone is already inside its region.",
      evidence: .reported(
        "Users had to be outside a region first before its notification was delivered.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/102",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/218"
      ),
      when: [.inside, .trigger]
    )
  }
}
