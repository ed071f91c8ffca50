public import VirtualTime

/// Decides the permission of an app that is installed again.
public enum AppReinstallation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("app-reinstallation")

  /// The time for which an answer is kept after its app was deleted, if it is kept for a day.
  public static let memory = Interval(seconds: 24 * 3600)

  /// The permission.
  public struct Answer: DefaultAnswer {
    /// Indicates whether what was allowed before still holds.
    public var isRemembered = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case answered, afterADay

    /// The subject of the condition.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: Rows<AppReinstallation> {
    Dispute(
      "reinstall",
      facts: ["AUTH-15"],
      since: .oldest,
      "When an app is deleted and installed again, does it keep its old permission?",
      when: [.answered],
      seeds: "forgets",
      apple: "forgets",
      field: "forgets",
      check: "Allow, delete, install again within the hour, and read authorizationStatus."
    )
    Rule(
      "lifecycle.reinstalled-is-undecided",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "forgets",
      since: .oldest,
      "An app that is installed again may ask the user again.",
      evidence: .assumed("Unsourced; developers rely on this."),
      when: [.answered]
    )
    Rule(
      "lifecycle.reinstalled-is-remembered-for-a-day",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers-a-day",
      since: .oldest,
      "An app that is installed again within a day keeps its permission.",
      evidence: .assumed(
        "An old note by Apple asked developers to leave an app off for a day (unsourced)."
      ),
      when: [.answered],
      then: { $0.isRemembered = true }
    )
    Rule(
      "lifecycle.reinstalled-after-a-day-is-undecided",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers-a-day",
      since: .oldest,
      "An app that is installed again after a day or more may ask the user again.",
      evidence: .assumed(
        "An old note by Apple asked developers to leave an app off for a day (unsourced)."
      ),
      when: [.answered, .afterADay],
      then: { $0.isRemembered = false }
    )
    Rule(
      "lifecycle.reinstalled-is-remembered",
      facts: ["AUTH-15"],
      dispute: "reinstall",
      side: "remembers",
      since: .oldest,
      "An app that is installed again keeps its permission.",
      evidence: .reported(
        "After a reinstall the earlier answer was still in force, and no prompt came.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1539",
        "https://github.com/ryanbr/noop/pull/251"
      ),
      when: [.answered],
      then: { $0.isRemembered = true }
    )
  }
}
