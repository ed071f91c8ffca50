import Scenarios

/// A form of a report; `ReportWriter` describes each function.
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
  /// A range of the bytes that were kept aside.
  case body(Range<Int>)
}

extension ReportForm {
  /// Renders a run that has ended.
  func report(_ files: [FileResult], _ problems: [RunProblem]) -> String {
    var writer = self
    var body = ""
    for scripts in files.byFile {
      body += writer.open(scripts)
      for script in scripts {
        for outcome in script.outcomes { writer.add(outcome, from: script.sources) { body += $0 } }
      }
      body += writer.close()
    }
    for problem in problems { body += writer.add(problem) }
    let pieces = writer.closing()
    guard let opening = writer.opening else {
      let bytes = Array(body.utf8)
      return pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let piece): text += piece
        case .body(let range): text += String(decoding: bytes[range], as: UTF8.self)
        }
      }
    }
    return pieces.reduce(into: opening + body) { text, piece in
      if case .text(let piece) = piece { text += piece }
    }
  }
}

/// Renders a file that was played as JSON, as a page needs it: without a writer of any form.
///
/// - Parameters:
///   - file: The file.
///   - variants: The versions and readings that are played.
///   - most: The bytes after which an outcome is only counted.
///   - problems: The problems of the run.
///   - shortfall: Returns the problem that a number of outcomes is left out.
package func jsonReport(
  _ file: FileResult,
  _ variants: Variants,
  most: Int,
  problems: [RunProblem],
  shortfall: (Int) -> RunProblem
) -> String {
  var report = JSONReport(variants, .all)
  var text = report.opening ?? ""
  text += report.open([file][...])
  var left = 0
  for outcome in file.outcomes {
    if text.utf8.count < most {
      report.add(outcome, from: file.sources) { text += $0 }
    } else {
      left += 1
    }
  }
  text += report.close()
  for problem in problems + (left > 0 ? [shortfall(left)] : []) { text += report.add(problem) }
  for case .text(let piece) in report.closing() { text += piece }
  return text
}
