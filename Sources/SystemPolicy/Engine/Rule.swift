/// A question that the law answers, with the conditions of its guards and the type of its answer.
///
/// To ask a question, pass the conditions that hold to ``Law/decide(_:_:)``. A question stores
/// nothing, so it is an enumeration without cases.
public protocol Question: Sendable {
  /// The conditions that the guards test.
  associatedtype Condition: GuardCondition
  /// The values that rows read in addition to the conditions; `Void` for most questions.
  associatedtype Values = Void
  /// The answer to the question.
  associatedtype Answer: Hashable, Sendable

  /// The position of the question in the law.
  static var position: QuestionPosition { get }

  /// The rows, in order of precedence.
  @RowBuilder<Self> static var rows: [Row<Self>] { get }
}

/// An answer whose properties all have defaults, so that its question needs no draft.
public protocol BlankAnswer: Hashable, Sendable {}

/// A ``BlankAnswer`` that can create its own draft.
///
/// The separate protocol keeps the initializers internal; every blank answer conforms to it.
protocol DefaultAnswer: BlankAnswer {
  init()
}

/// One behaviour of the system: a sentence, its evidence, a guard and an effect.
///
/// If the guard holds, the rule applies and its effect changes the draft of the answer. A rule
/// without an effect changes nothing and only gives a reason.
public struct Rule<Asked: Question>: Sendable {
  let id: String
  let facts: [String]
  let dispute: String?
  let side: String?
  let since: OSVersion
  let until: OSVersion?
  let sentence: String
  let evidence: [Evidence]
  let when: Conditions<Asked.Condition>
  let unless: Conditions<Asked.Condition>
  let isFinal: Bool
  let effect: RuleEffect<Asked>?
  let corrected: Correction?
  let place: RulePlace

  // Rows are made once in a process: see "Why are the rows not optimised?" in Decisions.
  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: The topic and a small sentence, as in `authorization.denied-is-silent`.
  ///   - facts: The catalogue entries that the rule implements, as in `REQ-08`.
  ///   - dispute: The dispute in which the rule takes a side, if any.
  ///   - side: The side to which the rule belongs; a side can have several rules.
  ///   - since: The first version of iOS with the behaviour; by default, the first version with a
  ///     notification center.
  ///   - until: The last version, with all its minor versions unless one is named; `nil` for all
  ///     later versions.
  ///   - only: The only version with the behaviour, without later minor versions.
  ///   - sentence: The behaviour as one sentence.
  ///   - evidence: The evidence, the strongest first.
  ///   - when: The conditions that must hold.
  ///   - unless: The conditions that must not hold.
  ///   - isFinal: A Boolean value that indicates whether no later row applies after this one.
  ///   - then: The change that the rule makes to the draft.
  ///   - compute: The change that the rule makes to the draft, given the values; replaces `then`.
  ///   - corrected: The last release that changed the outcome of the rule, if any.
  ///   - fileID: The file of the rule.
  ///   - line: The line of the rule.
  @_optimize(none)
  public init(
    _ id: String,
    facts: [String],
    dispute: String? = nil,
    side: String? = nil,
    since: OSVersion = .center,
    until: OSVersion? = nil,
    only: OSVersion? = nil,
    _ sentence: String,
    evidence: Evidence...,
    when: Conditions<Asked.Condition>,
    unless: Conditions<Asked.Condition> = [],
    isFinal: Bool = false,
    corrected: Correction? = nil,
    then change: (@Sendable (inout Asked.Answer) -> Void)? = nil,
    compute: (@Sendable (Asked.Values, inout Asked.Answer) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.id = id
    self.facts = facts
    self.dispute = dispute
    self.side = side
    self.since = only ?? since
    self.until = only ?? until?.throughMinors
    self.sentence = sentence
    self.evidence = evidence
    self.when = when
    self.unless = unless
    self.isFinal = isFinal
    self.corrected = corrected
    place = RulePlace(id: id, fileID: fileID, line: line)
    precondition(change == nil || compute == nil, "\(id) has both 'then' and 'compute'")
    // Not `map`, which would wrap the function in closures that cost time at each decision.
    if let change {
      effect = .change(change)
    } else if let compute {
      effect = .compute(compute)
    } else {
      effect = nil
    }
  }
}

/// The effect of a rule on the draft of an answer.
@usableFromInline
enum RuleEffect<Asked: Question>: Sendable {
  /// A change that is always the same.
  case change(@Sendable (inout Asked.Answer) -> Void)
  /// A change that depends on the values of the question.
  case compute(@Sendable (Asked.Values, inout Asked.Answer) -> Void)
}

/// A row of a policy's table.
public enum Row<Asked: Question>: Sendable {
  /// A rule.
  case rule(Rule<Asked>)
  /// A dispute, which precedes the rules of its sides.
  case dispute(Dispute<Asked>)
}

/// Builds a table from a sequence of rows.
@resultBuilder
public enum RowBuilder<Asked: Question> {
  /// Returns the row of a rule.
  @_optimize(none)
  public static func buildExpression(_ rule: Rule<Asked>) -> [Row<Asked>] { [.rule(rule)] }

  /// Returns the row of a dispute.
  @_optimize(none)
  public static func buildExpression(_ dispute: Dispute<Asked>) -> [Row<Asked>] {
    [.dispute(dispute)]
  }

  /// Returns rows from another table unchanged.
  @_optimize(none)
  public static func buildExpression(_ rows: [Row<Asked>]) -> [Row<Asked>] { rows }

  /// Returns the rows of a loop, in order.
  @_optimize(none)
  public static func buildArray(_ rows: [[Row<Asked>]]) -> [Row<Asked>] { rows.flatMap { $0 } }

  /// Returns the rows of a block, in order.
  @_optimize(none)
  public static func buildBlock(_ rows: [Row<Asked>]...) -> [Row<Asked>] { rows.flatMap { $0 } }
}
