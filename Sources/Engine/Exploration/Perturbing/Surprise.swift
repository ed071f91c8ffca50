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
  /// The scenario without the disturbance, and the texts.
  let ground: Ground
  /// The difference of the life.
  private let change: ScenarioChange
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

  /// The values that all surprises of a scenario share.
  final class Ground: Sendable {
    /// The scenario without the disturbance; its facts are all that it needs.
    let undisturbed: Scenario
    /// The texts behind its numbers, and behind those of the lives.
    let book: Book

    init(_ undisturbed: Scenario, _ book: Book) {
      self.undisturbed = undisturbed
      self.book = book
    }
  }

  /// Creates a surprise.
  ///
  /// - Parameters:
  ///   - disturbance: The disturbance.
  ///   - consequence: The kind of broken expectation.
  ///   - rule: The rule that decided it.
  ///   - news: The first of its rules that the undisturbed run does not know.
  ///   - place: The position of the expectation.
  ///   - after: The position of the line before the disturbance.
  ///   - life: The life as a scenario.
  ///   - ground: The scenario without the disturbance, and the texts.
  ///   - step: The number of the expectation among the steps of the life.
  init(
    _ disturbance: Disturbance,
    _ consequence: Consequence,
    by rule: RuleNumber?,
    news: RuleNumber? = nil,
    at place: Place,
    after: Place? = nil,
    in life: Scenario,
    on ground: Ground,
    step: Int
  ) {
    self.disturbance = disturbance
    self.consequence = consequence
    self.rule = rule
    self.news = news
    self.place = place
    self.after = after
    self.ground = ground
    change = ScenarioChange(of: life, from: ground.undisturbed)
    self.step = step
  }

  /// The life as a scenario, with the disturbance; it is made anew at each call.
  public var life: Scenario { change.scenario(from: ground.undisturbed) }
  /// The scenario without the disturbance; its facts are all that it needs.
  public var undisturbed: Scenario { ground.undisturbed }
  /// The texts behind the numbers of both.
  public var book: Book { ground.book }
  /// The number of steps that are kept for the life alone.
  var ownSteps: Int { change.ownCount }

  /// The cause of a surprise; surprises with the same cause count as one.
  struct Cause: Hashable {
    var disturbance: DisturbanceName
    var rule: RuleNumber?
    /// The line of the expectation, if the disturbance adds no rule.
    var line: Int32?
  }

  /// The rule that a report names: the rule that the disturbance adds, or else the deciding rule.
  public var namedRule: RuleNumber? { news ?? rule }

  var cause: Cause {
    Cause(disturbance: disturbance.name, rule: news, line: news == nil ? place.line : nil)
  }

  /// Returns a Boolean value that indicates whether this surprise is more important than another.
  func precedes(_ other: Surprise) -> Bool {
    if consequence != other.consequence { return consequence.rank < other.consequence.rank }
    if (rule == nil) != (other.rule == nil) { return rule != nil }
    return false
  }

  /// Returns a Boolean value that indicates whether a report shows this surprise and not another
  /// one with the same cause.
  func represents(_ other: Surprise) -> Bool {
    if precedes(other) || other.precedes(self) { return precedes(other) }
    return change.count < other.change.count
  }
}

/// A breakage that a disturbance announces: by one of its rules, or as its direct result.
public struct ExpectedBreakage: Hashable, Sendable {
  /// The disturbance.
  public var disturbance: DisturbanceName
  /// The rule that decided the breakage, if it is one of the disturbance's own.
  public var rule: RuleNumber?

  /// Creates a breakage.
  public init(disturbance: DisturbanceName, rule: RuleNumber?) {
    (self.disturbance, self.rule) = (disturbance, rule)
  }
}

/// A failure that a disturbance announces, such as a notification that is silent in a Focus.
public struct AnnouncedLoss: Hashable, Sendable {
  /// The disturbance.
  public var disturbance: DisturbanceName
  /// The kind of broken expectation.
  public var consequence: Consequence
  /// The position of the expectation in the undisturbed scenario.
  public var place: Place
  /// The rule that decided the breakage, if it is one of the disturbance's own.
  public var rule: RuleNumber?
}

/// The lives around a scenario.
public struct Perturbation: Sendable {
  /// The scenario.
  public var scenario: Scenario
  /// The version of iOS, if it is not the scenario's own.
  public var version: OSVersion?
  /// The outcome without a disturbance.
  public var undisturbed: ScenarioResult.End
  /// The indices of the assumptions without an effect, which make the scenario red.
  public var idle: [Int] = []
  /// The number of lives that were played.
  public var lives = 0
  /// The number of lives that the phone refuses.
  public var refused = 0
  /// The surprises, the most important first.
  public var surprises: [Surprise] = []
  /// The announced breakages, with the number of lives that show them.
  public var expected: [(breakage: ExpectedBreakage, count: Int)] = []
  /// The announced failures with their lines, with the number of lives that
  /// show them.
  public var losses: [(loss: AnnouncedLoss, count: Int)] = []
  /// The disturbances that the scenario tolerates, with the number of lives of each that surprise.
  public var tolerated: [(name: DisturbanceName, count: Int)] = []
  /// The limit that ended the exploration early; nil if none did.
  public var reached: LimitReached?
  /// The limits that stopped single lives, with the number of lives.
  public var stopped: [(limit: LimitReached, count: Int)] = []

  /// A Boolean value that indicates whether a limit ended the exploration early.
  public var isPartial: Bool { reached != nil }

  /// Notes a life that a limit stopped, so that the rest of it is not known.
  mutating func noteStop(_ limit: LimitReached) {
    if let index = stopped.firstIndex(where: { $0.limit == limit }) {
      stopped[index].count += 1
    } else {
      stopped.append((limit, 1))
    }
  }
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
