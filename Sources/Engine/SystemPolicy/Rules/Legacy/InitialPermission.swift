/// Decides the permission of a newly installed app.
public enum InitialPermission: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("initial-permission")

  /// The permission, and its presentation.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it may alert, sound and badge without asking.
    public var isAllowed = false
    /// A Boolean value that indicates whether its alerts stay until the user acts on them.
    public var keepsBanners = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case always

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<InitialPermission> {
    Rule(
      "legacy.no-permission-before-8",
      facts: ["LEG-01"],
      since: .oldest,
      until: 7,
      "Before iOS 8 local notifications need no permission; the system shows no prompt.",
      evidence: .documented(
        "Since iOS 8 an app has to call the method before it can alert, sound or badge.",
        Apple.registering
      ),
      when: [],
      then: { $0.isAllowed = true }
    )

    Rule(
      "legacy.alerts-are-boxes-on-4",
      facts: ["SET-02"],
      since: .oldest,
      until: 4,
      "On iOS 4 an alert is a box on the screen that stays until the user acts on it.",
      evidence: .assumed(
        "Banners came with iOS 5, in addition to the boxes.",
        check: "Let two local notifications fire on iOS 4, and note what is on the screen."
      ),
      when: [],
      then: { $0.keepsBanners = true }
    )
  }
}
