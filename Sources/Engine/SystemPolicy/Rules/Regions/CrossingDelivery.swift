public import VirtualTime

/// Decides who is notified when the phone crosses the boundary of a region that an app monitors.
public enum CrossingDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("crossing-delivery")

  /// The outcome of the crossing.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls `didEnterRegion` or `didExitRegion`.
    public var notifiesApp = false
    /// A Boolean value that indicates whether the system also calls `didDetermineState`.
    public var reportsState = false
    /// A Boolean value that indicates whether a `CLMonitor` yields an event for the crossing.
    public var notifiesMonitor = false
    /// A Boolean value that indicates whether the crossing waits until the user has confirmed or
    /// declined Always.
    public var isHeld = false
    /// A Boolean value that indicates whether the system launches or wakes the app in the
    /// background.
    public var wakesApp = false
    /// A Boolean value that indicates whether the system suspends the app again after ``runTime``.
    public var isBrief = false
    /// A Boolean value that indicates whether the app did not ask for crossings in this direction.
    public var isIgnored = false
  }

  /// The time that an app woken for a crossing runs before the system suspends it.
  public static let runTime = Interval(seconds: 10)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case unasked, notAllowed, whenInUse, foreground, suspended, notRunning, idle, forceQuit
    case refreshOff, reduced, provisional, condition, showsIndicator, pending

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .unasked, .condition, .pending: .region
      case .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional: .location
      case .foreground, .showsIndicator, .suspended, .notRunning, .idle, .forceQuit: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<CrossingDelivery> {
    Rule(
      "regions.only-the-side-asked-for",
      facts: ["LOC-14"],
      since: .oldest,
      "The system reports entering only if notifyOnEntry is set, and leaving only if notifyOnExit is set.",
      evidence: .documented(
        "The two properties say which crossings are reported; both are set by default.",
        "https://developer.apple.com/documentation/corelocation/clregion/notifyonentry"
      ),
      when: [.unasked],
      isFinal: true,
      then: { $0.isIgnored = true }
    )

    pendingRows

    Rule(
      "regions.no-permission-no-crossings",
      facts: ["LOC-15"],
      since: .oldest,
      "The system reports no crossings to an app without location permission.",
      evidence: .documented(
        "The system reports boundary crossings to authorized apps only.",
        Apple.regionGuide
      ),
      when: [.notAllowed],
      isFinal: true
    )

    Rule(
      "regions.when-in-use-needs-the-app-in-front",
      facts: ["LOC-02"],
      since: .oldest,
      "With When In Use permission, the system reports crossings only while the app is in use.",
      evidence: .documented(
        "Region monitoring in the background, and a launch for a crossing, need Always.",
        Apple.locationAuthorization
      ),
      .seed(.geofencing, "When In Use works only while the app is in the foreground."),
      when: [.whenInUse],
      unless: [.foreground, .showsIndicator],
      isFinal: true
    )

    Rule(
      "regions.indicator-counts-as-in-use",
      facts: ["LOC-21"],
      since: 9,
      "With When In Use, an app that shows the location indicator in the background receives crossings there.",
      evidence: .documented(
        "An app that shows the location indicator in the background is in use, if it started in the foreground.",
        Apple.choosingAuthorization
      ),
      when: [.whenInUse, .showsIndicator],
      unless: [.foreground],
      corrected: .in("0.4", before: "Only an app in the foreground counted as in use.")
    )

    Rule(
      "regions.no-refresh-no-crossings",
      facts: ["LOC-15"],
      since: 7,
      "While Background App Refresh is off for an app, the system reports no crossings to it.",
      evidence: .documented(
        "The system delivers no region events to an app whose background refresh is disabled.",
        Apple.regionGuide
      ),
      when: [.refreshOff],
      isFinal: true
    )

    Rule(
      "regions.reduced-accuracy-sees-no-edges",
      facts: ["LOC-04"],
      since: 14,
      "The system reports no crossings to an app with reduced accuracy.",
      evidence: .assumed(
        "Secondary source: a summary of a blog says that regions do not work without precise location.",
        check: "Turn Precise Location off, drive out of a region, and log the calls."
      ),
      when: [.reduced],
      isFinal: true
    )

    Rule(
      "regions.provisional-always-asks-at-a-crossing",
      facts: ["LOC-03"],
      since: 13,
      "On a background crossing, the system asks the user to confirm Always and holds the event meanwhile.",
      evidence: .reportedOnce(
        "The prompt to confirm Always appears with an event in the background.",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/295"
      ),
      when: [.provisional],
      unless: [.foreground, .showsIndicator],
      isFinal: true,
      then: { $0.isHeld = true }
    )

    Dispute(
      "force-quit-regions",
      facts: ["APP-05", "APP-07"],
      since: .oldest,
      "After the user has swiped an app away, does a crossing launch it?",
      when: [.notRunning, .forceQuit],
      unless: [
        .unasked, .pending, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional,
      ],
      seeds: "relaunches",
      apple: "relaunches",
      // Three reports of iOS 26 against one (see Documentation/Internals/Decisions.md).
      field: .before(26, "relaunches", then: "blocked"),
      check: "Swipe the app away, cross the boundary, and read what didEnterRegion logged.",
      corrected: .in("0.4", before: "The reading field took relaunches on every version.")
    )
    Rule(
      "regions.force-quit-is-launched",
      facts: ["APP-05", "APP-07"],
      dispute: "force-quit-regions",
      side: "relaunches",
      since: .oldest,
      "A crossing launches an app into the background, even if the user has swiped the app away.",
      evidence: .documented(
        "The comment in CLLocationManager.h: a region relaunches the app, even if killed by the user.",
        Apple.locationManager + "/requestalwaysauthorization()"
      ),
      .seed(.geofencing, "regions work even if the app is killed."),
      .reportedOnce(
        "A log of iOS 26.2.1: the app was ended by the user, and leaving a region launched it.",
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/2661"
      ),
      when: [.notRunning, .forceQuit],
      unless: [
        .unasked, .pending, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional,
      ],
      then: { $0.wakesApp = true }
    )
    Rule(
      "regions.force-quit-stays-closed",
      facts: ["APP-05", "APP-07"],
      dispute: "force-quit-regions",
      side: "blocked",
      since: .oldest,
      "After the user swipes an app away, no crossing launches the app until the user opens it.",
      evidence: .reported(
        "Since iOS 26, crossings no longer launch an app that the user has swiped away.",
        "https://developer.apple.com/forums/thread/826964",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/1650",
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/2548"
      ),
      .reportedOnce(
        "Apple's support writes that a force-quit blocks launches into the background.",
        "https://developer.apple.com/forums/thread/685525"
      ),
      when: [.notRunning, .forceQuit],
      unless: [
        .unasked, .pending, .notAllowed, .whenInUse, .refreshOff, .reduced, .provisional,
      ],
      isFinal: true
    )

    Rule(
      "regions.crossing-launches-the-app",
      facts: ["LOC-02"],
      since: .oldest,
      "If the app is not running, a crossing launches it into the background.",
      evidence: .documented(
        "The system launches a terminated app into the background when the boundary is crossed.",
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
        "The system wakes a suspended app to handle the crossing.",
        Apple.regionGuide
      ),
      when: [.suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "regions.ten-seconds-in-the-background",
      facts: ["APP-06"],
      since: .oldest,
      "An app woken for a crossing has ten seconds before the system suspends it.",
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
      "The system calls didEnterRegion or didExitRegion on the location manager's delegate.",
      evidence: .documented(
        "The system reports crossings to the delegate of the location manager.",
        Apple.proximity
      ),
      when: [],
      unless: [.condition],
      then: { $0.notifiesApp = true }
    )

    Rule(
      "regions.state-comes-with-each-crossing",
      facts: ["LOC-10"],
      since: 7,
      "For each crossing that it reports, the system also calls didDetermineState.",
      evidence: .documented(
        "For each crossing, the system calls this method in addition to the methods for entering and leaving.",
        Apple.locationManager + "delegate"
      ),
      .reportedOnce(
        "An app that handled both callbacks received every event twice.",
        "https://github.com/martijndeh/react-native-region-monitor/issues/1"
      ),
      when: [],
      unless: [.condition],
      then: { $0.reportsState = true }
    )

    monitorsRows
  }
}
