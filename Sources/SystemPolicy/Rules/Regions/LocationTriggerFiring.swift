/// The question whether a location trigger fires when the edge of its region is crossed.
public enum LocationTriggerFiring: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("tripping")

  /// What comes of the crossing.
  public struct Answer: DefaultAnswer {
    /// Whether the trigger fires.
    public var fires = false
    /// Whether the crossing is nothing to the trigger.
    public var isIgnored = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case unasked, notAllowed, whenInUse, foreground, reduced

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .unasked: .request
      case .notAllowed, .whenInUse, .reduced: .location
      case .foreground: .state
      }
    }
  }

  /// The rows.
  public static var rows: [Row<LocationTriggerFiring>] {
    Rule(
      "regions.trigger-has-a-direction",
      facts: ["LOC-14"],
      since: 8,
      "A location trigger fires on entering or on leaving, as its region says.",
      evidence: .documented(
        "The region's properties say whether entering, leaving or both deliver the notification.",
        Apple.locationTrigger
      ),
      when: [.unasked],
      isFinal: true,
      then: { $0.isIgnored = true }
    )

    Rule(
      "regions.trigger-needs-permission",
      facts: ["LOC-01"],
      since: 8,
      "Without permission to know the location no location trigger fires.",
      evidence: .documented(
        "The app must have permission for location services to use such triggers.",
        Apple.locationTrigger
      ),
      when: [.notAllowed],
      isFinal: true
    )

    Rule(
      "regions.trigger-needs-precision",
      facts: ["LOC-04"],
      since: 14,
      "With reduced accuracy no location trigger fires.",
      evidence: .assumed("A blog, known from a summary alone, has regions fail without precision."),
      when: [.reduced],
      isFinal: true
    )

    Dispute(
      "location-trigger",
      facts: ["LOC-01"],
      since: 8,
      "Does a location trigger fire for an app with permission When In Use that is not in use?",
      when: [.whenInUse],
      unless: [.unasked, .foreground, .reduced],
      seeds: "needs-always",
      apple: "when-in-use",
      field: "when-in-use",
      check: "Allow When In Use, add a location trigger, leave the app, and cross the edge."
    )
    Rule(
      "regions.trigger-needs-always",
      facts: ["LOC-01"],
      dispute: "location-trigger",
      side: "needs-always",
      since: 8,
      "With permission When In Use a location trigger does not fire unless the app is in front.",
      evidence: .seed(
        .geofencing,
        "Always is needed; When In Use works only while the app is in the foreground."
      ),
      when: [.whenInUse],
      unless: [.unasked, .foreground, .reduced],
      isFinal: true
    )
    Rule(
      "regions.trigger-needs-when-in-use",
      facts: ["LOC-01"],
      dispute: "location-trigger",
      side: "when-in-use",
      since: 8,
      "Permission When In Use is enough for a location trigger, wherever its app is.",
      evidence: .documented(
        "The system monitors the regions itself, so permission Always is not needed.",
        Apple.locationTrigger
      ),
      when: [.whenInUse],
      unless: [.unasked, .foreground, .reduced]
    )

    Rule(
      "regions.trigger-fires",
      facts: ["LOC-01", "LOC-14"],
      since: 8,
      "A location trigger fires when the edge of its region is crossed; the app need not run.",
      evidence: .documented(
        "The system delivers the notification when the phone crosses the boundary.",
        Apple.locationTrigger
      ),
      .seed(.geofencing, "region and content are defined together, and iOS does the monitoring."),
      when: [],
      then: { $0.fires = true }
    )
  }
}
