/// The question what comes of asking to know where the phone is.
public struct Locating: Question {
  /// What the app may know so far.
  public var permission: LocationPermission
  /// What it asks for.
  public var request: LocationRequest
  /// Whether its property list says what it needs that for.
  public var hasUsageString: Bool

  /// Creates the question.
  public init(permission: LocationPermission, request: LocationRequest, hasUsageString: Bool) {
    self.permission = permission
    self.request = request
    self.hasUsageString = hasUsageString
  }

  /// What comes of asking.
  public struct Answer: Hashable, Sendable {
    /// Whether the user is asked.
    public var prompts = false

    /// Creates the answer in which nobody is.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case notDetermined, upgrades, noUsageString

    /// What the word is about.
    public var aspect: Aspect { self == .noUsageString ? .act : .location }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.notDetermined, if: permission.authorization == .notDetermined)
    conditions.insert(
      .upgrades,
      if: permission.authorization == .whenInUse && request == .always
        && permission.terms.isDisjoint(with: [.once, .askedForAlways])
    )
    conditions.insert(.noUsageString, if: !hasUsageString)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Locating>] {
    Rule(
      "location.usage-string-comes-first",
      facts: ["LOC-02"],
      "A request without its usage string in the property list fails at once; nobody is asked.",
      evidence: .documented(
        "Without the keys in the property list, requests for authorization fail immediately.",
        Apple.locationAuthorization
      ),
      when: [.noUsageString],
      isFinal: true
    )

    Rule(
      "location.first-request-prompts",
      facts: ["LOC-02"],
      "The first request to know the location asks the user.",
      evidence: .documented(
        "The system prompts while the authorization is not determined.",
        Apple.locationAuthorization
      ),
      when: [.notDetermined]
    ) { _, draft in
      draft.prompts = true
    }

    Rule(
      "location.always-can-be-asked-for-later",
      facts: ["LOC-02"],
      "An app that has When In Use can ask for Always once more.",
      evidence: .documented(
        "When In Use may be followed by one request for Always.",
        Apple.locationAuthorization
      ),
      when: [.upgrades]
    ) { _, draft in
      draft.prompts = true
    }

    Rule(
      "location.answered-is-not-asked-again",
      facts: ["LOC-02"],
      "Once the user has answered, no other request prompts, and nothing is called.",
      evidence: .documented(
        "The prompt appears once; from then on the recorded answer counts.",
        Apple.locationAuthorization
      ),
      when: [],
      unless: [.notDetermined, .upgrades]
    )
  }
}

/// The question what becomes of a permission to know the location when its app is left.
public struct Lapsing: Question {
  /// Whether the user allowed it once.
  public var isOnce: Bool

  /// Creates the question.
  public init(isOnce: Bool) { self.isOnce = isOnce }

  /// What becomes of it.
  public struct Answer: Hashable, Sendable {
    /// Whether it ends.
    public var ends = false

    /// Creates the answer in which it stays.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case once

    /// What the word is about.
    public var aspect: Aspect { .location }
  }

  /// What holds.
  public var conditions: Conditions<Word> { isOnce ? [.once] : [] }

  /// The rows.
  public static var rows: [Row<Lapsing>] {
    Rule(
      "location.once-ends-with-the-use",
      facts: ["LOC-03"],
      since: 13,
      "What was allowed once ends when the app is left; it may ask again, and triggers are silent.",
      evidence: .documented(
        "The permission is a temporary one, for as long as the app is in use.",
        Apple.locationAuthorization
      ),
      .assumed("That a locked screen ends it at once, as leaving does, is not said."),
      when: [.once]
    ) { _, draft in
      draft.ends = true
    }
  }
}
