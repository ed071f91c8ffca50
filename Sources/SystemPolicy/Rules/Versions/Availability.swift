/// The question whether a version of iOS has what an app or its user reaches for.
public enum Availability: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("offering")

  /// What came to iOS at some time.
  ///
  /// What the law itself answers on older versions is not here: levels, the options banner and
  /// list, and an app clip mean nothing there, by rules of their own.
  public enum Wanted: UInt8, Hashable, Sendable, CaseIterable {
    /// The UserNotifications framework, with its notification centre.
    case center
    /// `registerUserNotificationSettings`.
    case registration
    /// A local notification that waits for a region.
    case region
    /// Switches for an app's notifications in Settings.
    case switches
    /// Do Not Disturb.
    case doNotDisturb
    /// `requestState`, which tells whether the phone is in a region.
    case regionState
    /// The switch Background App Refresh.
    case backgroundRefresh
    /// A local notification that names a category.
    case localCategory
    /// Asking to know the location, and the usage strings for it.
    case locationRequest
    /// An action of a local notification that takes a text.
    case typedText
    /// What is shown where previews are hidden.
    case hiddenPreviews
    /// Authorization on trial.
    case provisional
    /// Critical alerts: the option, the entitlement, the switch, the sound.
    case criticalAlerts
    /// A link to settings inside an app.
    case settingsLink
    /// A category's format for summaries, and a content's argument.
    case summaryFormat
    /// Siri reading aloud.
    case announcement
    /// The option and the entitlement for time-sensitive notifications.
    case timeSensitive
    /// The relevance score.
    case relevance
    /// A remote notification as the notification centre has it.
    case push
    /// A Focus that lets some apps through.
    case focusApps
    /// Filter criteria, and Focus filters.
    case focusFilter

    /// The first version of iOS that has it.
    public var first: OSVersion {
      switch self {
      case .switches: 5
      case .doNotDisturb: 6
      case .regionState, .backgroundRefresh: 7
      case .registration, .region, .localCategory, .locationRequest: 8
      case .typedText: 9
      case .center, .push: 10
      case .hiddenPreviews: 11
      case .provisional, .criticalAlerts, .settingsLink, .summaryFormat: 12
      case .announcement: 13
      case .timeSensitive, .relevance, .focusApps: 15
      case .focusFilter: 16
      }
    }
  }

  /// Several things that came to iOS at some time.
  @frozen
  public struct Wants: OptionSet, Hashable, Sendable {
    /// One bit a thing.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates the set of some things.
    public init(_ wanted: Wanted...) {
      self.init(rawValue: wanted.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    }

    /// Those of them that a version is too old for, by the table.
    public func missing(on version: OSVersion) -> [Wanted] {
      guard !isEmpty else { return [] }
      return Wanted.allCases.filter { contains(Wants($0)) && version < $0.first }
    }
  }

  /// Whether it is there.
  public struct Answer: DefaultAnswer {
    /// The first version that has it, where this one does not.
    public var begins: OSVersion?
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case center, registration, region, switches, push
    case from6, from7, from8, from9, from11, from12, from13, from15, from16

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<Availability>] {
    legacyRows

    Rule(
      "versions.do-not-disturb-from-6",
      facts: ["SET-10"],
      since: .oldest,
      until: 5,
      "Do Not Disturb came with iOS 6.",
      evidence: .assumed("Everybody saw it come; no page read says it."),
      when: [.from6],
      then: { $0.begins = 6 }
    )

    Rule(
      "versions.what-came-with-7",
      facts: ["LOC-10"],
      since: .oldest,
      until: 6,
      "Asking whether the phone is in a region, and Background App Refresh, came with iOS 7.",
      evidence: .documented("The method is available from iOS 7 on.", Apple.locationManager),
      .assumed("The switch came with it; no page read says so."),
      when: [.from7],
      then: { $0.begins = 7 }
    )

    Rule(
      "versions.what-came-with-8",
      facts: ["LEG-08", "LOC-02"],
      since: .oldest,
      until: 7,
      "Categories of local notifications came with iOS 8, and so did asking to know the location.",
      evidence: .documented(
        "Their pages say that they are available from iOS 8 on.",
        Apple.localNotification
      ),
      when: [.from8],
      then: { $0.begins = 8 }
    )

    Rule(
      "versions.typed-text-from-9",
      facts: ["LEG-08"],
      since: .oldest,
      until: 8,
      "Actions that take a text came with iOS 9.",
      evidence: .assumed(
        "The catalogue of iOS 9 has the key of the typed text; no page read says when it came."
      ),
      when: [.from9],
      then: { $0.begins = 9 }
    )

    Rule(
      "versions.pushes-from-10",
      facts: ["REM-01"],
      since: .oldest,
      until: 9,
      "Remote notifications of iOS 3 to 9 had other callbacks; they are played from iOS 10 on.",
      evidence: .assumed("No source read tells what they did beside local notifications."),
      when: [.push],
      then: { $0.begins = 10 }
    )

    Rule(
      "versions.hidden-previews-from-11",
      facts: ["SET-05"],
      since: .oldest,
      until: 10,
      "What is shown where previews are hidden can be chosen since iOS 11.",
      evidence: .documented(
        "What a category says of it is available from iOS 11 on.",
        Apple.category
      ),
      when: [.from11],
      then: { $0.begins = 11 }
    )

    Rule(
      "versions.what-came-with-12",
      facts: ["AUTH-07", "AUTH-14", "AUTH-18", "CAT-04"],
      since: .oldest,
      until: 11,
      "Trials, critical alerts, links to an app's settings and formats of summaries came with iOS 12.",
      evidence: .documented("Trials begin with the version that has the option.", Apple.asking),
      .assumed("For the others no page read says it; everybody saw them come."),
      when: [.from12],
      then: { $0.begins = 12 }
    )

    Rule(
      "versions.announcement-from-13",
      facts: ["AUTH-19"],
      since: .oldest,
      until: 12,
      "Siri reads notifications aloud since iOS 13.",
      evidence: .assumed(
        "The option is deprecated since iOS 15; that it came with 13 is remembered."
      ),
      when: [.from13],
      then: { $0.begins = 13 }
    )

    Rule(
      "versions.what-came-with-15",
      facts: ["SET-07", "SET-09", "SET-10"],
      since: .oldest,
      until: 14,
      "Time-sensitive notifications, relevance and a Focus that allows apps came with iOS 15.",
      evidence: .documented(
        "The score is available from iOS 15 on.",
        Apple.content + "/relevancescore"
      ),
      .assumed("The others came with it."),
      when: [.from15],
      then: { $0.begins = 15 }
    )

    Rule(
      "versions.focus-filters-from-16",
      facts: ["SET-11"],
      since: .oldest,
      until: 15,
      "Focus filters, and the criteria that they look for, came with iOS 16.",
      evidence: .assumed("Everybody saw them come; no page read says it."),
      when: [.from16],
      then: { $0.begins = 16 }
    )
  }
}

extension Availability.Wanted {
  /// What it is in the words of ``Availability``.
  public var condition: Availability.Condition {
    switch self {
    case .center: .center
    case .registration: .registration
    case .region: .region
    case .switches: .switches
    case .push: .push
    case .doNotDisturb: .from6
    case .regionState, .backgroundRefresh: .from7
    case .localCategory, .locationRequest: .from8
    case .typedText: .from9
    case .hiddenPreviews: .from11
    case .provisional, .criticalAlerts, .settingsLink, .summaryFormat: .from12
    case .announcement: .from13
    case .timeSensitive, .relevance, .focusApps: .from15
    case .focusFilter: .from16
    }
  }
}
