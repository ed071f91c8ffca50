public import VirtualTime

/// The question who hears that the edge of a region was crossed that an app monitors.
public enum CrossingDelivery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("crossing")

  /// What comes of the crossing.
  public struct Answer: DefaultAnswer {
    /// Whether the app is told.
    public var tellsApp = false
    /// Whether it is told by `didDetermineState`, too.
    public var tellsState = false
    /// Whether a `CLMonitor` has an event for it.
    public var tellsMonitor = false
    /// Whether it waits for the user to say whether Always is meant.
    public var isHeld = false
    /// Whether the app is launched, or woken, into the background to be told.
    public var wakesApp = false
    /// Whether it has but ``runTime`` until it is suspended.
    public var isBrief = false
    /// Whether the crossing is nothing to the app.
    public var isIgnored = false
  }

  /// How long an app runs that is woken for a crossing.
  public static let runTime = Interval(seconds: 10)

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case unasked, notAllowed, whenInUse, foreground, suspended, notRunning, idle, forceQuit
    case refreshOff, reduced, provisional, condition

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .unasked, .condition: .region
      case .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional: .location
      case .foreground, .suspended, .notRunning, .idle, .forceQuit: .state
      }
    }
  }

  /// The rows.
  public static var rows: [Row<CrossingDelivery>] {
    Rule(
      "regions.only-the-side-asked-for",
      facts: ["LOC-14"],
      since: .oldest,
      "An app hears of entering only if notifyOnEntry is set, and of leaving if notifyOnExit is.",
      evidence: .documented(
        "The two properties say which crossings are reported; both are set at first.",
        "https://developer.apple.com/documentation/corelocation/clregion/notifyonentry"
      ),
      when: [.unasked],
      isFinal: true,
      then: { $0.isIgnored = true }
    )

    Rule(
      "regions.no-permission-no-crossings",
      facts: ["LOC-15"],
      since: .oldest,
      "Without permission to know the location an app hears of no crossing.",
      evidence: .documented(
        "Boundary crossings are reported to authorized apps only.",
        Apple.regionGuide
      ),
      when: [.notAllowed],
      isFinal: true
    )

    Rule(
      "regions.when-in-use-needs-the-app-in-front",
      facts: ["LOC-02"],
      since: .oldest,
      "With permission When In Use an app hears of crossings only while it is in use.",
      evidence: .documented(
        "Region monitoring in the background, and the launch for it, need Always.",
        Apple.locationAuthorization
      ),
      .seed(.geofencing, "When In Use works only while the app is in the foreground."),
      when: [.whenInUse],
      unless: [.foreground],
      isFinal: true
    )

    Rule(
      "regions.no-refresh-no-crossings",
      facts: ["LOC-15"],
      since: 7,
      "While Background App Refresh is off for an app it hears of no crossing.",
      evidence: .documented(
        "The events of regions are not delivered to an app whose background refresh is disabled.",
        Apple.regionGuide
      ),
      when: [.refreshOff],
      isFinal: true
    )

    Rule(
      "regions.reduced-accuracy-sees-no-edges",
      facts: ["LOC-04"],
      since: 14,
      "An app with reduced accuracy hears of no crossing.",
      evidence: .assumed("A blog, known from a summary alone, has regions fail without precision."),
      when: [.reduced],
      isFinal: true
    )

    Rule(
      "regions.provisional-always-asks-at-a-crossing",
      facts: ["LOC-03"],
      since: 13,
      "A crossing in the background has the user asked whether Always is meant; the app waits.",
      evidence: .reportedOnce(
        "The question whether Always is meant comes with an event in the background.",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/295"
      ),
      when: [.provisional],
      unless: [.foreground],
      isFinal: true,
      then: { $0.isHeld = true }
    )

    Dispute(
      "force-quit-regions",
      facts: ["APP-05"],
      since: .oldest,
      "Does a crossing launch an app that the user has swiped away?",
      when: [.notRunning, .forceQuit],
      unless: [.unasked, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional],
      seeds: "relaunches",
      apple: "relaunches",
      field: "relaunches",
      check: "Swipe the app away, cross the edge, and read what didEnterRegion logged."
    )
    Rule(
      "regions.force-quit-is-launched",
      facts: ["APP-05"],
      dispute: "force-quit-regions",
      side: "relaunches",
      since: .oldest,
      "A crossing launches an app into the background, even one that the user has swiped away.",
      evidence: .seed(.geofencing, "regions work even if the app is killed."),
      .assumed("Apple's page says so of terminated apps, and not whether a force-quit makes one."),
      when: [.notRunning, .forceQuit],
      unless: [.unasked, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional],
      then: { $0.wakesApp = true }
    )
    Rule(
      "regions.force-quit-stays-closed",
      facts: ["APP-05"],
      dispute: "force-quit-regions",
      side: "blocked",
      since: .oldest,
      "An app that the user has swiped away is not launched for a crossing until it is opened.",
      evidence: .reportedOnce(
        "Apple's support writes that a force-quit blocks launches in the background.",
        "https://developer.apple.com/forums/thread/685525"
      ),
      when: [.notRunning, .forceQuit],
      unless: [.unasked, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional],
      isFinal: true
    )

    Rule(
      "regions.crossing-launches-the-app",
      facts: ["LOC-02"],
      since: .oldest,
      "A crossing launches an app that does not run into the background.",
      evidence: .documented(
        "A terminated app is launched into the background when the boundary is crossed.",
        Apple.locationManager + "/startmonitoring(for:)"
      ),
      .seed(.geofencing, "iOS wakes the app when a region boundary is crossed."),
      when: [.notRunning],
      unless: [.forceQuit],
      then: { $0.wakesApp = true }
    )

    Rule(
      "regions.crossing-wakes-the-app",
      facts: ["APP-06"],
      since: .oldest,
      "A crossing wakes a suspended app.",
      evidence: .documented(
        "An app that is suspended is woken to handle the crossing.",
        Apple.regionGuide
      ),
      when: [.suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "regions.ten-seconds-in-the-background",
      facts: ["APP-06"],
      since: .oldest,
      "An app that is woken for a crossing has ten seconds before it is suspended.",
      evidence: .documented(
        "A woken app gets about ten seconds to handle the crossing.",
        Apple.regionGuide
      ),
      when: [.idle],
      then: { $0.isBrief = true }
    )

    Rule(
      "regions.app-is-told",
      facts: ["LOC-02", "LOC-14"],
      since: .oldest,
      "The app's location manager gets didEnterRegion or didExitRegion.",
      evidence: .documented(
        "Crossings are reported to the delegate of the location manager.",
        Apple.proximity
      ),
      when: [],
      unless: [.condition],
      then: { $0.tellsApp = true }
    )

    Rule(
      "regions.state-comes-with-each-crossing",
      facts: ["LOC-10"],
      since: 7,
      "With each crossing it is told, an app gets didDetermineState as well.",
      evidence: .documented(
        "The method is called for each crossing, besides those for entering and leaving.",
        Apple.locationManager + "delegate"
      ),
      .reportedOnce(
        "An app that listened to both had every event twice.",
        "https://github.com/martijndeh/react-native-region-monitor/issues/1"
      ),
      when: [],
      unless: [.condition],
      then: { $0.tellsState = true }
    )

    monitorsRows
  }
}
