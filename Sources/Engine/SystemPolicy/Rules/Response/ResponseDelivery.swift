/// Decides which delegate of the app, if any, receives a response.
public enum ResponseDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("response-delivery")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls the delegate's `didReceive`.
    public var notifiesDelegate = false
    /// A Boolean value that indicates whether the system calls the app delegate's
    /// `handleActionWithIdentifier`.
    public var notifiesAppDelegate = false
    /// A Boolean value that indicates whether the response is lost.
    public var isLost = false
    /// A Boolean value that indicates whether only the connection options of a scene contain the
    /// response.
    public var isInOptionsAlone = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasDelegate, hasAppDelegate, inConnectionOptions

    /// The subject of the condition.
    public var aspect: Aspect { self == .hasDelegate ? .delegate : .state }
  }

  /// The rows.
  public static var rows: Rows<ResponseDelivery> {
    legacyRows
    sceneRows

    Rule(
      "response.delegate-is-told",
      facts: ["RSP-01"],
      "The delegate's didReceive gets the response: a tap as the default action, an action by its identifier.",
      evidence: .documented(
        "The default action's identifier stands for opening the app from the notification.",
        Apple.handling
      ),
      when: [.hasDelegate],
      then: { $0.notifiesDelegate = true }
    )

    Rule(
      "response.no-delegate-loses-the-tap",
      facts: ["DLG-01"],
      "If the app has no delegate at the end of its launch, didReceive is not called, and the response is lost unless a scene gets it.",
      evidence: .documented(
        "The delegate must be set before the app has finished launching, or responses may be missed.",
        Apple.delegate
      ),
      .reported(
        "Cold starts from a tap lose the response if the delegate is set later.",
        "https://github.com/deltachat/deltachat-ios/issues/2672",
        "https://github.com/Miiha/composable-user-notifications/issues/10"
      ),
      when: [],
      unless: [.hasDelegate],
      then: { $0.isLost = true }
    )

    connectionOptionsRows
  }
}
