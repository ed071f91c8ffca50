/// Decides the fate of a `UILocalNotification` that an app schedules or presents.
public enum LegacyScheduling: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("legacy-scheduling")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The exception that ends the process, if one does.
    public var exception: Exception?
    /// Indicates whether it is scheduled.
    public var isKept = false
    /// Indicates whether it is delivered now.
    public var isDelivered = false
    /// A Boolean value that indicates whether its badge number has no effect.
    public var dropsBadge = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case presentsNow, hasDate, past, repeats, hasRegion, hasZeroBadge

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .presentsNow: .act
      case .hasDate, .past, .repeats, .hasRegion, .hasZeroBadge: .request
      }
    }
  }

  /// A copy of the header, whose comments Apple's pages do not contain.
  private static let header =
    "https://github.com/xybp888/iOS-SDKs/blob/368c9fb22e450ca5cbf1596e885fc6bd2cb6171c/iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UILocalNotification.h"

  /// The rows.
  public static var rows: Rows<LegacyScheduling> {
    Dispute(
      "legacy-zero-badge",
      facts: ["BDG-09", "LEG-11"],
      since: .oldest,
      "Does a local notification whose badge is zero remove the number from the icon?",
      when: [.hasZeroBadge],
      seeds: "changes-nothing",
      apple: "removes-the-number",
      field: "changes-nothing",
      check:
        "On iOS 9, set a badge, schedule a UILocalNotification with badge 0, and look at the icon.",
      corrected: .in("0.4", before: "The number stayed under every reading.")
    )
    Rule(
      "legacy.zero-badge-changes-nothing",
      facts: ["BDG-09", "LEG-11"],
      dispute: "legacy-zero-badge",
      side: "changes-nothing",
      since: .oldest,
      "A local notification whose badge is zero leaves the number on the icon as it is.",
      evidence: .documented(
        "The comment in UILocalNotification.h, in the SDK of iOS 9.3: zero means no change and is the default. Apple's page on the property says otherwise.",
        header
      ),
      when: [.hasZeroBadge],
      then: { $0.dropsBadge = true }
    )
    Rule(
      "legacy.zero-badge-removes-the-number",
      facts: ["BDG-09"],
      dispute: "legacy-zero-badge",
      side: "removes-the-number",
      since: .oldest,
      "A local notification whose badge is zero removes the number from the icon.",
      evidence: .documented(
        "The page of the property: zero is the default and means that no badge is displayed.",
        Apple.localNotification + "/applicationiconbadgenumber"
      ),
      when: [.hasZeroBadge]
    )

    Rule(
      "legacy.presented-now-whatever-its-date",
      facts: ["LEG-09"],
      since: .oldest,
      "The method presentLocalNotificationNow delivers a notification immediately, whatever its fire date is.",
      evidence: .seed(
        .localNotification,
        "the notification is presented immediately, regardless of the value of its fire date."
      ),
      when: [.presentsNow],
      isFinal: true,
      then: { $0.isDelivered = true }
    )

    Rule(
      "legacy.date-and-region-exclude-each-other",
      facts: ["LEG-03"],
      since: 8,
      "The app crashes if it schedules a local notification that has both a fire date and a region.",
      evidence: .documented(
        "Setting both causes an exception when the notification is scheduled.",
        Apple.localNotification + "/region"
      ),
      when: [.hasDate, .hasRegion],
      isFinal: true,
      then: { $0.exception = .dateAndRegion }
    )

    Rule(
      "legacy.no-date-delivers-now",
      facts: ["LEG-02"],
      since: .oldest,
      "The system immediately delivers a local notification that has no fire date and no region.",
      evidence: .documented(
        "Without a date the notification is delivered immediately.",
        Apple.localNotification + "/firedate"
      ),
      when: [],
      unless: [.hasDate, .hasRegion],
      isFinal: true,
      then: { $0.isDelivered = true }
    )

    Rule(
      "legacy.past-date-delivers-now",
      facts: ["LEG-02"],
      since: .oldest,
      "The system immediately delivers a local notification whose fire date has passed.",
      evidence: .documented(
        "A notification with a fire date in the past is delivered immediately.",
        Apple.localNotification + "/firedate"
      ),
      .reportedOnce(
        "A report in the tracker of a plugin: a date in the past triggers immediately.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/417"
      ),
      when: [.past],
      unless: [.repeats],
      isFinal: true,
      then: { $0.isDelivered = true }
    )

    Dispute(
      "past-repeat",
      facts: ["LEG-02"],
      since: .oldest,
      "Is a repeating local notification delivered immediately if its fire date has passed?",
      when: [.past, .repeats],
      seeds: "comes-next",
      apple: "comes-at-once-too",
      field: "comes-next",
      check: "Schedule a daily one whose fire date was an hour ago, lock the phone and wait."
    )
    Rule(
      "legacy.past-repeat-comes-next",
      facts: ["LEG-02"],
      dispute: "past-repeat",
      side: "comes-next",
      since: .oldest,
      "A repeating local notification whose fire date has passed is delivered at its next repeat.",
      evidence: .seed(
        .alarm,
        "the fire date of a daily alarm is January 1st, and the alarm is set on a later day."
      ),
      when: [.past, .repeats]
    )
    Rule(
      "legacy.past-repeat-comes-at-once-too",
      facts: ["LEG-02"],
      dispute: "past-repeat",
      side: "comes-at-once-too",
      since: .oldest,
      "A repeating local notification whose fire date has passed is delivered immediately, and repeats.",
      evidence: .documented(
        "A notification with a fire date in the past is delivered immediately; no exception is named.",
        Apple.localNotification + "/firedate"
      ),
      when: [.past, .repeats],
      then: { $0.isDelivered = true }
    )

    Rule(
      "legacy.region-triggers-once",
      facts: ["LEG-10", "LOC-07"],
      since: 8,
      "A region triggers a local notification once; with regionTriggersOnce false, each time.",
      evidence: .documented(
        "The property is true by default; the notification is unscheduled after the first crossing.",
        Apple.localNotification + "/regiontriggersonce"
      ),
      when: [.hasRegion],
      isFinal: true,
      then: { $0.isKept = true }
    )

    Rule(
      "legacy.scheduled-until-its-date",
      facts: ["LEG-05", "LEG-09"],
      since: .oldest,
      "The system keeps a copy of a local notification until its fire date, and keeps a repeating one.",
      evidence: .seed(.localNotification, "the fire date says when it is delivered."),
      when: [.hasDate],
      then: { $0.isKept = true }
    )
  }
}
