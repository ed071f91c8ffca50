public import VirtualTime

/// Decides whether an app that monitors significant changes of the location, or visits, is notified
/// of one.
public enum LocationServiceEvent: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-service-event")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls `didUpdateLocations` or `didVisit`.
    public var notifiesApp = false
    /// A Boolean value that indicates whether the system launches or wakes the app in the
    /// background, for ``CrossingDelivery/runTime``.
    public var wakesApp = false
  }

  /// The distance that the phone must move for a significant change, in metres.
  public static let distance: Int32 = 500

  /// The shortest time between two changes that an app is notified of.
  public static let pause = Interval(seconds: 300)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case visit, recent, notAllowed, whenInUse, inUse, refreshOff, suspended, notRunning

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .visit, .recent: .place
      case .notAllowed, .whenInUse, .refreshOff: .location
      case .inUse, .suspended, .notRunning: .state
      }
    }
  }

  private static let page =
    Apple.locationManager + "/startmonitoringsignificantlocationchanges()"

  /// The rows.
  public static var rows: Rows<LocationServiceEvent> {
    Rule(
      "location.significant-changes-are-rare",
      facts: ["LOC-25"],
      since: .oldest,
      "The system reports at most one significant change in five minutes.",
      evidence: .documented("Events come no more often than once in five minutes.", page),
      when: [.recent],
      unless: [.visit],
      isFinal: true
    )

    Rule(
      "location.changes-and-visits-need-permission",
      facts: ["LOC-25"],
      since: .oldest,
      "The system reports no significant change and no visit to an app without location permission.",
      evidence: .documented(
        "An app needs authorization for location services.",
        Apple.locationAuthorization
      ),
      when: [.notAllowed],
      isFinal: true
    )

    Rule(
      "location.changes-and-visits-need-always",
      facts: ["LOC-25"],
      since: 8,
      "With When In Use or provisional Always, the system reports significant changes and visits only to an app in use.",
      evidence: .documented(
        "Only Always lets significant changes and visits launch an app and reach it in the background.",
        Apple.locationAuthorization
      ),
      .assumed("Unsourced: a significant change shows no prompt to confirm a provisional Always."),
      when: [.whenInUse],
      unless: [.inUse],
      isFinal: true
    )

    Rule(
      "location.changes-and-visits-need-refresh",
      facts: ["LOC-25"],
      since: 7,
      "While Background App Refresh is off for an app, the system reports significant changes and visits to it only in use.",
      evidence: .assumed(
        "Unsourced; Apple documents it for regions.",
        check:
          "Turn Background App Refresh off for the app, suspend the app, and travel a kilometre."
      ),
      when: [.refreshOff],
      unless: [.inUse],
      isFinal: true
    )

    Rule(
      "location.change-or-visit-launches-the-app",
      facts: ["LOC-25"],
      since: .oldest,
      "A significant change or a visit launches an app that is not running into the background, for ten seconds.",
      evidence: .documented(
        "The system relaunches a terminated app in the background when a new event arrives.",
        page
      ),
      .assumed(
        "Unsourced: so does a force-quit app, as with regions.",
        check: "Force-quit the app, travel a kilometre, read its log."
      ),
      when: [.notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "location.change-or-visit-wakes-the-app",
      facts: ["LOC-25"],
      since: .oldest,
      "A significant change or a visit wakes a suspended app for ten seconds.",
      evidence: .documented(
        "A new location wakes the app to process the event.",
        page
      ),
      .assumed("The ten seconds are those that Apple documents for regions."),
      when: [.suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "location.significant-change-is-told",
      facts: ["LOC-25"],
      since: .oldest,
      "The system calls didUpdateLocations after the phone has moved 500 metres since the last such event.",
      evidence: .documented(
        "An event comes as soon as the phone has moved 500 metres or more from the previous one.",
        page
      ),
      .reportedOnce(
        "An answer from Apple: an app also has to expect to be resumed when the phone has not moved.",
        "https://developer.apple.com/forums/thread/71792"
      ),
      when: [],
      unless: [.visit],
      then: { $0.notifiesApp = true }
    )

    Rule(
      "location.visit-is-told",
      facts: ["LOC-25"],
      since: 8,
      "The system calls didVisit when the user has arrived at a place, and again when the user leaves it.",
      evidence: .documented(
        "An event at the arrival has no departure date yet; an event at the departure has both.",
        "https://developer.apple.com/documentation/corelocation/clvisit"
      ),
      when: [.visit],
      then: { $0.notifiesApp = true }
    )
  }
}
