/// Decides what happens to pending requests when a phone starts, and when it is then unlocked.
public enum RequestRecovery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("request-recovery")

  /// The outcome for the requests.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether requests fire again, first those that came due
    /// meanwhile.
    public var fires = false
    /// A Boolean value that indicates whether a repeating request that missed several dates fires
    /// only for the last one.
    public var missedComeOnce = false
    /// A Boolean value that indicates whether requests that waited for a time were lost when the
    /// phone was switched off.
    public var losesRequests = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case beforeUnlock, missedRepeat

    /// The subject of the condition.
    public var aspect: Aspect { self == .missedRepeat ? .request : .power }
  }

  /// The rows.
  public static var rows: Rows<RequestRecovery> {
    Dispute(
      "restart-keeps",
      facts: ["PWR-02"],
      since: .oldest,
      "After a restart of the phone, are requests that wait for a time still pending?",
      when: [],
      seeds: "pending-survive",
      apple: "pending-survive",
      field: "pending-survive",
      check: "Add a date for tomorrow, restart, unlock, and print the pending requests."
    )
    Rule(
      "restart.pending-survive",
      facts: ["PWR-02"],
      dispute: "restart-keeps",
      side: "pending-survive",
      since: .oldest,
      "Pending requests survive a restart of the phone.",
      evidence: .reported(
        "Reminders that came due while the phone was off arrive after it starts.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1696",
        "https://github.com/thudugala/Plugin.LocalNotification/issues/134"
      ),
      when: []
    )

    Rule(
      "restart.pending-are-gone",
      facts: ["PWR-02"],
      dispute: "restart-keeps",
      side: "pending-are-gone",
      since: .oldest,
      "A restart of the phone removes the pending requests that wait for a time.",
      evidence: .reportedOnce(
        "An issue of 2014 in a plugin's tracker says so; it was closed without a cause.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/221"
      ),
      .assumed("Secondary source: another tracker repeats a claim that iOS does not store them."),
      when: [],
      then: { $0.losesRequests = true }
    )

    Rule(
      "restart.missed-repeats-come-once",
      facts: ["PWR-02"],
      since: .oldest,
      "A repeating request that came due several times while the phone was off fires once.",
      evidence: .assumed(
        "Unsourced; in Notification Center each notification would replace the previous one.",
        check:
          "Add a daily request, leave the phone off for three days, and count its entries after the start."
      ),
      when: [.missedRepeat],
      then: { $0.missedComeOnce = true }
    )

    Dispute(
      "before-unlock",
      facts: ["PWR-03"],
      since: .oldest,
      "Does a request fire between the start of the phone and its first unlock?",
      when: [.beforeUnlock],
      seeds: "waits",
      apple: "waits",
      field: "waits",
      check: "Add an interval of five minutes, restart, do not unlock, and look at the screen."
    )
    Rule(
      "restart.waits-for-the-first-unlock",
      facts: ["PWR-03"],
      dispute: "before-unlock",
      side: "waits",
      since: .oldest,
      "No request fires between the start of the phone and its first unlock.",
      evidence: .assumed("Unsourced; an app's stored data is encrypted until then."),
      when: [.beforeUnlock]
    )
    Rule(
      "restart.shows-before-the-first-unlock",
      facts: ["PWR-03"],
      dispute: "before-unlock",
      side: "shows",
      since: .oldest,
      "Requests fire as soon as the phone has started, even before its first unlock.",
      evidence: .assumed(
        "Unsourced; the system holds the requests, and the app need not run."
      ),
      when: [.beforeUnlock],
      then: { $0.fires = true }
    )

    Rule(
      "restart.missed-come-after-the-start",
      facts: ["PWR-02"],
      since: .oldest,
      "Requests that came due while the phone was off fire one after another once the phone has started.",
      evidence: .reported(
        "All missed notifications arrive one after another once the phone is on again.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1696",
        "https://github.com/thudugala/Plugin.LocalNotification/issues/134"
      ),
      when: [],
      unless: [.beforeUnlock],
      then: { $0.fires = true }
    )
  }
}
