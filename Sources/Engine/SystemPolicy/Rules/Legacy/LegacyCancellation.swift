/// Decides the effect of cancelling a `UILocalNotification`.
public enum LegacyCancellation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("legacy-cancellation")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it is no longer scheduled.
    public var leaves = false
    /// Indicates whether it is taken off the screen and out of Notification Center.
    public var isRemoved = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case scheduled, repeats, shown, updated

    /// The subject of the condition.
    public var aspect: Aspect { self == .updated ? .act : .request }
  }

  /// The rows.
  public static var rows: Rows<LegacyCancellation> {
    Rule(
      "legacy.cancelled-is-gone",
      facts: ["LEG-09"],
      since: .oldest,
      "Cancelling a local notification removes the scheduled notification that is equal to it.",
      evidence: .seed(.alarm, "apps look through the list and cancel the one whose key fits."),
      when: [.scheduled],
      then: { $0.leaves = true }
    )

    Dispute(
      "cancelled-after-an-update",
      facts: ["APP-03"],
      since: 9,
      until: OSVersion(9, 1),
      "After an update of an app, can the app cancel a repeating local notification?",
      when: [.scheduled, .repeats, .updated],
      seeds: "gone",
      apple: "gone",
      field: "gone",
      check: "On iOS 9.1, schedule one every minute, update the app, cancel all, and wait."
    )
    Rule(
      "legacy.cancelled-after-an-update-is-gone",
      facts: ["APP-03"],
      dispute: "cancelled-after-an-update",
      side: "gone",
      since: 9,
      until: OSVersion(9, 1),
      "After an update an app can cancel a repeating local notification like any other.",
      evidence: .assumed("No other source reports an exception."),
      when: [.scheduled, .repeats, .updated]
    )
    Rule(
      "legacy.cancelled-after-an-update-goes-on",
      facts: ["APP-03"],
      dispute: "cancelled-after-an-update",
      side: "goes-on",
      since: 9,
      until: OSVersion(9, 1),
      "After an update an app cannot cancel a repeating local notification until the phone restarts.",
      evidence: .reportedOnce(
        "After an update, an app replaced its scheduled notifications, but the old repeating ones continued to fire.",
        "https://github.com/lionheart/openradar-mirror/issues/6061"
      ),
      when: [.scheduled, .repeats, .updated],
      then: { $0.leaves = false }
    )

    Rule(
      "legacy.cancelled-is-taken-back",
      facts: ["LEG-09"],
      since: .oldest,
      "Cancelling a local notification that is shown removes it.",
      evidence: .assumed(
        "Unsourced: apps relied on this to clear Notification Center.",
        check:
          "On iOS 9, cancel a local notification that is in Notification Center, and look at the list."
      ),
      when: [.shown],
      then: { $0.isRemoved = true }
    )
  }
}
