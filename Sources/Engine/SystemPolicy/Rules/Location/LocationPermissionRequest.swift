/// Decides the effect of asking for the location.
public enum LocationPermissionRequest: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-permission-request")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the user is asked.
    public var prompts = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notDetermined, upgrades, askedForAlways, noUsageString, restricted, servicesOff

    /// The subject of the condition.
    public var aspect: Aspect { self == .noUsageString ? .act : .location }
  }

  /// The rows.
  public static var rows: Rows<LocationPermissionRequest> {
    Rule(
      "location.usage-string-comes-first",
      facts: ["LOC-02"],
      "A request without its usage string in the property list fails at once, without a prompt.",
      evidence: .documented(
        "Without the keys in the property list, requests for authorization fail immediately.",
        Apple.locationAuthorization
      ),
      when: [.noUsageString],
      isFinal: true
    )

    Rule(
      "location.restricted-is-not-asked",
      facts: ["LOC-24"],
      "While a restriction forbids location, a request shows no prompt, and Settings cannot change the status.",
      evidence: .documented(
        "The user cannot change the status, which can result from restrictions such as parental controls.",
        Apple.locationStatus + "/restricted"
      ),
      when: [.restricted],
      isFinal: true
    )

    Rule(
      "location.services-off-is-not-asked",
      facts: ["LOC-24"],
      "While Location Services are off, a request shows no location prompt for the app.",
      evidence: .assumed(
        "Unsourced; the app reads denied, and Apple documents a prompt only for a status that is not determined.",
        check: "Turn Location Services off, ask in a new app, and note what appears."
      ),
      when: [.servicesOff],
      isFinal: true
    )

    Rule(
      "location.first-request-prompts",
      facts: ["LOC-02"],
      "The first request for the location prompts the user.",
      evidence: .documented(
        "The system prompts while the authorization is not determined.",
        Apple.locationAuthorization
      ),
      when: [.notDetermined],
      then: { $0.prompts = true }
    )

    Rule(
      "location.always-can-be-asked-for-later",
      facts: ["LOC-02"],
      "An app that has When In Use and has never asked for Always can ask for it once.",
      evidence: .documented(
        "When In Use may be followed by one request for Always.",
        Apple.locationAuthorization
      ),
      when: [.upgrades],
      then: { $0.prompts = true }
    )

    Rule(
      "location.always-is-asked-for-once",
      facts: ["LOC-02"],
      "An app with When In Use that has asked for Always before, or had it, cannot ask for Always again.",
      evidence: .documented(
        "After the first call of the method, further calls have no effect.",
        Apple.locationManager + "/requestalwaysauthorization()"
      ),
      .assumed(
        "Unsourced for an app whose Always the user reduces in Settings.",
        check:
          "Ask for Always, agree, choose While Using in Settings, ask for Always again, and note the prompts."
      ),
      when: [.askedForAlways],
      corrected: .in(
        "0.5",
        before:
          "An app whose Always the user had denied or reduced in Settings could ask once more."
      )
    )

    Rule(
      "location.answered-is-not-asked-again",
      facts: ["LOC-02"],
      "After the user has answered, another request shows no prompt and gets no callback.",
      evidence: .documented(
        "The prompt appears only once; after that, the system uses the recorded answer.",
        Apple.locationAuthorization
      ),
      when: [],
      unless: [.notDetermined, .upgrades]
    )
  }
}
