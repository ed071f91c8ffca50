/// The question whether anybody in the app hears of a response.
public enum ResponseDelivery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("telling")

  /// What comes of the response.
  public struct Answer: DefaultAnswer {
    /// Whether the delegate is told.
    public var tellsDelegate = false
    /// Whether the app delegate is, by `handleActionWithIdentifier`.
    public var tellsAppDelegate = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case hasDelegate, hasAppDelegate

    /// What the condition is about.
    public var aspect: Aspect { self == .hasAppDelegate ? .state : .delegate }
  }

  /// The rows.
  public static var rows: [Row<ResponseDelivery>] {
    legacyRows

    Rule(
      "response.delegate-is-told",
      facts: ["RSP-01"],
      "The delegate's didReceive gets the response: a tap as the default action, others as theirs.",
      evidence: .documented(
        "The default action's identifier stands for opening the app from the notification.",
        Apple.handling
      ),
      when: [.hasDelegate],
      then: { $0.tellsDelegate = true }
    )

    Rule(
      "response.no-delegate-loses-the-tap",
      facts: ["DLG-01"],
      "Without a delegate by the end of the launch the response is lost.",
      evidence: .documented(
        "The delegate must be set before the app has finished launching, or responses may be missed.",
        Apple.delegate
      ),
      .reported(
        "Cold starts from a tap lose the response where the delegate is set later.",
        "https://github.com/deltachat/deltachat-ios/issues/2672",
        "https://github.com/Miiha/composable-user-notifications/issues/10"
      ),
      when: [],
      unless: [.hasDelegate]
    )
  }
}
