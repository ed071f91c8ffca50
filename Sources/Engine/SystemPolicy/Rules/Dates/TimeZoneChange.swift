/// Decides the effect of a new time zone on a pending request.
public enum TimeZoneChange: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("time-zone-change")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the components now match in the new time zone.
    public var floats = false
    /// A Boolean value that indicates whether the request stays due in the new time zone.
    public var staysDue = false
    /// A Boolean value that indicates whether the request fires now because its date was skipped.
    public var firesNow = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case interval, calendar, pinned, passedOver, overdue, legacy

    /// The subject of the condition.
    public var aspect: Aspect { self == .passedOver ? .act : .request }
  }

  /// The rows.
  public static var rows: Rows<TimeZoneChange> {
    Rule(
      "dates.intervals-know-no-zone",
      facts: ["TI-04"],
      "A new time zone does not change a time interval.",
      evidence: .documented("The trigger fires after the number of seconds.", Apple.interval),
      .reportedOnce(
        "After a journey, a reminder with an interval arrives at the time of the old zone.",
        "https://github.com/ionic-team/capacitor-plugins/issues/2361"
      ),
      when: [.interval]
    )

    Rule(
      "dates.pinned-to-its-zone",
      facts: ["CAL-10", "CAL-11"],
      "Date components with a time zone keep that zone and follow its daylight saving time.",
      evidence: .documented(
        "Components may carry their time zone.",
        "https://developer.apple.com/documentation/foundation/datecomponents/timezone"
      ),
      .reported(
        "Reminders pinned to a fixed offset are an hour off after a clock change.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/118",
        "https://github.com/zo0r/react-native-push-notification/issues/819"
      ),
      when: [.calendar, .pinned],
      unless: [.legacy]
    )

    legacyRows

    Dispute(
      "calendar-zone",
      facts: ["CAL-10"],
      "When the phone enters a new time zone, do date components without a time zone follow it?",
      when: [.calendar],
      unless: [.pinned, .legacy],
      seeds: "floats",
      apple: "floats",
      field: "floats",
      check: "Add hour 20 in one zone, change the phone's zone, and note the delivery time."
    )
    Rule(
      "dates.floats-with-the-zone",
      facts: ["CAL-10"],
      dispute: "calendar-zone",
      side: "floats",
      "Date components without a time zone match the clock of the phone's current zone.",
      evidence: .reported(
        "Reminders arrive at the same time of day after a journey.",
        "https://github.com/invertase/notifee/issues/1033",
        "https://github.com/react-native-push-notification/ios/issues/354"
      ),
      .documented(
        "An engineer says so in Apple's forum. A developer in the same thread disagrees for components with only an hour.",
        "https://developer.apple.com/forums/thread/811265"
      ),
      .seed(.geofencing, "a reminder for 9:30 comes at 9:30 local time, wherever the user is."),
      when: [.calendar],
      unless: [.pinned, .legacy],
      then: { $0.floats = true }
    )
    Rule(
      "dates.stays-in-its-first-zone",
      facts: ["CAL-10"],
      dispute: "calendar-zone",
      side: "fixed",
      "Date components without a time zone keep the zone in which the app scheduled them.",
      evidence: .reportedOnce(
        "A maintainer says that switching the zone does not change the time.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/299"
      ),
      when: [.calendar],
      unless: [.pinned, .legacy]
    )

    Dispute(
      "journey-over-a-date",
      facts: ["CAL-10", "CAL-12"],
      since: .oldest,
      "When a new time zone skips a request's date, does the request fire?",
      when: [.calendar, .passedOver],
      unless: [.pinned],
      seeds: "leaves-it-out",
      apple: "leaves-it-out",
      field: "leaves-it-out",
      check: "Add a date an hour ahead, set the phone's zone two hours to the east, and wait."
    )
    Rule(
      "dates.journey-skips",
      facts: ["CAL-10"],
      dispute: "journey-over-a-date",
      side: "leaves-it-out",
      since: .oldest,
      "A request without a time zone does not fire at a date that a journey skips.",
      evidence: .assumed(
        "Unsourced; the system computes dates again from the new time, so repeats continue."
      ),
      when: [.calendar, .passedOver],
      unless: [.pinned]
    )
    Rule(
      "dates.journey-delivers",
      facts: ["CAL-10", "CAL-12"],
      dispute: "journey-over-a-date",
      side: "makes-up-for-it",
      since: .oldest,
      "A request without a time zone fires at once when a journey skips its date.",
      evidence: .assumed("Setting the clock ahead by the same amount has this effect."),
      when: [.calendar, .passedOver],
      unless: [.pinned],
      then: { $0.firesNow = $0.floats }
    )

    restartRows
  }
}
