/// Decides whether the service extension of an app gets a remote notification before the system
/// presents it.
public enum ServiceExtensionStart: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("service-extension-start")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system starts the service extension.
    public var runs = false
    /// A Boolean value that indicates whether the extension uses the notification center of its
    /// app.
    public var usesCenter = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case alert, mutableContent, mayNotShow, appClip, appIdle, beforeFirstUnlock

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .alert, .mutableContent: .request
      case .mayNotShow: .authorization
      case .appClip, .appIdle, .beforeFirstUnlock: .state
      }
    }
  }

  /// Apple's page on the class of service extensions.
  static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension"

  /// The rows.
  public static var rows: Rows<ServiceExtensionStart> {
    Rule(
      "extension.none-in-app-clips",
      facts: ["EXT-06"],
      since: 14,
      "An app clip has no service extension, so the system presents the push as it was sent.",
      evidence: .reported(
        "A push service lists service extensions among the features that app clips lack.",
        "https://documentation.onesignal.com/docs/app-clip-support"
      ),
      when: [.appClip],
      isFinal: true
    )

    Rule(
      "extension.needs-permission",
      facts: ["EXT-01"],
      "The system does not start the service extension while the app may not show notifications.",
      evidence: .reportedOnce(
        "With notifications turned off in Settings, the extension of an app receives no push.",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1055"
      ),
      .assumed(
        "Apple's condition is a push that is configured to display an alert, and this one is not displayed.",
        check:
          "Deny permission, push an alert with mutable-content, and look for a log of the extension."
      ),
      when: [.alert, .mutableContent, .mayNotShow],
      isFinal: true
    )

    Rule(
      "extension.runs-for-a-mutable-alert",
      facts: ["EXT-01"],
      "The service extension gets a push that has an alert and mutable-content, before it is shown.",
      evidence: .documented("The payload needs an alert and the key mutable-content.", page),
      when: [.alert, .mutableContent],
      then: { $0.runs = true }
    )

    Rule(
      "extension.uses-the-center-of-its-app",
      facts: ["EXT-08"],
      "The service extension adds and removes requests and notifications of its app.",
      evidence: .assumed(
        "Unsourced; the extension is a part of the app.",
        check: "Add a request in the extension, and print the pending requests in the app."
      ),
      when: [.alert, .mutableContent],
      then: { $0.usesCenter = true }
    )

    Rule(
      "extension.needs-an-alert",
      facts: ["EXT-01"],
      "The service extension does not get a push without an alert, even with mutable-content.",
      evidence: .documented(
        "An extension cannot change a silent push, or one that only plays a sound or sets a badge.",
        page
      ),
      .reported(
        "Users of a push service found that their extension did not run for pushes without an alert.",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/104"
      ),
      when: [.mutableContent],
      unless: [.alert]
    )

    Rule(
      "extension.needs-mutable-content",
      facts: ["EXT-01"],
      "The service extension does not get a push without mutable-content.",
      evidence: .documented("The payload needs the key mutable-content with the value 1.", page),
      when: [.alert],
      unless: [.mutableContent]
    )

    Rule(
      "extension.runs-without-its-app",
      facts: ["EXT-03"],
      "The service extension runs in its own process, even if its app is suspended or swiped away.",
      evidence: .reported(
        "Messengers rely on their extension while the app does not run, and measured its limits.",
        "https://github.com/deltachat/deltachat-ios/pull/2477",
        "https://github.com/TryQuiet/quiet/issues/3087",
        "https://github.com/element-hq/element-ios/issues/2714"
      ),
      when: [.alert, .mutableContent, .appIdle]
    )

    Rule(
      "extension.runs-before-the-first-unlock",
      facts: ["EXT-04"],
      "The service extension runs before the first unlock after a restart.",
      evidence: .assumed(
        "Unsourced; its files are readable only after the unlock, but a push needs none of them.",
        check: "Restart the phone, push to it before the first unlock, and read the text."
      ),
      when: [.alert, .mutableContent, .beforeFirstUnlock]
    )
  }
}
