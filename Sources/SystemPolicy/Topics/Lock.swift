/// The question what unlocking the phone does to its lock screen.
public struct Unlocking: Question {
  /// Whether the lock screen shows notifications.
  public var hasNotifications: Bool

  /// Creates the question.
  public init(hasNotifications: Bool) { self.hasNotifications = hasNotifications }

  /// What comes of unlocking.
  public struct Answer: Hashable, Sendable {
    /// Whether the lock screen is empty from then on.
    public var clearsLockScreen = false

    /// Creates the answer in which nothing changes.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case hasNotifications

    /// What the word is about.
    public var aspect: Aspect { .request }
  }

  /// What holds.
  public var conditions: Conditions<Word> { hasNotifications ? [.hasNotifications] : [] }

  /// The rows.
  public static var rows: [Row<Unlocking>] {
    Rule(
      "lock.unlocking-clears-its-screen",
      facts: ["SET-03"],
      "Unlocking the phone clears the lock screen; Notification Center keeps what it holds.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [.hasNotifications]
    ) { _, draft in
      draft.clearsLockScreen = true
    }
  }
}
