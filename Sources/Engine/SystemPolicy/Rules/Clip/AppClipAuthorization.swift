public import VirtualTime

/// Decides the permission of an app clip after a launch or an expiry.
public enum AppClipAuthorization: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("app-clip-authorization")

  /// The event that changes the permission of the clip.
  public enum Occasion: UInt8, Hashable, Sendable, CaseIterable {
    /// The clip was launched.
    case launched
    /// The time that began with the last launch has expired.
    case expired
  }

  /// The permission of the clip.
  public struct Answer: Hashable, Sendable {
    /// The new permission.
    public var permission: Permission
    /// A Boolean value that indicates whether the permission is temporary and starts now.
    public var isForAWhile = false

    /// Creates an answer that changes nothing.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The time that a clip may notify after each launch.
  public static let window = Interval(seconds: 8 * 3600)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case launched, expired, undecided, ephemeral

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .launched, .expired: .act
      case .undecided, .ephemeral: .authorization
      }
    }
  }

  /// The rows.
  public static var rows: Rows<AppClipAuthorization> {
    Rule(
      "clip.notifies-for-eight-hours",
      facts: ["AUTH-12"],
      since: 14,
      "An app clip may notify for eight hours after each launch without a prompt.",
      evidence: .documented(
        "A clip that opts in can schedule and receive notifications for up to eight hours.",
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
      "The launch of a clip switches on alerts, sounds and the badge, unless its eight hours have already begun.",
      evidence: .assumed(
        "Unsourced; a later launch does not undo the settings that the user has chosen.",
        check:
          "Turn sounds off for a clip, launch it again within eight hours, and read its settings."
      ),
      when: [.launched, .undecided],
      unless: [.ephemeral],
      then: { $0.permission = Permission(usualFor: .ephemeral) }
    )

    Rule(
      "clip.falls-silent-after-that",
      facts: ["AUTH-12"],
      since: 14,
      "After the eight hours, an app clip has no permission to notify, as before its first launch.",
      evidence: .documented(
        "The time is limited to eight hours after a launch.",
        "https://developer.apple.com/documentation/appclip/enabling-notifications-in-app-clips"
      ),
      .assumed("Unsourced; no page names the status that the clip reads then."),
      when: [.expired, .undecided],
      then: { $0.permission = Permission() }
    )
  }
}
