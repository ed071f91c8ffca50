/// The rows of one question, in order of precedence.
public struct Rows<Asked: Question>: Sendable {
  var list: [Row]
}

/// A row of a policy's table.
///
/// It has forgotten the types of its question, so that all questions share the code that numbers
/// and prepares rows: see "Why does a row forget its question?" in Decisions.
enum Row: Sendable {
  case rule(RuleRow)
  /// A dispute, which precedes the rules of its sides.
  case dispute(DisputeRow)
}

/// A rule as its row states it, and its effect.
///
/// A class, as every start puts all of them into tables, and none is ever changed.
final class RuleRow: Sendable {
  let id: String
  let facts: [String]
  let dispute: String?
  let side: String?
  let since: OSVersion
  let until: OSVersion?
  let sentence: String
  /// The functions that make the evidence.
  let evidence: RuleEvidence
  let guarded: Guard
  let isFinal: Bool
  /// The function that makes the last correction, if there is one.
  let corrected: @Sendable () -> Correction?
  let fileID: String
  let line: Int
  let isEffective: Bool
  /// The change of the answer, which does nothing if the rule has no effect.
  let change: RuleEffect

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
    _ evidence: RuleEvidence,
    _ guarded: Guard,
    isFinal: Bool,
    _ corrected: @escaping @Sendable () -> Correction?,
    _ fileID: String,
    _ line: Int,
    _ effect: RuleEffect?
  ) {
    self.id = id
    self.facts = facts
    self.dispute = dispute
    self.side = side
    self.since = since
    self.until = until
    self.sentence = sentence
    self.evidence = evidence
    self.guarded = guarded
    self.isFinal = isFinal
    self.corrected = corrected
    self.fileID = fileID
    self.line = line
    // Not `??`, which would wrap the function in closures that cost time at each decision.
    if let effect { change = effect } else { change = { _, _ in } }
    isEffective = effect != nil
  }
}

/// A dispute as its row states it.
///
/// A class for the same reason as ``RuleRow``.
final class DisputeRow: Sendable {
  let id: String
  let facts: [String]
  let since: OSVersion
  let until: OSVersion?
  let sentence: String
  let guarded: Guard
  let choices: DisputeChoices
  let check: String
  /// The function that makes the last correction, if there is one.
  let corrected: @Sendable () -> Correction?

  // Without a copy of this in each row, the module compiles in less time.
  @inline(never)
  init(
    _ id: String,
    _ facts: [String],
    since: OSVersion,
    until: OSVersion?,
    _ sentence: String,
    _ guarded: Guard,
    _ choices: DisputeChoices,
    _ check: String,
    _ corrected: @escaping @Sendable () -> Correction?
  ) {
    self.id = id
    self.facts = facts
    self.since = since
    self.until = until
    self.sentence = sentence
    self.guarded = guarded
    self.choices = choices
    self.check = check
    self.corrected = corrected
  }
}

/// The side of each reading in a dispute.
typealias DisputeChoices = (seeds: Choice, apple: Choice, field: Choice)

/// Functions that make the evidence of a rule.
///
/// Every start puts all rules into tables, and most reports show the evidence of none.
typealias RuleEvidence = (
  first: @Sendable () -> Evidence, second: @Sendable () -> Evidence?,
  third: @Sendable () -> Evidence?
)

/// The change that a rule makes, given the addresses of the question's values and of the draft.
typealias RuleEffect = @Sendable (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

/// A part of a table: one row, or those of another table.
public struct RowPart: Sendable {
  fileprivate enum Content: Sendable {
    case row(Row)
    case rows([Row])
  }

  fileprivate let content: Content
}

/// Builds a table from a sequence of rows.
@resultBuilder
public enum RowBuilder<Asked: Question> {
  /// Returns the row of a rule.
  public static func buildExpression(_ rule: Rule<Asked>) -> RowPart {
    RowPart(content: .row(.rule(rule.row)))
  }

  /// Returns the row of a dispute.
  public static func buildExpression(_ dispute: Dispute<Asked>) -> RowPart {
    RowPart(content: .row(.dispute(dispute.row)))
  }

  /// Returns rows from another table.
  public static func buildExpression(_ rows: Rows<Asked>) -> RowPart {
    RowPart(content: .rows(rows.list))
  }

  /// Returns the rows of a loop, in order.
  public static func buildArray(_ rows: [Rows<Asked>]) -> RowPart {
    RowPart(content: .rows(rows.flatMap { $0.list }))
  }

  // A table that grew row by row would be copied again and again at every start.
  /// Returns the rows of a block, in order.
  public static func buildBlock(_ parts: RowPart...) -> Rows<Asked> {
    Rows(list: parts)
  }
}

extension Rows {
  fileprivate init(list parts: [RowPart]) {
    list = []
    list.reserveCapacity(parts.count)
    for part in parts {
      switch part.content {
      case .row(let row): list.append(row)
      case .rows(let rows): list += rows
      }
    }
  }
}
