/// The question what an app is told of a change of the time.
public enum SystemSignalDelivery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("signalling")

  /// What can happen.
  public enum Occasion: UInt8, Hashable, Sendable {
    /// A day has ended.
    case dayEnded
    /// The zone has changed its clocks, as twice a year.
    case clocksChanged
    /// The phone is in another zone.
    case zoneChanged
    /// The clock was set.
    case clockSet
    /// An app that was suspended, and has missed something, runs again.
    case runsAgain
  }

  /// What the app is told.
  public struct Answer: DefaultAnswer {
    /// What is posted.
    public var signals: SystemSignals = []
    /// Whether the app hears of it only later.
    public var waits = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case newDay, clocksChanged, zoneChanged, clockSet, runsAgain
    case suspended, inFront

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .newDay, .clocksChanged, .zoneChanged, .clockSet, .runsAgain: .act
      case .suspended, .inFront: .state
      }
    }
  }

  private static let significant =
    "https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification"
  private static let told =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)"
  private static let queued =
    "https://developer.apple.com/documentation/uikit/processing-queued-notifications"
  private static let names =
    "https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/"
  private static let post = "https://cnblogs.com/i-am-lvjiazhen/p/6178071.html"

  /// The rows.
  public static var rows: [Row<SystemSignalDelivery>] {
    Rule(
      "signals.midnight-is-significant",
      facts: ["CAL-13"],
      "A new day is a significant change of the time.",
      evidence: .documented("The arrival of midnight is the first example.", significant),
      when: [.newDay],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.day-changes",
      facts: ["CAL-13"],
      "When the phone's calendar shows another day, NSCalendarDayChanged is posted.",
      evidence: .documented(
        "It is posted whenever the day changes, by calendar and zone.",
        names + "nscalendardaychanged"
      ),
      when: [.newDay],
      then: { $0.signals.insert(.day) }
    )

    Rule(
      "signals.changed-clocks-are-significant",
      facts: ["CAL-13"],
      "When the zone sets its clocks forward or back, that is a significant change of the time.",
      evidence: .documented("A change to or from daylight saving time is one.", significant),
      when: [.clocksChanged],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.zone-changes",
      facts: ["CAL-13"],
      "When the phone is taken to another zone, NSSystemTimeZoneDidChange is posted.",
      evidence: .documented(
        "It is posted when the time zone changes.",
        names + "nssystemtimezonedidchange"
      ),
      when: [.zoneChanged],
      then: { $0.signals.insert(.zone) }
    )

    Rule(
      "signals.another-zone-is-significant",
      facts: ["CAL-13"],
      "A journey to another zone is a significant change of the time.",
      evidence: .documented("An update of the time by the carrier is one.", significant),
      .reportedOnce("A post saw it both when the zone and when the clock was changed.", post),
      when: [.zoneChanged],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.set-clock-is-significant",
      facts: ["CAL-13"],
      "A clock that is set by hand is a significant change of the time.",
      evidence: .reportedOnce("A post saw it when the clock was set in Settings.", post),
      when: [.clockSet],
      then: { $0.signals.insert(.significant) }
    )

    Rule(
      "signals.clock-is-set",
      facts: ["CAL-13"],
      "When the clock is set, NSSystemClockDidChange is posted.",
      evidence: .documented(
        "It is posted whenever the system's clock is changed, as by the user in Settings.",
        names + "nssystemclockdidchange"
      ),
      when: [.clockSet],
      then: { $0.signals.insert(.clock) }
    )

    Rule(
      "signals.suspended-app-hears-later",
      facts: ["CAL-13"],
      "A suspended app is told nothing; what it misses is kept for it.",
      evidence: .documented("The message waits until the app is back.", told),
      when: [.suspended],
      then: { $0.waits = true }
    )

    Rule(
      "signals.missed-ones-come-once",
      facts: ["CAL-13"],
      "An app that comes to the foreground is told once of what it has missed while suspended.",
      evidence: .documented("Of several changes only the most recent is delivered.", told),
      .documented("The system makes one notification of those that are related.", queued),
      when: [.runsAgain, .inFront]
    )

    Dispute(
      "missed-signals",
      facts: ["CAL-13"],
      "Is an app that is woken in the background told what it missed while it was suspended?",
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
      "What a suspended app missed waits until it returns to the foreground.",
      evidence: .documented("The page of the delegate's method says so.", told),
      when: [.runsAgain],
      unless: [.inFront],
      then: { $0.waits = true }
    )
    Rule(
      "signals.missed-ones-come-on-waking",
      facts: ["CAL-13"],
      dispute: "missed-signals",
      side: "on-waking",
      "What a suspended app missed it is told as soon as it runs again, be it in the background.",
      evidence: .documented("The page on queued notifications says so.", queued),
      when: [.runsAgain],
      unless: [.inFront]
    )
  }
}
