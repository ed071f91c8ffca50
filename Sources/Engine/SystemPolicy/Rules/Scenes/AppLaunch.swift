/// Decides whether an app that is launched may run, as it was built.
public enum AppLaunch: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("app-launch")

  /// The outcome of the launch.
  public struct Answer: DefaultAnswer {
    /// The exception that ends the app, if there is one.
    public var exception: Exception?
    /// The message that the system writes to the app's console, if there is one.
    public var warning: Warning?
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case usesScenes, builtForScenes

    /// The subject of the condition.
    public var aspect: Aspect { .state }
  }

  /// Apple's note on the change from the app delegate to scenes.
  static let note =
    "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"

  /// The first SDK whose apps must use scenes.
  public static let firstSDK: OSVersion = 27

  /// The rows.
  public static var rows: Rows<AppLaunch> {
    Rule(
      "scenes.required-by-the-sdk-of-ios-27",
      facts: ["SCN-07"],
      since: 27,
      "An app built with the SDK of iOS 27 that has no scenes ends when it is launched.",
      evidence: .documented(
        "Apps built with the SDK after that of iOS 26 must adopt the scene-based life cycle.",
        note
      ),
      .reported(
        "Apps built with the SDK end at launch with a message about the life cycle.",
        "https://developer.apple.com/forums/thread/827325",
        "https://github.com/nextcloud/notes-ios/issues/188",
        "https://github.com/ionic-team/capacitor/issues/8536"
      ),
      when: [.builtForScenes],
      unless: [.usesScenes],
      isFinal: true,
      then: { $0.exception = .scenesRequired }
    )

    Rule(
      "scenes.console-announces-an-assert",
      facts: ["SCN-07"],
      since: OSVersion(18, 4),
      until: 18,
      "The system writes to the console of an app without scenes that their lack will become an assert.",
      evidence: .documented("Since iOS 18.4 UIKit logs a message for such apps.", note),
      when: [],
      unless: [.usesScenes],
      corrected: .in("0.5", before: "The message was that of iOS 26."),
      then: { $0.warning = .scenesNotAdopted }
    )

    Rule(
      "scenes.console-asks-for-scenes",
      facts: ["SCN-07"],
      since: 26,
      "The system writes to the console of an app without scenes that scenes will be required.",
      evidence: .documented("Since iOS 26 the message has another text.", note),
      when: [],
      unless: [.usesScenes],
      then: { $0.warning = .scenesWillBeRequired }
    )
  }
}
