/// The question what comes of the link to an app's own notification settings.
public enum OwnSettingsLink: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("linking")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether the app comes to the foreground.
    public var opensApp = false
    /// Whether the delegate is told which settings to show.
    public var tellsDelegate = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case followed, hasDelegate

    /// What the condition is about.
    public var aspect: Aspect { self == .hasDelegate ? .delegate : .act }
  }

  /// The rows.
  public static var rows: [Row<OwnSettingsLink>] {
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
      "The delegate's openSettingsFor gets the notification with the link; none, from Settings.",
      evidence: .documented(
        "The delegate is asked to show the app's own settings, for a notification or for none.",
        Apple.openSettings
      ),
      .assumed("That a link in Settings comes without a notification is told among developers."),
      when: [.hasDelegate],
      then: { $0.tellsDelegate = true }
    )
  }
}
