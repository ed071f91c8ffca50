/// Decides what a tap does to a notification and its app.
public enum NotificationTap: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("notification-tap")

  /// The outcome of the tap.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the user unlocks the phone first.
    public var unlocksFirst = false
    /// A Boolean value that indicates whether the app comes to the foreground.
    public var opensApp = false
    /// A Boolean value that indicates whether the notification leaves Notification Center.
    public var leavesList = false
    /// A Boolean value that indicates whether the launch options contain the notification.
    public var isInLaunchOptions = false
    /// A Boolean value that indicates whether the system calls the app delegate instead of the
    /// notification center's delegate.
    public var notifiesAppDelegate = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notRunning, locked, loneTextInput, legacy

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .notRunning: .state
      case .locked: .lock
      case .loneTextInput: .category
      case .legacy: .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<NotificationTap> {
    legacyRows

    Dispute(
      "tap-beside-a-text-input",
      facts: ["RSP-07"],
      since: 9,
      until: 10,
      "If the only action of a notification is a text input, can the user tap the notification?",
      when: [.loneTextInput],
      seeds: "opens",
      apple: "opens",
      field: "opens",
      check: "On iOS 10, set a category with one text input action only, and tap the notification."
    )
    Rule(
      "response.lone-text-input-leaves-the-tap",
      facts: ["RSP-07"],
      dispute: "tap-beside-a-text-input",
      side: "opens",
      since: 9,
      until: 10,
      "The user can tap a notification even if its only action is a text input.",
      evidence: .documented("Tapping the interface launches the app.", Apple.handling),
      when: [.loneTextInput]
    )
    Rule(
      "response.lone-text-input-swallows-the-tap",
      facts: ["RSP-07"],
      dispute: "tap-beside-a-text-input",
      side: "nothing-happens",
      since: 9,
      until: 10,
      "A tap on a notification whose only action is a text input does nothing.",
      evidence: .reportedOnce(
        "On iOS 9, the expanded banner of such a category could not be tapped.",
        "https://github.com/lionheart/openradar-mirror/issues/6161"
      ),
      .assumed("No source says whether iOS 10 still behaves this way."),
      when: [.loneTextInput],
      isFinal: true
    )

    Rule(
      "response.locked-phone-asks-to-unlock",
      facts: ["RSP-03"],
      since: .oldest,
      "On a locked phone, a tap on a notification asks the user to unlock the phone first.",
      evidence: .documented(
        "Before an app comes to the foreground, the system asks the user to unlock a locked device.",
        Apple.handling
      ),
      .documented(
        "Notification Center opens on the lock screen, by a swipe up from the middle.",
        "https://support.apple.com/en-md/guide/iphone/iph6534c01bc/ios"
      ),
      when: [.locked],
      then: { $0.unlocksFirst = true }
    )

    Rule(
      "response.tap-opens-the-app",
      facts: ["RSP-01"],
      since: .oldest,
      "A tap on a notification brings the app to the foreground.",
      evidence: .documented("Tapping the interface launches the app.", Apple.handling),
      when: [],
      unless: [.notRunning],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.tap-launches-the-app",
      facts: ["RSP-01", "RSP-04"],
      since: .oldest,
      "If the app is not running, a tap on its notification launches it into the foreground.",
      evidence: .documented("Tapping the interface launches the app.", Apple.handling),
      when: [.notRunning],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.tapped-leaves-the-list",
      facts: ["RSP-01"],
      since: .oldest,
      "A tapped notification leaves Notification Center.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Tap a notification in Notification Center, and print the delivered notifications."
      ),
      when: [],
      then: { $0.leavesList = true }
    )
  }
}
