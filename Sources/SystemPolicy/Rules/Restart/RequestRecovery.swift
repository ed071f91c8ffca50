/// The question what becomes of pending requests when a phone starts, and when it is then unlocked.
public enum RequestRecovery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("restarting")

  /// What becomes of them.
  public struct Answer: DefaultAnswer {
    /// Whether requests fire again, first those that came due meanwhile.
    public var fires = false
    /// Whether of a repeating request that was missed several times only the last is made up for.
    public var missedComeOnce = false
    /// Whether what waited for a time is gone since the phone was switched off.
    public var losesRequests = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case beforeUnlock, missedRepeat

    /// What the condition is about.
    public var aspect: Aspect { self == .missedRepeat ? .request : .power }
  }

  /// The rows.
  public static var rows: [Row<RequestRecovery>] {
    Dispute(
      "restart-keeps",
      facts: ["PWR-02"],
      since: .oldest,
      "Do requests that wait for a time outlive a restart of the phone?",
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
      "Pending requests outlive a restart of the phone.",
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
      "Pending requests that wait for a time are gone once the phone restarts.",
      evidence: .reportedOnce(
        "A plugin's tracker of 2014 says so, and was closed without a cause.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/221"
      ),
      .assumed("Another tracker passes on as hearsay that iOS does not store them."),
      when: [],
      then: { $0.losesRequests = true }
    )

    Rule(
      "restart.missed-repeats-come-once",
      facts: ["PWR-02"],
      since: .oldest,
      "A repeating request that came due several times while the phone was off is shown once.",
      evidence: .assumed(
        "Each would take the place of the one before in Notification Center; no report counts them."
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
      "Until the first unlock after a start nothing fires.",
      evidence: .assumed("What an app has stored is encrypted until then; no report tells."),
      when: [.beforeUnlock]
    )
    Rule(
      "restart.shows-before-the-first-unlock",
      facts: ["PWR-03"],
      dispute: "before-unlock",
      side: "shows",
      since: .oldest,
      "Requests fire as soon as the phone has started, locked as it is.",
      evidence: .assumed(
        "The system holds the requests, and the app need not run; no report tells."
      ),
      when: [.beforeUnlock],
      then: { $0.fires = true }
    )

    Rule(
      "restart.missed-come-after-the-start",
      facts: ["PWR-02"],
      since: .oldest,
      "What came due while the phone was off is shown after it starts, one after the other.",
      evidence: .reported(
        "All of them come as a stream once the phone is on again.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1696",
        "https://github.com/thudugala/Plugin.LocalNotification/issues/134"
      ),
      when: [],
      unless: [.beforeUnlock],
      then: { $0.fires = true }
    )
  }
}
