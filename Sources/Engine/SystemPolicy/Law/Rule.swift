/// A question that the law answers, with the conditions of its guards and the type of its answer.
///
/// To ask a question, pass the conditions that hold to ``Law/decide(_:_:)``. A question stores
/// nothing, so it is an enumeration without cases.
public protocol Question: Sendable {
  /// The conditions that the guards test.
  associatedtype Condition: GuardCondition
  /// The values that rows read in addition to the conditions: none for most questions, or the
  /// conditions themselves.
  associatedtype Values = NoValues<Condition>
  /// The answer to the question.
  associatedtype Answer: Hashable, Sendable

  /// The position of the question in the law.
  static var position: QuestionPosition { get }

  /// The rows, in order of precedence.
  @RowBuilder<Self> static var rows: Rows<Self> { get }
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
  let row: RuleRow

  // Everything that needs the types of the question is here, and is compiled into each row: see
  // "Why does a row forget its question?" in Decisions.
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
  ///   - evidence: The evidence. A report asks for it; no decision does.
  ///   - second: More evidence, if there is any.
  ///   - third: Still more; a rule has at most three.
  ///   - when: The conditions that must hold.
  ///   - unless: The conditions that must not hold.
  ///   - isFinal: A Boolean value that indicates whether no later row applies after this one.
  ///   - then: The change that the rule makes to the draft.
  ///   - compute: The change that the rule makes to the draft, given the values; replaces `then`.
  ///   - corrected: The last release that changed the outcome of the rule, if any.
  ///   - fileID: The file of the rule.
  ///   - line: The line of the rule.
  @inline(__always)
  public init(
    _ id: String,
    facts: [String],
    dispute: String? = nil,
    side: String? = nil,
    since: OSVersion = .center,
    until: OSVersion? = nil,
    only: OSVersion? = nil,
    _ sentence: String,
    evidence: @autoclosure @escaping @Sendable () -> Evidence,
    _ second: @autoclosure @escaping @Sendable () -> Evidence? = nil,
    _ third: @autoclosure @escaping @Sendable () -> Evidence? = nil,
    when: Conditions<Asked.Condition>,
    unless: Conditions<Asked.Condition> = [],
    isFinal: Bool = false,
    corrected: @autoclosure @escaping @Sendable () -> Correction? = nil,
    then change: (@Sendable (inout Asked.Answer) -> Void)? = nil,
    compute: (@Sendable (Asked.Values, inout Asked.Answer) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    precondition(change == nil || compute == nil, "\(id) has both 'then' and 'compute'")
    row = RuleRow(
      id,
      facts,
      dispute,
      side,
      since: only ?? since,
      until: only ?? until?.throughMinors,
      sentence,
      (evidence, second, third),
      Guard(when, unless),
      isFinal: isFinal,
      corrected,
      fileID,
      line,
      Self.effect(change, compute)
    )
  }

  /// Returns a change of a draft as a function of addresses.
  @inline(__always)
  private static func effect(
    _ change: (@Sendable (inout Asked.Answer) -> Void)?,
    _ compute: (@Sendable (Asked.Values, inout Asked.Answer) -> Void)?
  ) -> RuleEffect? {
    if let change {
      return { _, draft in change(&draft.assumingMemoryBound(to: Asked.Answer.self).pointee) }
    }
    if let compute {
      return { values, draft in
        compute(
          values.assumingMemoryBound(to: Asked.Values.self).pointee,
          &draft.assumingMemoryBound(to: Asked.Answer.self).pointee
        )
      }
    }
    return nil
  }
}
