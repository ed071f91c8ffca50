/// The question whether the user can choose something on this version of iOS.
public enum ChoiceAvailability: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("choosing")

  /// Whether it is there.
  public struct Answer: DefaultAnswer {
    /// Whether the user can choose it.
    public var isOffered = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case focus, summary, timeSensitive, previews, grouping

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<ChoiceAvailability>] {
    Rule(
      "focus.begins-with-15",
      facts: ["SET-10"],
      since: 15,
      "There is a Focus of any name since iOS 15; before there is Do Not Disturb alone.",
      evidence: .assumed("Everybody saw it come; the catalogue's sources do not say it."),
      when: [.focus],
      then: { $0.isOffered = true }
    )

    Rule(
      "summary.begins-with-15",
      facts: ["SET-09"],
      since: 15,
      "There is a Scheduled Summary since iOS 15.",
      evidence: .documented(
        "What an app reads of it is available from iOS 15 on.",
        Apple.content + "/relevancescore"
      ),
      when: [.summary],
      then: { $0.isOffered = true }
    )

    Rule(
      "settings.time-sensitive-has-a-switch",
      facts: ["SET-08"],
      since: 15,
      "The user can turn off the time-sensitive notifications of an app that is entitled to them.",
      evidence: .documented(
        "People can turn off the delivery of time-sensitive notifications.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"
      ),
      .reportedOnce(
        "A plugin's tracker tells of the switch.",
        "https://github.com/invertase/notifee/issues/1194"
      ),
      when: [.timeSensitive],
      then: { $0.isOffered = true }
    )

    Rule(
      "preview.begins-with-11",
      facts: ["SET-05"],
      since: 11,
      "The user can choose where previews are shown since iOS 11.",
      evidence: .documented(
        "What an app reads of it is available from iOS 11 on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"
      ),
      when: [.previews],
      then: { $0.isOffered = true }
    )

    Rule(
      "grouping.begins-with-12",
      facts: ["GRP-01", "GRP-02"],
      since: 12,
      "The user can choose how an app's notifications are grouped since iOS 12.",
      evidence: .assumed("Everybody saw it come; the catalogue's sources do not say it."),
      when: [.grouping],
      then: { $0.isOffered = true }
    )
  }
}

extension Feature {
  /// What it is in the words of ``ChoiceAvailability``.
  public var condition: ChoiceAvailability.Condition {
    switch self {
    case .focus: .focus
    case .summary: .summary
    case .timeSensitive: .timeSensitive
    case .previews: .previews
    case .grouping: .grouping
    }
  }
}
