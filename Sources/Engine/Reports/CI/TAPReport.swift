import PhoneDescription
import Scenarios

/// The Test Anything Protocol, version 14.
///
/// A scenario or a row of a table is a test point. A skipped one has the directive SKIP, and one
/// that fails as expected has TODO. The problems of a point follow it as YAML. The plan is the last
/// line, because the number of points is known only then.
struct TAPReport: CaseForm {
  private let variants: Variants
  private var count = 0
  private var shard: RunScope.Shard?

  init(_ variants: Variants) { self.variants = variants }

  var opening: String? { "TAP version 14\n" }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    var text = ""
    for case let mistakes? in scripts.map({ ReportCase(mistakesOf: $0) }) {
      text += add(mistakes)
    }
    return text
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    write(add(ReportCase(outcome.result, from: sources, variants)))
  }

  mutating func close() -> String { "" }

  mutating func add(_ problem: RunProblem) -> String { add(ReportCase(problem)) }

  mutating func note(_ scope: RunScope) { shard = scope.shard }

  func closing() -> [ReportPiece] {
    let part = shard.map { "# \($0.text)\n" } ?? ""
    // A reader takes a plan of nothing for a mistake unless it says why.
    let reason = count == 0 ? shard.map { " # SKIP \($0.text)" } ?? "" : ""
    return [.text("\(part)1..\(count)\(reason)\n")]
  }

  func begin(_ file: String?) {}

  mutating func add(_ report: ReportCase) -> String {
    count += 1
    // A reader compares descriptions: one with an id has its title in a comment of its own.
    let title = report.id == nil ? "" : "# \(report.name.tap)\n"
    let name = (report.id ?? report.file.map { "\($0): \(report.name)" } ?? report.name).tap
    return title + line(of: report.verdict, name)
  }

  private func line(of verdict: ReportCase.Verdict, _ name: String) -> String {
    switch verdict {
    case .passed: return "ok \(count) - \(name)\n"
    case .skipped(let reason): return "ok \(count) - \(name) # SKIP \(reason.tap)\n"
    case .failedAsExpected(let reason): return "not ok \(count) - \(name) # TODO \(reason.tap)\n"
    case .failed(let problems):
      return "not ok \(count) - \(name)\n" + yaml(problems, severity: "fail")
    case .broken(let problems):
      return "not ok \(count) - \(name)\n" + yaml(problems, severity: "error")
    }
  }
}

private func yaml(_ problems: [ReportCase.Problem], severity: String) -> String {
  var lines = ["  ---", "  severity: \(severity)", "  problems:"]
  for problem in problems {
    lines.append("    - message: \(problem.message.yaml)")
    lines.append("      type: \(problem.kind.rawValue)")
    if let place = problem.place {
      lines.append("      file: \(place.file.spelledOut().yaml)")
      lines.append("      line: \(place.line)")
      lines.append("      column: \(place.column)")
    }
    lines.append("      text: |2")
    for line in problem.text.printable(keeping: ["\n", "\t"]).split(separator: "\n") {
      lines.append("        " + line)
    }
  }
  return (lines + ["  ..."]).joined(separator: "\n") + "\n"
}

extension String {
  /// The text as a description: no sign in it begins a directive, and no reader trims it.
  ///
  /// Version 14 has `\#`, but readers of version 13 take the text after it for a directive or a
  /// comment. So the sign is written as its number.
  fileprivate var tap: String {
    var text = spelledOut { $0.isControl || $0 == "#" }
    if let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
      text += last.number
    }
    return text.escaped(["\\"])
  }

  /// The text in quotes, as YAML and JSON have them.
  fileprivate var yaml: String { "\"\(printable.escaped(["\"", "\\"]))\"" }

  private func escaped(_ signs: [Unicode.Scalar]) -> String {
    respelled { signs.contains($0) ? "\\\($0)" : nil }
  }
}
