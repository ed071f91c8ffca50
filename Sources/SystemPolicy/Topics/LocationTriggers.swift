/// The question whether a location trigger fires when the edge of its region is crossed.
public struct Tripping: Question {
  /// Whether the trigger waits for crossings in this direction.
  public var isAskedFor: Bool
  /// What the user allowed the app.
  public var location: LocationAuthorization
  /// Whether the app runs, and where.
  public var state: AppState
  /// On which terms the user allowed it.
  public var terms: LocationTerms = []

  /// Creates the question.
  public init(isAskedFor: Bool, location: LocationAuthorization, state: AppState) {
    self.isAskedFor = isAskedFor
    self.location = location
    self.state = state
  }

  /// What comes of the crossing.
  public struct Answer: Hashable, Sendable {
    /// Whether the trigger fires.
    public var fires = false
    /// Whether the crossing is nothing to the trigger.
    public var isNone = false

    /// Creates the answer in which nothing comes of it.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case unasked, notAllowed, whenInUse, foreground, reduced

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .unasked: .request
      case .notAllowed, .whenInUse, .reduced: .location
      case .foreground: .state
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.unasked, if: !isAskedFor)
    conditions.insert(.notAllowed, if: !location.isAllowed)
    conditions.insert(.whenInUse, if: location == .whenInUse)
    conditions.insert(.foreground, if: state.isInFront)
    conditions.insert(.reduced, if: terms.contains(.reduced))
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Tripping>] {
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
      isFinal: true
    ) { _, draft in
      draft.isNone = true
    }

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
      when: []
    ) { _, draft in
      draft.fires = true
    }
  }
}
