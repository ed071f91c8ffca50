/// The question what a tap does to a notification and its app.
public enum NotificationTap: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("tapping")

  /// What comes of the tap.
  public struct Answer: DefaultAnswer {
    /// Whether the user unlocks the phone first.
    public var unlocksFirst = false
    /// Whether the app comes to the foreground.
    public var opensApp = false
    /// Whether the notification leaves Notification Center.
    public var leavesList = false
    /// Whether the app finds the notification in its launch options.
    public var isInLaunchOptions = false
    /// Whether the app delegate, and not that of the notification centre, is told.
    public var tellsAppDelegate = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case notRunning, locked, loneTextInput, legacy

    /// What the condition is about.
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
  public static var rows: [Row<NotificationTap>] {
    legacyRows

    Dispute(
      "tap-beside-a-text-input",
      facts: ["RSP-07"],
      since: 9,
      until: 10,
      "Can a notification be tapped whose only button takes a text?",
      when: [.loneTextInput],
      seeds: "opens",
      apple: "opens",
      field: "opens",
      check: "On iOS 10, set a category with one text input action alone, and tap the notification."
    )
    Rule(
      "response.lone-text-input-leaves-the-tap",
      facts: ["RSP-07"],
      dispute: "tap-beside-a-text-input",
      side: "opens",
      since: 9,
      until: 10,
      "A notification whose only button takes a text can be tapped like any other.",
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
      "A tap on a notification whose only button takes a text does nothing.",
      evidence: .reportedOnce(
        "On iOS 9 the expanded banner of such a category could not be tapped.",
        "https://github.com/lionheart/openradar-mirror/issues/6161"
      ),
      .assumed("Whether iOS 10 had it still, nobody wrote."),
      when: [.loneTextInput],
      isFinal: true
    )

    Rule(
      "response.locked-phone-asks-to-unlock",
      facts: ["RSP-03"],
      since: .oldest,
      "A tap on the lock screen, or in its Notification Center, has the user unlock the phone first.",
      evidence: .documented(
        "What brings an app to the front asks to unlock the device where needed.",
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
      "A tap brings the app to the foreground.",
      evidence: .documented("Tapping the interface launches the app.", Apple.handling),
      when: [],
      unless: [.notRunning],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.tap-launches-the-app",
      facts: ["RSP-01", "RSP-04"],
      since: .oldest,
      "A tap on the notification of an app that does not run launches it into the foreground.",
      evidence: .documented("Tapping the interface launches the app.", Apple.handling),
      when: [.notRunning],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.tapped-leaves-the-list",
      facts: ["RSP-01"],
      since: .oldest,
      "A tapped notification leaves Notification Center.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [],
      then: { $0.leavesList = true }
    )
  }
}
