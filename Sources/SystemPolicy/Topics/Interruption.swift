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
public struct Interrupting: Sendable {
  /// The level it asks for.
  public var level: InterruptionLevel
  /// Whether its sound is a critical one.
  public var hasCriticalSound: Bool
  /// What the user allowed the app.
  public var permission: Permission
  /// What the app is entitled to.
  public var entitlements: Entitlements
  /// What the Focus that is on means for the app.
  public var focus: FocusGate
  /// Whether the app's filter in the Focus leaves it out.
  public var isFilteredOut: Bool
  /// Whether the phone is locked.
  public var isLocked: Bool
  /// Whether the app in the foreground said how to show it.
  public var wasAsked: Bool

  /// Creates the question.
  public init(
    level: InterruptionLevel,
    hasCriticalSound: Bool,
    permission: Permission,
    entitlements: Entitlements,
    focus: FocusGate,
    isFilteredOut: Bool,
    isLocked: Bool,
    wasAsked: Bool
  ) {
    self.level = level
    self.hasCriticalSound = hasCriticalSound
    self.permission = permission
    self.entitlements = entitlements
    self.focus = focus
    self.isFilteredOut = isFilteredOut
    self.isLocked = isLocked
    self.wasAsked = wasAsked
  }

  /// How far it interrupts.
  public struct Answer: Hashable, Sendable {
    /// The ways to show itself that are left to it.
    public var ways = Presentation.all
    /// Whether the screen of a locked phone lights up.
    public var lightsScreen = false
    /// Whether it waits for the Scheduled Summary.
    public var isHeld = false

    /// Creates the answer in which nothing stands in its way.
    public init() {}

    /// Only the list, and the badge, learn of it.
    mutating func fallSilent() {
      ways = [.list, .badge]
      lightsScreen = false
    }

    /// Nothing stands in its way.
    mutating func breakThrough(on question: Interrupting) {
      ways = .all
      lightsScreen = question.isLocked
    }
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case hasLevel, passive, timeSensitive, critical, criticalSound
    case entitledToTimeSensitive, refusesTimeSensitive, entitledToCritical, allowsCritical
    case locked, focus, focusAllowsApp, focusAllowsTimeSensitive, filteredOut
    case inSummary, wasAsked

    /// What the word is about.
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

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    switch level {
    case .passive: conditions = [.hasLevel, .passive]
    case .active: break
    case .timeSensitive: conditions = [.hasLevel, .timeSensitive]
    case .critical: conditions = [.hasLevel, .critical]
    }
    conditions.insert(.criticalSound, if: hasCriticalSound)
    conditions.insert(
      .entitledToTimeSensitive,
      if: entitlements.contains(.timeSensitive)
    )
    conditions.insert(.refusesTimeSensitive, if: permission.refusesTimeSensitive)
    conditions.insert(.entitledToCritical, if: entitlements.contains(.criticalAlerts))
    conditions.insert(.allowsCritical, if: permission.settings.contains(.criticalAlert))
    conditions.insert(.locked, if: isLocked)
    conditions.insert(.focus, if: focus.contains(.isOn))
    conditions.insert(.focusAllowsApp, if: focus.contains(.admitsApp))
    conditions.insert(.focusAllowsTimeSensitive, if: focus.contains(.admitsTimeSensitive))
    conditions.insert(.filteredOut, if: isFilteredOut)
    conditions.insert(.inSummary, if: permission.isSummarized)
    conditions.insert(.wasAsked, if: wasAsked)
    return conditions
  }
}
