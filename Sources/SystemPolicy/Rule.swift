/// A kind of question that the law answers, with the words its guards are written in.
public protocol Question: Sendable {
  /// The vocabulary of the guards.
  associatedtype Word: Condition
  /// What is decided.
  associatedtype Answer: Hashable, Sendable

  /// What holds, in the words of the vocabulary.
  var conditions: Conditions<Word> { get }

  /// The rows, in order of precedence.
  @RowBuilder<Self> static var rows: [Row<Self>] { get }
}

/// One behaviour of the system: in words, with its evidence, with a guard as data.
///
/// The engine tests the guard itself and calls the function only where it holds; the function then
/// changes the draft. A rule without a function only speaks: it is a reason and changes nothing.
public struct Rule<Asked: Question>: Sendable {
  let id: String
  let facts: [String]
  let dispute: String?
  let side: String?
  let since: OSVersion
  let until: OSVersion?
  let sentence: String
  let evidence: [Evidence]
  let when: Conditions<Asked.Word>
  let unless: Conditions<Asked.Word>
  let isFinal: Bool
  let function: (@Sendable (Asked, inout Asked.Answer) -> Void)?

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
  ///   - function: What it does to the draft.
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
    when: Conditions<Asked.Word>,
    unless: Conditions<Asked.Word> = [],
    isFinal: Bool = false,
    function: (@Sendable (Asked, inout Asked.Answer) -> Void)? = nil
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
    self.function = function
  }
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
  public static func buildExpression(_ rule: Rule<Asked>) -> [Row<Asked>] { [.rule(rule)] }

  /// Takes a dispute as a row.
  public static func buildExpression(_ dispute: Dispute<Asked>) -> [Row<Asked>] {
    [.dispute(dispute)]
  }

  /// Takes rows that stand elsewhere.
  public static func buildExpression(_ rows: [Row<Asked>]) -> [Row<Asked>] { rows }

  /// Puts the rows of a loop one after the other.
  public static func buildArray(_ rows: [[Row<Asked>]]) -> [Row<Asked>] { rows.flatMap(\.self) }

  /// Puts the rows one after the other.
  public static func buildBlock(_ rows: [Row<Asked>]...) -> [Row<Asked>] { rows.flatMap(\.self) }
}
