/// Decides whether a version of iOS has the features that an app or its user asks for.
public enum Availability: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("availability")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether this version of iOS lacks the feature.
    public var isMissing = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case center, registration, region, switches, push
    case from6, from7, from8, from9, from11, from12, from13, from15, from16, from17, from18

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<Availability> {
    legacyRows

    Rule(
      "versions.do-not-disturb-from-6",
      facts: ["SET-10"],
      since: .oldest,
      until: .before(.doNotDisturb),
      "Do Not Disturb is available from iOS 6.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Look for Do Not Disturb in Settings of iOS 5 and iOS 6."
      ),
      when: [.from6],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-7",
      facts: ["LOC-10"],
      since: .oldest,
      until: .before(.regionState),
      "Background App Refresh, and requestState for regions, are available from iOS 7.",
      evidence: .documented("The method is available from iOS 7.", Apple.locationManager),
      .assumed("Unsourced for the switch."),
      when: [.from7],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-8",
      facts: ["LEG-08", "LOC-02"],
      since: .oldest,
      until: .before(.localCategory),
      "Categories of local notifications and requests for location permission are available from iOS 8.",
      evidence: .documented(
        "The pages of both say that they are available from iOS 8.",
        Apple.localNotification
      ),
      when: [.from8],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-9",
      facts: ["BGT-02", "LEG-08"],
      since: .oldest,
      until: .before(.typedText),
      "Text input actions and Low Power Mode are available from iOS 9.",
      evidence: .documented(
        "The property for Low Power Mode is available from iOS 9.",
        "https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"
      ),
      .assumed(
        "The catalogue of iOS 9 has the key of the typed text; no source names its first version.",
        check:
          "Look for UIUserNotificationActionBehavior in the header of the SDKs of iOS 8 and iOS 9."
      ),
      when: [.from9],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.pushes-from-10",
      facts: ["REM-01"],
      since: .oldest,
      until: .before(.push),
      "Remote notifications of iOS 3 to 9 had other callbacks; Belfry simulates them from iOS 10.",
      evidence: .assumed(
        "Unsourced: how such pushes and local notifications affect each other.",
        check:
          "On iOS 9, push an alert while a local notification is shown, and compare both lists."
      ),
      when: [.push],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.hidden-previews-from-11",
      facts: ["SET-05"],
      since: .oldest,
      until: .before(.hiddenPreviews),
      "The choice of the text that is shown where previews are hidden is available from iOS 11.",
      evidence: .documented(
        "The category's API for it is available from iOS 11.",
        Apple.category
      ),
      when: [.from11],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-12",
      facts: ["AUTH-07", "AUTH-14", "AUTH-18", "CAT-04"],
      since: .oldest,
      until: .before(.provisional),
      "Provisional authorization, critical alerts, links to app settings and summary formats are available from iOS 12.",
      evidence: .documented(
        "Provisional authorization is available from the version that has the option.",
        Apple.asking
      ),
      .assumed("The other features are widely observed; no published source."),
      when: [.from12],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-13",
      facts: ["AUTH-19", "BGT-01"],
      since: .oldest,
      until: .before(.announcement),
      "Siri announces notifications, and apps have background tasks and target content, from iOS 13.",
      evidence: .documented(
        "The scheduler of background tasks is available from iOS 13.",
        "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler"
      ),
      .documented(
        "The target content identifier of a content is available from iOS 13.",
        Apple.content + "/targetcontentidentifier"
      ),
      .assumed(
        "The option was deprecated in iOS 15; introduced in iOS 13 (unsourced).",
        check:
          "Look for the availability of UNAuthorizationOptions.announcement in the header of the SDK of iOS 13."
      ),
      when: [.from13],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.what-came-with-15",
      facts: ["COMM-01", "SET-07", "SET-09", "SET-10"],
      since: .oldest,
      until: .before(.timeSensitive),
      "Time-sensitive and communication notifications, the relevance score and a Focus that allows apps are available from iOS 15.",
      evidence: .documented(
        "The score is available from iOS 15.",
        Apple.content + "/relevancescore"
      ),
      .assumed("Unsourced for the others."),
      when: [.from15],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.focus-filters-from-16",
      facts: ["SET-11"],
      since: .oldest,
      until: .before(.focusFilter),
      "Focus filters and filter criteria are available from iOS 16.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Look for the availability of filterCriteria in the header of the SDK of iOS 16."
      ),
      when: [.from16],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.live-updates-from-17",
      facts: ["LOC-29"],
      since: .oldest,
      until: .before(.liveUpdates),
      "CLLocationUpdate and its live updates are available from iOS 17.",
      evidence: .documented(
        "The structure is available from iOS 17.",
        Apple.locationUpdate
      ),
      when: [.from17],
      then: { $0.isMissing = true }
    )

    Rule(
      "versions.service-sessions-from-18",
      facts: ["LOC-30", "LOC-39"],
      since: .oldest,
      until: .before(.serviceSession),
      "CLServiceSession, and the reasons in live updates and events of a monitor, are available from iOS 18.",
      evidence: .documented("The class is available from iOS 18.", Apple.serviceSession),
      .documented(
        "The properties of an event for these reasons are available from iOS 18.",
        Apple.monitorEvent + "/authorizationrestricted"
      ),
      when: [.from18],
      then: { $0.isMissing = true }
    )
  }
}
