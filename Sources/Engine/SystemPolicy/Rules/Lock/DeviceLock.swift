/// Decides the effect of locking the phone on its screen.
public enum DeviceLock: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("device-lock")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the app in front goes to the background.
    public var coversApp = false
    /// Indicates whether every banner leaves the screen.
    public var takesBanners = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasAppInFront, hasBanner

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .hasAppInFront: .state
      case .hasBanner: .act
      }
    }
  }

  /// The rows.
  public static var rows: Rows<DeviceLock> {
    Rule(
      "lock.app-in-front-goes-to-background",
      facts: ["SET-03"],
      since: .oldest,
      "Locking the phone sends the app in front to the background.",
      evidence: .reportedOnce(
        "A developer noted the states: inactive first, then background, with and without an "
          + "always-on display.",
        "https://zenn.dev/hokuron/articles/b6aac52b7334c0"
      ),
      when: [.hasAppInFront],
      then: { $0.coversApp = true }
    )

    Rule(
      "lock.banners-leave-the-screen",
      facts: ["SET-03"],
      since: .oldest,
      "Locking the phone removes the banners from the screen; they do not return.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check:
          "Set banners to Persistent, let one appear, lock and unlock the phone, and look for it."
      ),
      when: [.hasBanner],
      then: { $0.takesBanners = true }
    )
  }
}
