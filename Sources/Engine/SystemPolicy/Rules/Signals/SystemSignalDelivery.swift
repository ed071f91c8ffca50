/// Decides which notifications of a time change the system posts to an app, and when.
public enum SystemSignalDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("system-signal-delivery")

  /// An event that can cause signals.
  public enum Occasion: UInt8, Hashable, Sendable {
    /// A day has ended.
    case dayEnded
    /// The time zone has changed its clocks, as to daylight saving time.
    case clocksChanged
    /// The phone is in another time zone.
    case zoneChanged
    /// The clock was set.
    case clockSet
    /// A suspended app that has missed signals runs again.
    case runsAgain
  }

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The signals that the system posts.
    public var signals: SystemSignals = []
    /// A Boolean value that indicates whether the app gets the signals only later.
    public var waits = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case newDay, clocksChanged, zoneChanged, clockSet, runsAgain
    case suspended, inFront

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .newDay, .clocksChanged, .zoneChanged, .clockSet, .runsAgain: .act
      case .suspended, .inFront: .state
      }
    }
  }

  private static let significant =
    "https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification"
  private static let method =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)"
  private static let queued =
    "https://developer.apple.com/documentation/uikit/processing-queued-notifications"
  private static let names =
    "https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/"
  private static let post = "https://cnblogs.com/i-am-lvjiazhen/p/6178071.html"

  /// The rows.
  public static var rows: Rows<SystemSignalDelivery> {
    Rule(
      "signals.midnight-is-significant",
      facts: ["CAL-13"],
      "The system reports a significant time change when a new day begins.",
      evidence: .documented("The arrival of midnight is the first example.", significant),
      when: [.newDay],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.day-changes",
      facts: ["CAL-13"],
      "The system posts NSCalendarDayChanged when the day of the phone's calendar changes.",
      evidence: .documented(
        "The system posts it whenever the day changes, by calendar and time zone.",
        names + "nscalendardaychanged"
      ),
      when: [.newDay],
      then: { $0.signals.insert(.day) }
    )

    Rule(
      "signals.changed-clocks-are-significant",
      facts: ["CAL-13"],
      "The system reports a significant time change when the time zone sets its clocks forward or back.",
      evidence: .documented("A change to or from daylight saving time is an example.", significant),
      when: [.clocksChanged],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.zone-changes",
      facts: ["CAL-13"],
      "The system posts NSSystemTimeZoneDidChange when the phone enters another time zone.",
      evidence: .documented(
        "The system posts it when the time zone changes.",
        names + "nssystemtimezonedidchange"
      ),
      when: [.zoneChanged],
      then: { $0.signals.insert(.zone) }
    )

    Rule(
      "signals.another-zone-is-significant",
      facts: ["CAL-13"],
      "The system reports a significant time change when the phone enters another time zone.",
      evidence: .documented("An update of the time by the carrier is an example.", significant),
      .reportedOnce(
        "A post reports the signal after changes of the time zone and of the clock.",
        post
      ),
      when: [.zoneChanged],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.set-clock-is-significant",
      facts: ["CAL-13"],
      "The system reports a significant time change when the user sets the clock.",
      evidence: .reportedOnce(
        "A post reports the signal after the clock was set in Settings.",
        post
      ),
      when: [.clockSet],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.clock-is-set",
      facts: ["CAL-13"],
      "The system posts NSSystemClockDidChange when the clock is set.",
      evidence: .documented(
        "The system posts it whenever its clock changes, for example by the user in Settings.",
        names + "nssystemclockdidchange"
      ),
      when: [.clockSet],
      then: { $0.signals.insert(.clock) }
    )

    Rule(
      "signals.suspended-app-hears-later",
      facts: ["CAL-13"],
      "The system posts no signals to a suspended app and keeps the missed ones for it.",
      evidence: .documented("The message waits until the app returns.", method),
      when: [.suspended],
      then: { $0.waits = true }
    )

    Rule(
      "signals.missed-ones-come-once",
      facts: ["CAL-13"],
      "When a suspended app comes to the foreground, the system posts each missed signal once.",
      evidence: .documented("Of several changes only the most recent is delivered.", method),
      .documented("The system combines related notifications into one.", queued),
      when: [.runsAgain, .inFront]
    )

    Dispute(
      "missed-signals",
      facts: ["CAL-13"],
      "Does an app woken in the background get the signals that it missed while suspended?",
      when: [.runsAgain],
      unless: [.inFront],
      seeds: "in-front",
      apple: "in-front",
      field: "in-front",
      check:
        "Suspend an app over midnight, wake it with content-available, and read what it logged."
    )
    Rule(
      "signals.missed-ones-wait-for-the-foreground",
      facts: ["CAL-13"],
      dispute: "missed-signals",
      side: "in-front",
      "The system keeps the signals that a suspended app missed until the app returns to the foreground.",
      evidence: .documented("The page of the delegate's method says so.", method),
      when: [.runsAgain],
      unless: [.inFront],
      then: { $0.waits = true }
    )
    Rule(
      "signals.missed-ones-come-on-waking",
      facts: ["CAL-13"],
      dispute: "missed-signals",
      side: "on-waking",
      "The system posts missed signals as soon as a suspended app runs again, even in the background.",
      evidence: .documented("The page on queued notifications says so.", queued),
      when: [.runsAgain],
      unless: [.inFront]
    )
  }
}
