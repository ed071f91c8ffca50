/// How loudly a notification asks for attention, with Apple's numbers.
public enum InterruptionLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// It waits in the list until somebody looks.
  case passive
  /// It is shown at once; what nothing else is said of.
  case active
  /// It is shown at once, and breaks through what holds others back.
  case timeSensitive
  /// It breaks through all of that, and the silent switch.
  case critical

  /// The levels with the words of the language.
  public static let named: [(name: String, value: Self)] = [
    ("passive", .passive), ("active", .active), ("time-sensitive", .timeSensitive),
    ("critical", .critical),
  ]
}

/// What Apple has granted an app, or its project declares.
@frozen
public struct Entitlements: OptionSet, Hashable, Sendable {
  /// One bit an entitlement.
  public let rawValue: UInt8

  /// Creates a set of entitlements from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Time-sensitive notifications, which a project declares.
  public static let timeSensitive = Self(rawValue: 1 << 0)
  /// Critical alerts, which Apple grants on request.
  public static let criticalAlerts = Self(rawValue: 1 << 1)

  /// The entitlements with the words of the language.
  public static let named: [(name: String, value: Self)] = [
    ("time-sensitive", .timeSensitive), ("critical-alerts", .criticalAlerts),
  ]
}

/// What a Focus that is on means for an app; empty while none is.
@frozen
public struct FocusGate: OptionSet, Hashable, Sendable {
  /// One bit a fact.
  public let rawValue: UInt8

  /// Creates a set of facts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A Focus is on.
  public static let isOn = Self(rawValue: 1 << 0)
  /// The app is one of those that it allows.
  public static let admitsApp = Self(rawValue: 1 << 1)
  /// It lets time-sensitive notifications of any app through.
  public static let admitsTimeSensitive = Self(rawValue: 1 << 2)
  /// The app has a filter in it.
  public static let filters = Self(rawValue: 1 << 3)
}

/// The question how far a notification that is shown may interrupt.
///
/// It is asked where something could stand in the way: a level, a lock, a Focus, the summary.
public enum Interruption: Sendable {
  /// Its place in the list.
  public static let position = QuestionPosition("interrupting")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// How far it interrupts.
  public struct Answer: DefaultAnswer {
    /// The ways to show itself that are left to it.
    public var ways = Presentation.all
    /// Whether the screen of a locked phone lights up.
    public var lightsScreen = false
    /// Whether it waits for the Scheduled Summary.
    public var isHeld = false

    /// Only the list, and the badge, learn of it.
    mutating func fallSilent() {
      ways = [.list, .badge]
      lightsScreen = false
    }

    /// Nothing stands in its way.
    mutating func breakThrough(under conditions: Conditions<Condition>) {
      ways = .all
      lightsScreen = conditions.contains(.locked)
    }
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case hasLevel, passive, timeSensitive, critical, criticalSound
    case entitledToTimeSensitive, refusesTimeSensitive, entitledToCritical, allowsCritical
    case locked, focus, focusAllowsApp, focusAllowsTimeSensitive, filteredOut
    case inSummary, wasAsked

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .hasLevel, .passive, .timeSensitive, .critical, .criticalSound: .request
      case .entitledToTimeSensitive, .refusesTimeSensitive, .entitledToCritical, .allowsCritical,
        .inSummary:
        .authorization
      case .locked: .lock
      case .focus, .focusAllowsApp, .focusAllowsTimeSensitive, .filteredOut: .attention
      case .wasAsked: .state
      }
    }
  }
}
