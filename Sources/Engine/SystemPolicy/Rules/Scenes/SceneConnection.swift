/// Decides whether an app gets a new scene, and what its connection options contain.
public enum SceneConnection: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("scene-connection")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system connects a scene.
    public var connects = false
    /// A Boolean value that indicates whether the connection options contain the response.
    public var carriesResponse = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case usesScenes, inFront, connected, running, byResponse, requested, targeted

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .byResponse, .requested, .targeted: .act
      case .usesScenes, .inFront, .connected, .running: .state
      }
    }
  }

  /// Apple's page on the move to scenes.
  static let scenes =
    "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"

  /// Apple's page on the response in the connection options.
  static let options =
    "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse"

  /// A library that removes the second of two equal responses.
  static let twice = "https://github.com/defold/extension-push/issues/58"

  /// The rows.
  public static var rows: Rows<SceneConnection> {
    Rule(
      "scenes.foreground-connects-a-scene",
      facts: ["SCN-01", "SCN-10"],
      since: 13,
      "When a scene-based app comes to the foreground without a scene, the system connects one.",
      evidence: .documented(
        "The system connects a scene, and the scene's delegate gets the events of the foreground.",
        scenes
      ),
      .reported(
        "The phases of a SwiftUI app follow the life cycle of the scenes of its windows.",
        "https://jessesquires.com/blog/2024/06/29/swiftui-scene-phase"
      ),
      when: [.usesScenes, .inFront],
      unless: [.connected, .requested, .targeted],
      then: { $0.connects = true }
    )
    Rule(
      "scenes.activation-request-connects-a-scene",
      facts: ["SCN-01"],
      since: 13,
      "An app that supports multiple scenes can request a new one, which comes to the foreground.",
      evidence: .documented(
        "The system activates the scene of the session, or creates a scene if there is no session.",
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"
      ),
      when: [.usesScenes, .inFront, .requested],
      then: { $0.connects = true }
    )

    Rule(
      "scenes.background-launch-connects-none",
      facts: ["SCN-08"],
      since: 13,
      "A launch into the background connects no scene, so code of the scene delegate does not run.",
      evidence: .documented("A scene connects when the user interface is needed.", scenes),
      .reported(
        "Launches by a push run the app delegate alone.",
        "https://github.com/wordpress-mobile/WordPress-iOS/issues/25643"
      ),
      when: [.usesScenes],
      unless: [.inFront, .connected]
    )

    Rule(
      "scenes.disconnected-scene-connects-again",
      facts: ["SCN-09"],
      since: 13,
      "A process whose scene was disconnected gets a new scene when it comes to the foreground.",
      evidence: .reported(
        "A tap on a notification after the disconnection connects a scene with the response.",
        "https://github.com/EdgeApp/edge-react-gui/issues/6179",
        "https://github.com/wordpress-mobile/WordPress-iOS/issues/25643"
      ),
      when: [.usesScenes, .inFront, .running],
      unless: [.connected, .requested, .targeted]
    )

    Rule(
      "scenes.launch-options-are-empty",
      facts: ["SCN-03"],
      since: 13,
      "The launch options of a scene-based app do not contain the notification of a tap.",
      evidence: .reported(
        "Libraries that read the launch options lost every tap that started the app.",
        "https://github.com/CleverTap/clevertap-cordova/issues/325",
        "https://github.com/CleverTap/clevertap-flutter/issues/340",
        "https://github.com/wordpress-mobile/WordPress-iOS/issues/25643"
      ),
      when: [.usesScenes, .inFront, .byResponse],
      unless: [.connected, .running]
    )

    Dispute(
      "scene-response",
      facts: ["SCN-02", "SCN-04"],
      since: 13,
      "If a response connects a scene, who gets it: the connection options, the delegate, or both?",
      when: [.usesScenes, .inFront, .byResponse],
      unless: [.connected],
      seeds: "both",
      apple: "both",
      field: "both",
      check:
        "Force-quit a scene-based app, tap its notification, and print notificationResponse and didReceive."
    )
    Rule(
      "scenes.response-in-options-and-delegate",
      facts: ["SCN-02", "SCN-04"],
      dispute: "scene-response",
      side: "both",
      since: 13,
      "A response that connects a scene is in its connection options, and didReceive is called, too.",
      evidence: .documented(
        "The property holds the response that made UIKit connect the scene.",
        options
      ),
      .reportedOnce(
        "An engine's extension removes the second of two equal responses; its tests on iOS 18.6 and 26.4 include a reboot of the simulator.",
        twice
      ),
      .reportedOnce(
        "A library reads the response that started an app from the connection options.",
        "https://github.com/Gustash/react-native-siri-shortcut/issues/114"
      ),
      when: [.usesScenes, .inFront, .byResponse],
      unless: [.connected],
      then: { $0.carriesResponse = true }
    )
    Rule(
      "scenes.response-in-options-alone",
      facts: ["SCN-02"],
      dispute: "scene-response",
      side: "options-alone",
      since: 13,
      "A response that connects a scene is in its connection options alone.",
      evidence: .documented(
        "The property holds the response that made UIKit connect the scene.",
        options
      ),
      .assumed("Apple's page does not say whether didReceive is called as well."),
      when: [.usesScenes, .inFront, .byResponse],
      unless: [.connected],
      then: { $0.carriesResponse = true }
    )
    Rule(
      "scenes.response-for-the-delegate-alone",
      facts: ["SCN-04"],
      dispute: "scene-response",
      side: "delegate-alone",
      since: 13,
      "A response that connects a scene goes to didReceive, and the connection options are empty.",
      evidence: .reportedOnce(
        "A developer's notes: the property is nil at times.",
        "https://github.com/onmyway133/notes/issues/626"
      ),
      when: [.usesScenes, .inFront, .byResponse],
      unless: [.connected]
    )

    Rule(
      "scenes.warm-tap-calls-the-delegate-alone",
      facts: ["SCN-05"],
      since: 13,
      "If a scene is connected, a response goes to didReceive alone, and targetScene is that scene.",
      evidence: .assumed(
        "Unsourced; connection options exist only when a scene connects.",
        check:
          "Tap a notification while a scene is in the background; log both delegates and targetScene."
      ),
      when: [.usesScenes, .inFront, .byResponse, .connected]
    )
  }
}
