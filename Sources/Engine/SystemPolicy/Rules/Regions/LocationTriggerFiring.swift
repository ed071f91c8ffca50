/// Decides whether a location trigger fires when the phone crosses the boundary of its region.
public enum LocationTriggerFiring: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-trigger-firing")

  /// The outcome of the crossing.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the trigger fires.
    public var fires = false
    /// A Boolean value that indicates whether the trigger ignores crossings in this direction.
    public var isIgnored = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case unasked, notAllowed, whenInUse, foreground, reduced

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .unasked: .request
      case .notAllowed, .whenInUse, .reduced: .location
      case .foreground: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<LocationTriggerFiring> {
    Rule(
      "regions.trigger-has-a-direction",
      facts: ["LOC-14"],
      since: 8,
      "A location trigger fires on entering, on leaving or on both, as its region specifies.",
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
      "Without location permission, no location trigger fires.",
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
      "With reduced accuracy, no location trigger fires.",
      evidence: .assumed(
        "Secondary source: a summary of a blog says that regions do not work without precise location.",
        check: "Turn Precise Location off, add a location trigger, and drive into its region."
      ),
      when: [.reduced],
      isFinal: true
    )

    Dispute(
      "location-trigger",
      facts: ["LOC-01"],
      since: 8,
      "With When In Use permission, does a location trigger fire while the app is not in use?",
      when: [.whenInUse],
      unless: [.unasked, .foreground, .reduced],
      seeds: "needs-always",
      apple: "when-in-use",
      field: "when-in-use",
      check: "Allow When In Use, add a location trigger, leave the app, and cross the boundary."
    )
    Rule(
      "regions.trigger-needs-always",
      facts: ["LOC-01"],
      dispute: "location-trigger",
      side: "needs-always",
      since: 8,
      "With When In Use permission, a location trigger fires only while the app is in the foreground.",
      evidence: .seed(
        .geofencing,
        "Always is required; When In Use works only while the app is in the foreground."
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
      "When In Use permission is enough for a location trigger, whatever state the app is in.",
      evidence: .documented(
        "The system monitors the regions itself, so Always permission is not needed.",
        Apple.locationTrigger
      ),
      when: [.whenInUse],
      unless: [.unasked, .foreground, .reduced]
    )

    Rule(
      "regions.trigger-fires",
      facts: ["LOC-01", "LOC-14"],
      since: 8,
      "A location trigger fires when the phone crosses its region's boundary, even if the app is not running.",
      evidence: .documented(
        "The system delivers the notification when the phone crosses the boundary.",
        Apple.locationTrigger
      ),
      .seed(.geofencing, "region and content are defined together, and iOS monitors the region."),
      when: [],
      then: { $0.fires = true }
    )
  }
}
