/// Decides what an app gets that registers for remote notifications.
public enum PushRegistration: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("push-registration")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the app gets a device token.
    public var givesToken = false
    /// A Boolean value that indicates whether the registration fails.
    public var fails = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case lacksEntitlement, unreachable

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .lacksEntitlement: .state
      case .unreachable: .power
      }
    }
  }

  private static let registering =
    "https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()"

  /// The rows.
  public static var rows: Rows<PushRegistration> {
    Rule(
      "remote.no-entitlement-no-token",
      facts: ["APNS-08"],
      "Without the entitlement aps-environment, registering for remote notifications fails.",
      evidence: .documented(
        "It fails if the app is not properly configured for remote notifications.",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfailtoregisterforremotenotificationswitherror:)"
      ),
      when: [.lacksEntitlement],
      isFinal: true,
      then: { $0.fails = true }
    )

    Rule(
      "remote.registration-waits-for-the-network",
      facts: ["APNS-07"],
      "While APNs cannot be reached, registering has no answer; it comes when APNs can be reached.",
      evidence: .documented(
        "If neither method is called, the connection to the push service is not established yet.",
        "https://developer.apple.com/library/ios/technotes/tn2265/_index.html"
      ),
      when: [.unreachable],
      isFinal: true
    )

    Rule(
      "remote.token-without-permission",
      facts: ["APNS-07"],
      "An app that registers gets a device token, with or without the user's permission to notify.",
      evidence: .documented(
        "The method registers with APNs; the permission concerns alerts, sounds and badges.",
        registering
      ),
      when: [],
      then: { $0.givesToken = true }
    )
  }
}
