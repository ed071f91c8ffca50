/// Decides the location permission after the user's choice.
public enum LocationPermissionChoice: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-permission-choice")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// The permission from now on.
  public struct Answer: Hashable, Sendable {
    /// Indicates whether it can be chosen at all.
    public var isOffered = false
    /// The permission of the app.
    public var permission: LocationPermission
    /// A Boolean value that indicates whether the app receives the crossing that led to the prompt.
    public var reportsHeldCrossing = false

    /// Creates the answer that changes nothing.
    public init(permission: LocationPermission) { self.permission = permission }
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case declines, allows, allowsOnce, allowsWhileUsing, keeps, changes, preciseOff, preciseOn
    case later, asksForAlways, temporarily

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .declines, .allows, .allowsOnce, .allowsWhileUsing, .keeps, .changes, .preciseOff,
        .preciseOn, .asksForAlways:
        .act
      case .later, .temporarily: .location
      }
    }
  }

  /// The rows.
  public static var rows: Rows<LocationPermissionChoice> {
    Rule(
      "location.dont-allow-denies",
      facts: ["LOC-02"],
      "Don't Allow denies the location to the app.",
      evidence: .assumed(
        "Unsourced; this follows from the title of the button.",
        check: "Tap Don't Allow on the location prompt, and print the status."
      ),
      when: [.declines],
      unless: [.later, .temporarily],
      then: {
        $0.isOffered = true
        $0.permission.authorization = .denied
      }
    )

    Rule(
      "location.declined-always-was-a-request",
      facts: ["LOC-02"],
      "An app that asked for Always and was denied the location cannot ask for Always again.",
      evidence: .documented(
        "The comment in CLLocationManager.h: only an app that has never asked for Always may ask with When In Use.",
        Apple.locationManager + "/requestalwaysauthorization()"
      ),
      when: [.declines, .asksForAlways],
      unless: [.later, .temporarily],
      then: { $0.permission.terms.insert(.askedForAlways) }
    )

    Rule(
      "location.allow-grants-what-was-asked",
      facts: ["LOC-02"],
      until: 12,
      "Until iOS 12 the prompt has a single button Allow, which grants the requested permission.",
      evidence: .assumed(
        "Unsourced; Allow Once and the provisional permission came with iOS 13.",
        check: "On iOS 12, ask for Always, tap Allow, and print the status."
      ),
      when: [.allows],
      compute: { conditions, draft in
        draft.isOffered = true
        draft.permission.authorization = conditions.contains(.asksForAlways) ? .always : .whenInUse
      }
    )

    Rule(
      "location.while-using-is-when-in-use",
      facts: ["LOC-02"],
      since: 13,
      "Allow While Using App grants the app When In Use.",
      evidence: .documented(
        "With When In Use, an app gets the location while the user is using the app.",
        Apple.locationAuthorization
      ),
      when: [.allowsWhileUsing],
      unless: [.later, .temporarily],
      then: {
        $0.isOffered = true
        $0.permission.authorization = .whenInUse
      }
    )

    Rule(
      "location.always-is-provisional-at-first",
      facts: ["LOC-03", "LOC-22"],
      since: 13,
      "The prompt for Always offers only While Using. If the user allows it, the app reads Always, but the permission is provisional.",
      evidence: .documented(
        "After Allow While Using App, an app that asked for Always has it provisionally.",
        Apple.locationManager + "/requestalwaysauthorization()"
      ),
      .reportedOnce(
        "The status reads authorizedAlways, but it is provisional: the system asks the user about Always later.",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/295"
      ),
      when: [.allowsWhileUsing, .asksForAlways],
      unless: [.later, .temporarily],
      then: {
        $0.permission.authorization = .always
        $0.permission.terms.insert(.provisional)
      }
    )

    Rule(
      "location.allow-once-is-when-in-use",
      facts: ["LOC-03"],
      since: 13,
      "Allow Once grants When In Use until the user leaves the app.",
      evidence: .documented(
        "The permission is temporary and lasts as long as the app is in use.",
        Apple.locationAuthorization
      ),
      when: [.allowsOnce],
      unless: [.later, .temporarily],
      then: {
        $0.isOffered = true
        $0.permission.authorization = .whenInUse
        $0.permission.terms.insert(.once)
      }
    )

    Rule(
      "location.declined-always-keeps-when-in-use",
      facts: ["LOC-02"],
      until: 12,
      "Until iOS 12, Don't Allow on the later prompt keeps the app's permission.",
      evidence: .assumed(
        "Unsourced; the prompt is only about Always.",
        check: "On iOS 12, ask for Always with When In Use, tap Don't Allow, and print the status."
      ),
      when: [.declines, .later],
      then: {
        $0.isOffered = true
        $0.permission.terms.insert(.askedForAlways)
      }
    )

    Rule(
      "location.change-to-always",
      facts: ["LOC-03", "LOC-22"],
      since: 13,
      "Change to Always Allow grants Always for good; the app receives the crossing that led to the prompt.",
      evidence: .documented(
        "With provisional Always, the system asks when an event needs Always.",
        Apple.locationManager + "/requestalwaysauthorization()"
      ),
      .reportedOnce(
        "The system asks the user to confirm Always when an event happens in the background.",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/295"
      ),
      .assumed("Unsourced: after the user agrees, the app receives the crossing."),
      when: [.changes, .later],
      then: {
        $0.isOffered = true
        $0.permission.authorization = .always
        $0.permission.terms.remove(.provisional)
        $0.reportsHeldCrossing = true
      }
    )

    Rule(
      "location.keep-only-while-using",
      facts: ["LOC-02", "LOC-03"],
      since: 13,
      "Keep Only While Using grants When In Use, and the app cannot ask for Always again.",
      evidence: .documented(
        "When In Use may be followed by one request for Always.",
        Apple.locationAuthorization
      ),
      when: [.keeps, .later],
      then: {
        $0.isOffered = true
        $0.permission.authorization = .whenInUse
        $0.permission.terms.remove(.provisional)
        $0.permission.terms.insert(.askedForAlways)
      }
    )

    Rule(
      "location.precise-can-be-off",
      facts: ["LOC-04"],
      since: 14,
      "The user can turn Precise Location off, on the prompt and in Settings; the app gets reduced accuracy.",
      evidence: .assumed(
        "Unsourced; the switch exists since iOS 14, and the only source is about its effects.",
        check: "Tap Precise on the prompt before Allow, and print accuracyAuthorization."
      ),
      when: [.preciseOff],
      unless: [.temporarily],
      then: {
        $0.isOffered = true
        $0.permission.terms.insert(.reduced)
        $0.permission.terms.remove(.temporarilyFull)
      }
    )

    Rule(
      "location.precise-can-be-on-again",
      facts: ["LOC-04"],
      since: 14,
      "The user can turn Precise Location on again in Settings.",
      evidence: .assumed(
        "Unsourced; the switch exists since iOS 14, and the only source is about its effects.",
        check: "Turn Precise Location off and on in Settings, and print accuracyAuthorization."
      ),
      when: [.preciseOn],
      then: {
        $0.isOffered = true
        $0.permission.terms.remove(.reduced)
      }
    )

    fullAccuracyRows
  }
}

extension LocationVerdict {
  /// The choice in the words of ``LocationPermissionChoice``.
  public var condition: LocationPermissionChoice.Condition {
    switch self {
    case .dontAllow: .declines
    case .allow: .allows
    case .allowOnce: .allowsOnce
    case .allowWhileUsing: .allowsWhileUsing
    case .keepWhileUsing: .keeps
    case .changeToAlways: .changes
    case .preciseOff: .preciseOff
    case .preciseOn: .preciseOn
    }
  }
}
