/// Decides which of the connected scenes a response brings to the foreground.
public enum SceneChoice: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("scene-choice")

  /// The outcome; without one, the scene that was in the foreground last comes back.
  public struct Answer: DefaultAnswer {
    /// The fit of the scenes from which the system chooses, if the target decides.
    public var fit: SceneFit?
    /// A Boolean value that indicates whether the system connects a new scene.
    public var connects = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasTarget, anyPrefers, anyAllows, oneSceneOnly

    /// The subject of the condition.
    public var aspect: Aspect { self == .hasTarget ? .act : .state }
  }

  /// Apple's page on the conditions.
  static let conditions =
    "https://developer.apple.com/documentation/uikit/uisceneactivationconditions"

  /// Apple's page on the scene that gets an event from outside.
  static let order =
    "https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)"

  /// The rows.
  public static var rows: Rows<SceneChoice> {
    Rule(
      "scenes.target-brings-the-preferred-scene",
      facts: ["SCN-06"],
      since: 13,
      """
      A response to a notification with a target content identifier brings a scene to the \
      foreground that prefers the identifier.
      """,
      evidence: .documented(
        "The system compares the identifier with the predicates of each scene; one that prefers it wins.",
        conditions,
        "https://developer.apple.com/documentation/uikit/uisceneactivationconditions/preferstoactivatefortargetcontentidentifierpredicate"
      ),
      when: [.hasTarget, .anyPrefers],
      then: { $0.fit = .preferred }
    )
    Rule(
      "scenes.target-brings-a-scene-that-allows-it",
      facts: ["SCN-06"],
      since: 13,
      """
      If no scene prefers the target content identifier, the response brings a scene to the \
      foreground that allows it; of several, the one that was there last.
      """,
      evidence: .documented(
        "A scene whose predicate allows the identifier is used when there is no better one.",
        "https://developer.apple.com/documentation/uikit/uisceneactivationconditions/canactivatefortargetcontentidentifierpredicate"
      ),
      .assumed(
        "No page says which of several scenes that fit equally comes.",
        check:
          "Connect two scenes that allow an identifier; tap a notification with it; log targetScene."
      ),
      when: [.hasTarget, .anyAllows],
      unless: [.anyPrefers],
      then: { $0.fit = .allowed }
    )
    Rule(
      "scenes.target-that-no-scene-allows-connects-one",
      facts: ["SCN-06"],
      since: 13,
      """
      If no scene allows the target content identifier, the system connects a new scene, and its \
      connection options contain the response.
      """,
      evidence: .documented(
        "SwiftUI's page: if no open scene can handle an event, a new instance of a scene gets it.",
        order
      ),
      when: [.hasTarget],
      unless: [.anyPrefers, .anyAllows, .oneSceneOnly],
      then: { $0.connects = true }
    )
    Rule(
      "scenes.one-scene-gets-every-response",
      facts: ["SCN-06"],
      since: 13,
      """
      An app that does not support multiple scenes gets every response in its one scene, also if \
      the scene does not allow the target content identifier.
      """,
      evidence: .documented(
        "SwiftUI's page: where an app has a single scene, that scene gets the event.",
        order
      ),
      when: [.hasTarget, .oneSceneOnly],
      unless: [.anyPrefers, .anyAllows]
    )
  }
}
