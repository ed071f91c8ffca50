/// Decides how far a notification may interrupt.
///
/// A level, a lock, a Focus or the summary can prevent it.
public enum Interruption: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("interruption")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// The extent of the interruption.
  public struct Answer: DefaultAnswer {
    /// The ways to show itself that are left to it.
    public var ways = Presentation.all
    /// Indicates whether the screen of a locked phone lights up.
    public var lightsScreen = false
    /// Indicates whether it waits for the Scheduled Summary.
    public var isHeld = false

    /// Only the list, and the badge, learn of it.
    mutating func fallSilent() {
      ways = [.list, .badge]
      lightsScreen = false
    }

    /// Nothing prevents it.
    mutating func breakThrough(under conditions: Conditions<Condition>) {
      ways = .all
      lightsScreen = conditions.contains(.locked)
    }
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasLevel, passive, timeSensitive, critical, criticalSound, communication
    case entitledToCommunication
    case entitledToTimeSensitive, refusesTimeSensitive, entitledToCritical, allowsCritical
    case locked, focus, focusAllowsApp, focusAllowsTimeSensitive, filteredOut
    case inSummary, wasAsked, muted

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .hasLevel, .passive, .timeSensitive, .critical, .criticalSound, .communication: .request
      case .entitledToTimeSensitive, .refusesTimeSensitive, .entitledToCritical, .allowsCritical,
        .entitledToCommunication, .inSummary:
        .authorization
      case .locked: .lock
      case .muted: .attention
      case .focus, .focusAllowsApp, .focusAllowsTimeSensitive, .filteredOut: .attention
      case .wasAsked: .state
      }
    }
  }

  /// A plugin's tracker that quotes Apple's text of 2021 about the levels.
  static let levelsOf2021 = "https://github.com/ionic-team/capacitor-plugins/issues/659"
  static let communication =
    "https://developer.apple.com/documentation/usernotifications/implementing-communication-notifications"
  static let notifee = "https://github.com/invertase/notifee/issues/840"
  private static let ntfy = "https://github.com/binwiederhier/ntfy-ios/issues/21"

  /// The rows.
  public static var rows: Rows<Interruption> {
    Rule(
      "interruption.lights-a-locked-screen",
      facts: ["SET-03"],
      "A notification on the lock screen lights up the screen.",
      evidence: .assumed(
        "Widely observed; Apple documents this only for the level active.",
        check:
          "Lock the phone and let one notification of each level fire; note which lights up the screen."
      ),
      when: [.locked],
      then: { $0.lightsScreen = true }
    )

    Rule(
      "interruption.levels-begin-with-15",
      facts: ["SET-06"],
      until: 14,
      "Before iOS 15 a notification has no level; all notifications interrupt in the same way.",
      evidence: .documented("The levels are available since iOS 15.", Apple.interruptionLevel),
      when: [.hasLevel]
    )

    Rule(
      "interruption.passive-only-joins-the-list",
      facts: ["SET-06"],
      since: 15,
      "A passive notification joins the list without a banner, a sound or a lit screen.",
      evidence: .documented(
        "A passive notification goes to the list; it plays no sound and does not light the screen.",
        Apple.interruptionLevel
      ),
      .assumed("Unsourced: the notification has no banner either."),
      when: [.passive],
      then: {
        $0.ways.subtract([.banner, .sound])
        $0.lightsScreen = false
      }
    )

    Rule(
      "interruption.time-sensitive-needs-the-entitlement",
      facts: ["SET-07"],
      since: 15,
      "Without its entitlement the system delivers a time-sensitive notification as active, without an error.",
      evidence: .reported(
        "A time-sensitive notification stayed silent in a Focus until the capability was added to the project.",
        notifee,
        ntfy
      ),
      when: [.timeSensitive],
      unless: [.entitledToTimeSensitive]
    )

    Rule(
      "interruption.user-can-refuse-time-sensitive",
      facts: ["SET-08"],
      since: 15,
      "With the app's time-sensitive switch off, the system delivers a time-sensitive notification as active.",
      evidence: .documented(
        "The user can turn off the ability of such notifications to interrupt.",
        Apple.timeSensitive
      ),
      .reportedOnce(
        "A plugin's tracker reports this for a switch that was off.",
        "https://github.com/invertase/notifee/issues/1194"
      ),
      when: [.timeSensitive, .entitledToTimeSensitive, .refusesTimeSensitive]
    )

    Rule(
      "interruption.critical-needs-the-entitlement",
      facts: ["AUTH-18"],
      since: 15,
      "Without the entitlement that Apple grants, the system delivers a critical notification as active.",
      evidence: .documented(
        "Critical alerts require an entitlement that Apple grants.",
        Apple.criticalAlert
      ),
      .reportedOnce(
        "Without the proper entitlement the notification has normal priority.",
        ntfy
      ),
      when: [.critical],
      unless: [.entitledToCritical]
    )

    Rule(
      "interruption.critical-needs-permission",
      facts: ["AUTH-18"],
      since: 15,
      "Without the user's permission the system delivers a critical notification as active.",
      evidence: .assumed(
        "Unsourced; apps must ask for this option.",
        check:
          "With the entitlement and without asking for the option, let a critical notification fire in silent mode."
      ),
      when: [.critical, .entitledToCritical],
      unless: [.allowsCritical]
    )

    Rule(
      "interruption.communication-needs-the-entitlement",
      facts: ["COMM-01"],
      since: 15,
      "Without its entitlement the system delivers a communication notification as an ordinary one.",
      evidence: .documented(
        "An app enables the Communication Notifications capability to send such notifications.",
        communication
      ),
      .assumed("Unsourced: without the capability there is no error."),
      when: [.communication],
      unless: [.entitledToCommunication]
    )

    muteRows
    focusRows
    summaryRows
  }
}
