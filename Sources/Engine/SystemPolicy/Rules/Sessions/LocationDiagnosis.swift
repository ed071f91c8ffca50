/// Decides the reasons that the system gives an app for a location that it does not get.
public enum LocationDiagnosis: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-diagnosis")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The reasons.
    public var diagnostics: LocationDiagnostics = []
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case denied, servicesOff, restricted, notDetermined, whenInUse, promptUp, unseen, keyed
    case unserved, reduced, lost, session, wantsAlways, lacksAlways, wantsFullAccuracy
    case lacksFullAccuracy

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .denied, .servicesOff, .restricted, .notDetermined, .whenInUse, .promptUp, .reduced,
        .lacksAlways, .lacksFullAccuracy:
        .location
      case .unseen: .state
      case .lost: .place
      case .keyed, .unserved, .session, .wantsAlways, .wantsFullAccuracy: .act
      }
    }
  }

  /// The rows.
  public static var rows: Rows<LocationDiagnosis> {
    Rule(
      "sessions.diagnose-denial",
      facts: ["LOC-30"],
      since: 18,
      "While an app reads denied, diagnostics report authorizationDenied.",
      evidence: .documented(
        "The app gets no location because it is denied authorization.",
        Apple.monitorEvent + "/authorizationdenied"
      ),
      when: [.denied],
      then: { $0.diagnostics.insert(.authorizationDenied) }
    )

    Rule(
      "sessions.diagnose-global-denial",
      facts: ["LOC-30"],
      since: 18,
      "While Location Services are off, diagnostics report authorizationDeniedGlobally, also to a restricted app.",
      evidence: .documented(
        "One property is about the app, the other about the whole system.",
        Apple.monitorEvent + "/authorizationdeniedglobally"
      ),
      .documented(
        "An app that needs no difference checks the general property only.",
        Apple.authorizationTalk
      ),
      .assumed(
        "Unsourced for a restricted app, which reads restricted and not denied.",
        check:
          "Forbid location in Screen Time, turn off Location Services, and log both properties."
      ),
      when: [.servicesOff],
      then: { $0.diagnostics.insert(.authorizationDeniedGlobally) }
    )

    Rule(
      "sessions.diagnose-restriction",
      facts: ["LOC-24", "LOC-30"],
      since: 18,
      "While a restriction forbids location, diagnostics report authorizationRestricted.",
      evidence: .documented(
        "The property says whether the authorization can be changed.",
        Apple.monitorEvent + "/authorizationrestricted"
      ),
      .assumed(
        "Unsourced: authorizationDenied is false then.",
        check: "Forbid location in Screen Time, and log both properties."
      ),
      when: [.restricted],
      then: { $0.diagnostics.insert(.authorizationRestricted) }
    )

    Rule(
      "sessions.diagnose-a-request",
      facts: ["LOC-30"],
      since: 18,
      "While the app's location prompt waits for the user, diagnostics report authorizationRequestInProgress.",
      evidence: .documented(
        "An app waits until the request is no longer in progress: then the user has decided.",
        Apple.authorizationTalk
      ),
      when: [.promptUp, .notDetermined],
      then: { $0.diagnostics.insert(.authorizationRequestInProgress) }
    )

    Rule(
      "sessions.diagnose-a-further-request",
      facts: ["LOC-30"],
      since: 18,
      "A session reports authorizationRequestInProgress also while the user is asked for more than the app has.",
      evidence: .documented(
        "An app waits until the request is no longer in progress: then the user has decided.",
        Apple.authorizationTalk
      ),
      .assumed(
        "Unsourced for Always and for full accuracy; live updates and monitors go on meanwhile.",
        check: "Hold a session for Always in an app with When In Use, and log the diagnostics."
      ),
      when: [.promptUp, .session],
      unless: [.notDetermined],
      then: { $0.diagnostics.insert(.authorizationRequestInProgress) }
    )

    Rule(
      "sessions.diagnose-a-request-that-cannot-be-made",
      facts: ["LOC-30", "LOC-39"],
      since: 18,
      "While the system cannot ask because the app is not in the foreground, diagnostics report insufficientlyInUse.",
      evidence: .documented(
        "The property says that the app is not in use enough for the system to ask.",
        Apple.authorizationTalk
      ),
      when: [.notDetermined, .unseen],
      unless: [.promptUp, .unserved],
      then: { $0.diagnostics.insert(.insufficientlyInUse) }
    )

    Rule(
      "sessions.diagnose-too-little-use",
      facts: ["LOC-02", "LOC-30"],
      since: 18,
      "With When In Use, diagnostics report insufficientlyInUse while the app is not in use.",
      evidence: .documented(
        "The property says that the app is not sufficiently in use.",
        Apple.monitorEvent + "/insufficientlyinuse"
      ),
      .assumed(
        "Unsourced: the moment of the event is that at which the app leaves the foreground.",
        check: "Leave an app with When In Use and a CLMonitor, and log its events."
      ),
      when: [.whenInUse, .unseen],
      then: { $0.diagnostics.insert(.insufficientlyInUse) }
    )

    Rule(
      "sessions.diagnose-a-missing-session",
      facts: ["LOC-27", "LOC-30"],
      since: 18,
      "With NSLocationRequireExplicitServiceSession and no session that serves, diagnostics report serviceSessionRequired.",
      evidence: .documented(
        "A session without a requirement serves once the app is authorized.",
        Apple.serviceSession + "/init(authorization:)"
      ),
      .documented(
        "The property list can require explicit sessions.",
        Apple.backgroundUpdates
      ),
      when: [.keyed, .unserved],
      then: { $0.diagnostics.insert(.serviceSessionRequired) }
    )

    Rule(
      "sessions.diagnose-reduced-accuracy",
      facts: ["LOC-30"],
      since: 18,
      "With reduced accuracy, live updates and the events of a monitor report accuracyLimited.",
      evidence: .documented(
        "The app gets updates of limited accuracy.",
        Apple.monitorEvent + "/accuracylimited"
      ),
      when: [.reduced],
      unless: [.session],
      then: { $0.diagnostics.insert(.accuracyLimited) }
    )

    Rule(
      "sessions.diagnose-a-lost-position",
      facts: ["LOC-30"],
      since: 18,
      "While the phone does not know or cannot find its position, live updates report locationUnavailable.",
      evidence: .documented(
        "The property says that the location cannot be determined.",
        Apple.authorizationTalk
      ),
      .assumed(
        "Unsourced for airplane mode without Wi-Fi.",
        check: "Turn on airplane mode, turn off Wi-Fi, and log the live updates of an app."
      ),
      when: [.lost],
      then: { $0.diagnostics.insert(.locationUnavailable) }
    )

    Rule(
      "sessions.diagnose-refused-always",
      facts: ["LOC-30", "LOC-39"],
      since: 18,
      "A session that requires Always reports alwaysAuthorizationDenied if the user has refused it.",
      evidence: .documented(
        "The property says that the authorization Always was not granted.",
        Apple.sessionDiagnostic + "/alwaysauthorizationdenied"
      ),
      when: [.session, .wantsAlways, .lacksAlways],
      then: { $0.diagnostics.insert(.alwaysAuthorizationDenied) }
    )

    Rule(
      "sessions.diagnose-refused-accuracy",
      facts: ["LOC-23", "LOC-30"],
      since: 18,
      "A session that requires full accuracy reports fullAccuracyDenied if the user has refused it.",
      evidence: .documented(
        "A session can require full accuracy, and its diagnostics have a property for the refusal.",
        Apple.sessionDiagnostic + "/fullaccuracydenied"
      ),
      when: [.session, .wantsFullAccuracy, .lacksFullAccuracy],
      then: { $0.diagnostics.insert(.fullAccuracyDenied) }
    )
  }
}
