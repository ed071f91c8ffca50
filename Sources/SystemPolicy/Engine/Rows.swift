/// The rows of one question, in order of precedence.
public struct Rows<Asked: Question>: Sendable {
  var list: [Row]
}

/// A row of a policy's table.
///
/// It has forgotten the types of its question, so that all questions share the code that numbers
/// and prepares rows: see "Why does a row forget its question?" in Decisions. It is indirect, so
/// that a row in a longer table is a reference more.
indirect enum Row: Sendable {
  case rule(RuleRow)
  /// A dispute, which precedes the rules of its sides.
  case dispute(DisputeSummary)
}

/// A rule as it is reported, and its effect.
struct RuleRow: Sendable {
  var summary: RuleSummary
  let effect: RuleEffect?

  // Without a copy of this in each row, the module compiles in half the time.
  @inline(never)
  init(
    _ id: String,
    _ facts: [String],
    _ dispute: String?,
    _ side: String?,
    since: OSVersion,
    until: OSVersion?,
    _ sentence: String,
    _ evidence: [Evidence],
    _ guarded: Guard,
    isFinal: Bool,
    _ corrected: Correction?,
    _ place: RulePlace,
    _ effect: RuleEffect?
  ) {
    self.effect = effect
    summary = RuleSummary(
      number: RuleNumber(rawValue: 0),
      id: id,
      policy: "",
      facts: facts,
      dispute: dispute,
      side: side,
      since: since,
      until: until,
      sentence: sentence,
      evidence: evidence,
      isFinal: isFinal,
      isEffective: effect != nil,
      corrected: corrected,
      place: place,
      guarded: guarded
    )
  }
}

/// The change that a rule makes, given the addresses of the question's values and of the draft.
typealias RuleEffect = @Sendable (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

/// Builds a table from a sequence of rows.
@resultBuilder
public enum RowBuilder<Asked: Question> {
  /// Returns the row of a rule.
  public static func buildExpression(_ rule: Rule<Asked>) -> Rows<Asked> {
    Rows(list: [.rule(rule.row)])
  }

  /// Returns the row of a dispute.
  public static func buildExpression(_ dispute: Dispute<Asked>) -> Rows<Asked> {
    Rows(list: [.dispute(dispute.summary)])
  }

  /// Returns rows from another table unchanged.
  public static func buildExpression(_ rows: Rows<Asked>) -> Rows<Asked> { rows }

  /// Returns the rows of a loop, in order.
  public static func buildArray(_ rows: [Rows<Asked>]) -> Rows<Asked> {
    Rows(list: rows.flatMap { $0.list })
  }

  /// Returns the first rows of a block.
  public static func buildPartialBlock(first: Rows<Asked>) -> Rows<Asked> { first }

  /// Returns the rows so far together with the next ones.
  public static func buildPartialBlock(
    accumulated: consuming Rows<Asked>,
    next: Rows<Asked>
  ) -> Rows<Asked> {
    accumulated.list += next.list
    return accumulated
  }
}
