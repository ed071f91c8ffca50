/// Decides whether a service session asks the user for the location now.
///
/// An implicit session lasts as long as an app iterates over live updates or the events of a
/// `CLMonitor`.
public enum ServiceSessionRequest: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("service-session-request")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the session requests what it requires; the rules of
    /// requests decide whether a prompt appears.
    public var asks = false
    /// A Boolean value that indicates whether the app lacks what the session requires, and no
    /// prompt appears now.
    public var isWithheld = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case implicit, keyed, held, defers, met, refused, unseen, promptUp

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .implicit, .keyed, .held, .defers: .act
      case .met, .refused, .promptUp: .location
      case .unseen: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<ServiceSessionRequest> {
    Rule(
      "sessions.iterating-asked-nothing",
      facts: ["LOC-29"],
      since: 17,
      until: 17,
      "On iOS 17, an app that iterates over live updates or the events of a monitor has to request the location itself.",
      evidence: .documented(
        "Since June 2024, both work without an explicit request for authorization.",
        Apple.coreLocationUpdates
      ),
      when: [.implicit],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.key-requires-an-explicit-one",
      facts: ["LOC-27", "LOC-29"],
      since: 18,
      "With NSLocationRequireExplicitServiceSession in the property list, iterating over live updates or events asks for nothing.",
      evidence: .documented(
        "When In Use is set implicitly unless the property list has this key.",
        Apple.backgroundUpdates
      ),
      when: [.implicit, .keyed],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.held-session-asks-instead",
      facts: ["LOC-29", "LOC-39"],
      since: 18,
      "While an app holds a CLServiceSession, iterating over live updates or events asks for nothing by itself.",
      evidence: .documented(
        "A service session controls and defers the automatic requests for authorization.",
        Apple.coreLocationUpdates
      ),
      when: [.implicit, .held],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.none-asks-for-nothing",
      facts: ["LOC-39"],
      since: 18,
      "A CLServiceSession that requires no authorization asks the user for nothing.",
      evidence: .documented(
        "A session with the requirement none does not request authorization.",
        Apple.serviceSession + "/init(authorization:)"
      ),
      when: [.defers],
      unless: [.implicit, .met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.refused-accuracy-is-not-asked-again",
      facts: ["LOC-23", "LOC-39"],
      since: 18,
      "After the user has refused the full accuracy that a session requires, the session asks no further time.",
      evidence: .assumed(
        "Unsourced; a session asks again after a temporary permission has ended, not after a refusal.",
        check:
          "Hold a session with a purpose key, decline full accuracy, leave the app and return."
      ),
      when: [.refused],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.ask-in-the-foreground",
      facts: ["LOC-20", "LOC-39"],
      since: 18,
      "A session asks the user only while the app is in the foreground, and otherwise once the app is there.",
      evidence: .documented(
        "A session requests permission when possible, for example in the foreground.",
        Apple.serviceSession + "/init(authorization:)",
        Apple.serviceSession
      ),
      when: [.unseen],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.wait-for-the-prompt",
      facts: ["LOC-39"],
      since: 18,
      "While a location prompt for the app waits for the user, no session of the app asks.",
      evidence: .assumed(
        "Unsourced; Apple's talk says that the system combines the sessions of an app.",
        check:
          "Create sessions for When In Use and for Always in a new app, and note the prompts."
      ),
      when: [.promptUp],
      unless: [.met],
      isFinal: true,
      then: { $0.isWithheld = true }
    )

    Rule(
      "sessions.iterating-asks",
      facts: ["LOC-29"],
      since: 18,
      "Iterating over live updates or the events of a monitor asks for When In Use by itself, unless the app has it.",
      evidence: .documented(
        "Live updates and monitors work without an explicit request for authorization.",
        Apple.coreLocationUpdates
      ),
      .documented(
        "Processing their events sets When In Use implicitly.",
        Apple.backgroundUpdates
      ),
      when: [.implicit],
      unless: [.met],
      corrected: .in("0.5", before: "Iterating asked for nothing on every version."),
      then: { $0.asks = true }
    )

    Rule(
      "sessions.session-asks",
      facts: ["LOC-39"],
      since: 18,
      "A CLServiceSession asks for what it requires and the app lacks, also when a temporary permission has ended.",
      evidence: .documented(
        "A session requests authorization, and asks again after a temporary one has lapsed.",
        Apple.serviceSession
      ),
      when: [],
      unless: [.implicit, .met],
      corrected: .in("0.5", before: "A service session asked for nothing."),
      then: { $0.asks = true }
    )
  }
}
