/// Decides the effect of unlocking the phone on its screen.
public enum DeviceUnlock: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("device-unlock")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the lock screen is empty from then on.
    public var clearsLockScreen = false
    /// Indicates whether the app that was in front is in front again.
    public var showsApp = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasNotifications, coversApp

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .hasNotifications: .request
      case .coversApp: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<DeviceUnlock> {
    Rule(
      "lock.unlocking-clears-its-screen",
      facts: ["SET-03"],
      since: .oldest,
      "Unlocking the phone clears the lock screen; Notification Center keeps its notifications.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check:
          "Let a notification appear on the lock screen, unlock, lock again, and look at both lists."
      ),
      when: [.hasNotifications],
      then: { $0.clearsLockScreen = true }
    )

    Rule(
      "lock.unlocking-shows-the-app-again",
      facts: ["SET-03"],
      since: .oldest,
      "Unlocking the phone brings back the app that was in front when the phone was locked.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Open an app, lock the phone, unlock it, and note the app on the screen."
      ),
      when: [.coversApp],
      then: { $0.showsApp = true }
    )
  }
}
