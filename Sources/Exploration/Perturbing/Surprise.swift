public import Scenarios
public import SystemPolicy
public import VirtualDevice

/// A broken expectation of a disturbed life that its disturbance does not announce.
public struct Surprise: Sendable {
  /// The disturbance.
  public var disturbance: Disturbance
  /// The kind of broken expectation.
  public var consequence: Consequence
  /// The rule that decided it, where one is known.
  public var rule: RuleNumber?
  /// The first of its rules that the undisturbed run does not know, if there is one.
  public var news: RuleNumber?
  /// The position of the expectation in the undisturbed scenario.
  public var place: Place
  /// The position of the line after which the disturbance happens; nil if it changes the scenario
  /// as a whole.
  public var after: Place?
  /// The life as a scenario, with the disturbance.
  public var life: Scenario
  /// The scenario without the disturbance; its facts are all that it needs.
  public var undisturbed: Scenario
  /// The texts behind the numbers of both.
  public var book: Book
  /// The number of the expectation among the steps of the life.
  public var step: Int
  /// The number of lives that show it.
  public var count = 1
  /// A Boolean value that indicates whether the undisturbed scenario is green.
  var hasTwin = true
  /// A Boolean value that indicates whether a pending request is replaced.
  var isReplaced = false
  /// A Boolean value that indicates whether the day and the zone of the start are the disturbance.
  var keepsStart = false

  /// The cause by which surprises are one.
  struct Cause: Hashable {
    var disturbance: DisturbanceName
    var rule: RuleNumber?
    /// The line of the expectation, where the disturbance brings in no rule.
    var line: Int32?
  }

  /// The rule that a report names: the one that the disturbance brought in, or the deciding one.
  public var telling: RuleNumber? { news ?? rule }

  var cause: Cause {
    Cause(disturbance: disturbance.name, rule: news, line: news == nil ? place.line : nil)
  }

  /// Indicates whether this one is more telling than another.
  func precedes(_ other: Surprise) -> Bool {
    if consequence != other.consequence { return consequence.rank < other.consequence.rank }
    if (rule == nil) != (other.rule == nil) { return rule != nil }
    return false
  }

  /// Indicates whether this one is to stand for both, of two with one cause.
  func represents(_ other: Surprise) -> Bool {
    if precedes(other) || other.precedes(self) { return precedes(other) }
    return life.steps.count < other.life.steps.count
  }
}

/// A breakage that a disturbance announces: by one of its rules, or as its direct result.
public struct ExpectedBreakage: Hashable, Sendable {
  /// The disturbance.
  public var disturbance: DisturbanceName
  /// The rule that decided it, if one of the disturbance's own.
  public var rule: RuleNumber?

  /// Creates a breakage.
  public init(disturbance: DisturbanceName, rule: RuleNumber?) {
    (self.disturbance, self.rule) = (disturbance, rule)
  }
}

/// The lives around a scenario.
public struct Perturbation: Sendable {
  /// The scenario.
  public var scenario: Scenario
  /// The version of iOS, if it is not the scenario's own.
  public var version: OSVersion?
  /// The outcome without a disturbance.
  public var undisturbed: ScenarioResult.End
  /// The number of lives that were played.
  public var lives = 0
  /// The number of lives that the phone refuses.
  public var refused = 0
  /// The surprises, the most telling first.
  public var surprises: [Surprise] = []
  /// The announced breakages, with the number of lives that show them.
  public var expected: [(breakage: ExpectedBreakage, count: Int)] = []
  /// The disturbances that the scenario tolerates, with the number of lives of each that surprise.
  public var tolerated: [(name: DisturbanceName, count: Int)] = []
  /// A Boolean value that indicates whether a budget ended the exploration early.
  public var isPartial = false
}

extension ScenarioResult.End {
  /// A Boolean value that indicates whether a scenario is red.
  public var isRed: Bool {
    switch self {
    case .failed, .stopped, .passedUnexpectedly: true
    case .passed, .skipped, .failedAsExpected: false
    }
  }

  /// A Boolean value that indicates whether a scenario asks not to be played, or not to pass.
  public var isSetAside: Bool { self == .skipped || self == .failedAsExpected }
}
