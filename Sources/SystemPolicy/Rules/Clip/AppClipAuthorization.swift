public import VirtualTime

/// The question what an app clip may do from now on.
public enum AppClipAuthorization: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("clipping")

  /// What has just happened to the clip.
  public enum Occasion: UInt8, Hashable, Sendable, CaseIterable {
    /// It was launched.
    case launched
    /// The time was over that began with its last launch.
    case expired
  }

  /// What the clip may do.
  public struct Answer: Hashable, Sendable {
    /// What is allowed from now on.
    public var permission: Permission
    /// Whether it is allowed for a while only, which begins now.
    public var isForAWhile = false

    /// Creates the answer in which nothing changes.
    public init(permission: Permission) { self.permission = permission }
  }

  /// How long a clip may notify after each launch.
  public static let window = Interval(seconds: 8 * 3600)

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case launched, expired, undecided, ephemeral

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .launched, .expired: .act
      case .undecided, .ephemeral: .authorization
      }
    }
  }

  /// The rows.
  public static var rows: [Row<AppClipAuthorization>] {
    Rule(
      "clip.notifies-for-eight-hours",
      facts: ["AUTH-12"],
      since: 14,
      "An app clip may notify for eight hours after each launch, without a question.",
      evidence: .documented(
        "A clip that declares it can schedule and receive notifications for up to eight hours.",
        "https://developer.apple.com/documentation/appclip/enabling-notifications-in-app-clips"
      ),
      when: [.launched, .undecided],
      then: {
        $0.permission.status = .ephemeral
        $0.isForAWhile = true
      }
    )

    Rule(
      "clip.begins-with-every-switch-on",
      facts: ["AUTH-12", "SET-01"],
      since: 14,
      "A clip's launch switches alerts, sounds and the badge on, unless its hours run already.",
      evidence: .assumed(
        "Nobody was asked for less, and a launch is no reason to undo what the user chose meanwhile."
      ),
      when: [.launched, .undecided],
      unless: [.ephemeral],
      then: { $0.permission = Permission(usualFor: .ephemeral) }
    )

    Rule(
      "clip.falls-silent-after-that",
      facts: ["AUTH-12"],
      since: 14,
      "After the eight hours an app clip is as if it had never been allowed.",
      evidence: .documented(
        "The time is limited to eight hours after a launch.",
        "https://developer.apple.com/documentation/appclip/enabling-notifications-in-app-clips"
      ),
      .assumed("Which status it reads then is not said."),
      when: [.expired, .undecided],
      then: { $0.permission = Permission() }
    )
  }
}
