/// Decides what the link to an app's own notification settings does.
public enum OwnSettingsLink: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("own-settings-link")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the app comes to the foreground.
    public var opensApp = false
    /// A Boolean value that indicates whether the system calls the delegate's `openSettingsFor`.
    public var notifiesDelegate = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case followed, hasDelegate

    /// The subject of the condition.
    public var aspect: Aspect { self == .hasDelegate ? .delegate : .act }
  }

  /// The rows.
  public static var rows: Rows<OwnSettingsLink> {
    Rule(
      "response.settings-link-opens-the-app",
      facts: ["AUTH-14"],
      since: 12,
      "The link to an app's own notification settings brings the app to the foreground.",
      evidence: .documented("The link leads into the app.", Apple.openSettings),
      when: [.followed],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.settings-link-is-told",
      facts: ["AUTH-14"],
      since: 12,
      "The system calls openSettingsFor with the notification whose link the user followed, or with nil for the link in Settings.",
      evidence: .documented(
        "The system asks the delegate to show the app's own settings. The method's notification can be nil.",
        Apple.openSettings
      ),
      .assumed("Unsourced; developers say that a link in Settings passes no notification."),
      when: [.hasDelegate],
      then: { $0.notifiesDelegate = true }
    )
  }
}
