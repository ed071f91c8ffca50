/// A kind of question that the law answers: the conditions in which its guards are written, and
/// what is decided.
///
/// A question is asked with the conditions that hold, see ``Law/decide(_:_:)``. Nothing of it is
/// stored, so it is an enumeration without cases.
public protocol Question: Sendable {
  /// The vocabulary of the guards.
  associatedtype Condition: GuardCondition
  /// What rows may look at besides the conditions; nothing, for most questions.
  associatedtype Values = Void
  /// What is decided.
  associatedtype Answer: Hashable, Sendable

  /// Its place in the one list of questions.
  static var position: QuestionPosition { get }

  /// The rows, in order of precedence.
  @RowBuilder<Self> static var rows: [Row<Self>] { get }
}

/// An answer whose properties all begin with a default, so that a question needs no draft.
public protocol BlankAnswer: Hashable, Sendable {}

/// What makes the draft of a ``BlankAnswer``; each of them conforms to this.
///
/// It is apart so that the initializers, which say nothing, need not be public.
protocol DefaultAnswer: BlankAnswer {
  init()
}

/// One behaviour of the system: in words, with its evidence, with a guard as data.
///
/// The engine tests the guard itself and runs the effect only where it holds; the effect then
/// changes the draft. A rule without an effect only speaks: it is a reason and changes nothing.
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
  let place: RulePlace

  // Rows are made once in a process: see "Why are the rows not optimised?" in Decisions.
  /// Writes a rule.
  ///
  /// - Parameters:
  ///   - id: The topic and a small sentence, as in `authorization.denied-is-silent`.
  ///   - facts: The catalogue entries it implements, as in `REQ-08`.
  ///   - dispute: The dispute it takes a side in, if any.
  ///   - side: The side it belongs to; any number of rules may.
  ///   - since: The first version of iOS that behaves so; by default the first with a centre.
  ///   - until: The last one, with all its minor versions unless one is named; nil for all later
  ///     ones.
  ///   - only: The one version that behaves so, without its later minor ones.
  ///   - sentence: The behaviour as one sentence.
  ///   - evidence: What it rests on, the best first.
  ///   - when: What must hold for the rule to speak.
  ///   - unless: What must not hold.
  ///   - isFinal: Whether no later row is asked once this one has spoken.
  ///   - then: What it does to the draft.
  ///   - compute: What it does to the draft, given the values; instead of `then`.
  ///   - fileID: The file in which it is written.
  ///   - line: The line in which it is written.
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
    place = RulePlace(id: id, fileID: fileID, line: line)
    precondition(change == nil || compute == nil, "\(id) has both 'then' and 'compute'")
    // Spelled out, as `map` would wrap the function in others that cost at each decision.
    if let change {
      effect = .change(change)
    } else if let compute {
      effect = .compute(compute)
    } else {
      effect = nil
    }
  }
}

/// What a rule does to the draft of an answer.
@usableFromInline
enum RuleEffect<Asked: Question>: Sendable {
  /// Always the same.
  case change(@Sendable (inout Asked.Answer) -> Void)
  /// What depends on the values of the question.
  case compute(@Sendable (Asked.Values, inout Asked.Answer) -> Void)
}

/// A row of a policy's table.
public enum Row<Asked: Question>: Sendable {
  /// A behaviour.
  case rule(Rule<Asked>)
  /// A question on which sources disagree; it stands before the rules of its sides.
  case dispute(Dispute<Asked>)
}

/// Lets a table be written as one row after the other.
@resultBuilder
public enum RowBuilder<Asked: Question> {
  /// Takes a rule as a row.
  @_optimize(none)
  public static func buildExpression(_ rule: Rule<Asked>) -> [Row<Asked>] { [.rule(rule)] }

  /// Takes a dispute as a row.
  @_optimize(none)
  public static func buildExpression(_ dispute: Dispute<Asked>) -> [Row<Asked>] {
    [.dispute(dispute)]
  }

  /// Takes rows that stand elsewhere.
  @_optimize(none)
  public static func buildExpression(_ rows: [Row<Asked>]) -> [Row<Asked>] { rows }

  /// Puts the rows of a loop one after the other.
  @_optimize(none)
  public static func buildArray(_ rows: [[Row<Asked>]]) -> [Row<Asked>] { rows.flatMap { $0 } }

  /// Puts the rows one after the other.
  @_optimize(none)
  public static func buildBlock(_ rows: [Row<Asked>]...) -> [Row<Asked>] { rows.flatMap { $0 } }
}
