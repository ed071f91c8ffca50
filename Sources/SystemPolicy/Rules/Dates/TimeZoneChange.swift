/// The question what a new zone does to a request that waits.
public enum TimeZoneChange: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("travelling")

  /// What becomes of the date.
  public struct Answer: DefaultAnswer {
    /// Whether the components are matched in the new zone from now on.
    public var floats = false
    /// Whether it stays due although they are.
    public var staysDue = false
    /// Whether it fires now, its date having been passed over.
    public var firesNow = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case interval, calendar, pinned, passedOver, overdue, legacy

    /// What the condition is about.
    public var aspect: Aspect { self == .passedOver ? .act : .request }
  }

  /// The rows.
  public static var rows: [Row<TimeZoneChange>] {
    Rule(
      "dates.intervals-know-no-zone",
      facts: ["TI-04"],
      "A time interval passes at the same pace everywhere; a new zone changes nothing.",
      evidence: .documented("It fires once so many seconds have elapsed.", Apple.interval),
      .reportedOnce(
        "A reminder set as an interval comes at the old home's time after a journey.",
        "https://github.com/ionic-team/capacitor-plugins/issues/2361"
      ),
      when: [.interval]
    )

    Rule(
      "dates.pinned-to-its-zone",
      facts: ["CAL-10", "CAL-11"],
      "Date components that carry a zone stay with it, through its own clock changes.",
      evidence: .documented(
        "Components may carry the time zone they are meant in.",
        "https://developer.apple.com/documentation/foundation/datecomponents/timezone"
      ),
      .reported(
        "Reminders pinned to a fixed offset are an hour off once clocks change.",
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
      "Do date components without a zone follow the phone into a new one?",
      when: [.calendar],
      unless: [.pinned, .legacy],
      seeds: "floats",
      apple: "floats",
      field: "floats",
      check: "Add hour 20 in one zone, change the phone's zone, and see when it comes."
    )
    Rule(
      "dates.floats-with-the-zone",
      facts: ["CAL-10"],
      dispute: "calendar-zone",
      side: "floats",
      "Date components without a zone mean what the phone's clock shows, wherever it is.",
      evidence: .reported(
        "Reminders come at the same time of day after a journey.",
        "https://github.com/invertase/notifee/issues/1033",
        "https://github.com/react-native-push-notification/ios/issues/354"
      ),
      .documented(
        "An engineer writes so in Apple's forum, where a developer contradicts for bare hours.",
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
      "Date components without a zone keep the one in which they were scheduled.",
      evidence: .reportedOnce(
        "A maintainer says that switching the zone does not alter the time.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/299"
      ),
      when: [.calendar],
      unless: [.pinned, .legacy]
    )

    Dispute(
      "journey-over-a-date",
      facts: ["CAL-10", "CAL-12"],
      since: .oldest,
      "What becomes of a date that the clock passes over by going to another zone?",
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
      "A date without a zone that a journey passes over does not fire; a repeating one has its next.",
      evidence: .assumed(
        "Dates are looked up anew, from the new time on; no report is about a date in between."
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
      "A date without a zone that a journey passes over fires at once.",
      evidence: .assumed("It is what a clock does that is set ahead by as much."),
      when: [.calendar, .passedOver],
      unless: [.pinned],
      then: { $0.firesNow = $0.floats }
    )

    restartRows
  }
}
