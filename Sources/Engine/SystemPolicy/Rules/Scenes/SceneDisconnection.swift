/// Decides the effects of the disconnection of a scene in the background.
public enum SceneDisconnection: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("scene-disconnection")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the scene is disconnected.
    public var disconnects = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case background

    /// The subject of the condition.
    public var aspect: Aspect { .state }
  }

  /// The rows.
  public static var rows: Rows<SceneDisconnection> {
    Rule(
      "scenes.background-scene-is-disconnected",
      facts: ["SCN-09"],
      since: 13,
      "The system can disconnect a scene in the background and keep the process.",
      evidence: .documented(
        "The system may disconnect a scene at any time to reclaim its resources.",
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"
      ),
      .reported(
        "Apps whose scene was disconnected while their process went on.",
        "https://github.com/EdgeApp/edge-react-gui/issues/6179",
        "https://github.com/wordpress-mobile/WordPress-iOS/issues/25643"
      ),
      when: [.background],
      then: { $0.disconnects = true }
    )
  }
}
