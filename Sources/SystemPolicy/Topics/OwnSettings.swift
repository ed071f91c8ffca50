/// How far a user has come who follows the link to an app's own notification settings.
public enum SettingsLinkStep: Hashable, Sendable {
  /// The user follows it.
  case followed
  /// The app runs, with a delegate or without.
  case opened(hasDelegate: Bool)
}

/// The question what comes of the link to an app's own notification settings.
public struct Linking: Question {
  /// How far it has come.
  public var step: SettingsLinkStep

  /// Creates the question.
  public init(_ step: SettingsLinkStep) { self.step = step }

  /// What comes of it.
  public struct Answer: Hashable, Sendable {
    /// Whether the app comes to the foreground.
    public var opensApp = false
    /// Whether the delegate is told which settings to show.
    public var tellsDelegate = false

    /// Creates the answer in which nothing happens.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case followed, hasDelegate

    /// What the word is about.
    public var aspect: Aspect { self == .hasDelegate ? .delegate : .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    switch step {
    case .followed: [.followed]
    case .opened(hasDelegate: true): [.hasDelegate]
    case .opened(hasDelegate: false): []
    }
  }

  /// The rows.
  public static var rows: [Row<Linking>] {
    Rule(
      "response.settings-link-opens-the-app",
      facts: ["AUTH-14"],
      since: 12,
      "The link to an app's own notification settings brings the app to the foreground.",
      evidence: .documented("The link leads into the app.", Apple.openSettings),
      when: [.followed]
    ) { _, draft in
      draft.opensApp = true
    }

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
      when: [.hasDelegate]
    ) { _, draft in
      draft.tellsDelegate = true
    }
  }
}
