import Scenarios

/// A form of a report; `ReportWriter` says what each function is for.
protocol ReportForm: Sendable {
  var opening: String? { get }
  mutating func open(_ scripts: ArraySlice<FileResult>) -> String
  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void)
  mutating func close() -> String
  mutating func add(_ problem: RunProblem) -> String
  mutating func note(_ scope: RunScope)
  func closing() -> [ReportPiece]
}

extension ReportForm {
  // Most forms have no place for it.
  mutating func note(_ scope: RunScope) {}
}

/// A part of the end of a report.
public enum ReportPiece: Hashable, Sendable {
  /// This text.
  case text(String)
  /// These bytes of what was kept aside.
  case body(Range<Int>)
}
