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
  public enum Condition: String, GuardCondition {
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

    monitorsRows

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
