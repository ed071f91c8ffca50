/// Renders a run in the Test Anything Protocol, version 14.
///
/// A scenario or a row of a table is a test point; one that is skipped has the directive SKIP, one
/// that fails as expected TODO. What is wrong stands below its point as YAML.
public func tapReport(_ files: [FileResult], _ variants: Variants) -> String {
  let cases = files.flatMap { ReportCase.all(of: $0, variants) }
  var text = "TAP version 14\n1..\(cases.count)\n"
  for (number, report) in zip(1..., cases) {
    let name = "\(report.file): \(report.name)".tap
    switch report.verdict {
    case .passed: text += "ok \(number) - \(name)\n"
    case .skipped(let reason): text += "ok \(number) - \(name) # SKIP \(reason.tap)\n"
    case .failedAsExpected(let reason): text += "not ok \(number) - \(name) # TODO \(reason.tap)\n"
    case .failed(let problems):
      text += "not ok \(number) - \(name)\n" + yaml(problems, severity: "fail")
    case .broken(let problems):
      text += "not ok \(number) - \(name)\n" + yaml(problems, severity: "error")
    }
  }
  return text
}

private func yaml(_ problems: [ReportCase.Problem], severity: String) -> String {
  var lines = ["  ---", "  severity: \(severity)", "  problems:"]
  for problem in problems {
    lines.append("    - message: \(problem.message.yaml)")
    lines.append("      file: \(problem.file.yaml)")
    lines.append("      line: \(problem.line)")
    lines.append("      column: \(problem.column)")
    lines.append("      text: |2")
    for line in problem.text.split(separator: "\n", omittingEmptySubsequences: false)
    where !line.isEmpty {
      lines.append("        " + line)
    }
  }
  return (lines + ["  ..."]).joined(separator: "\n") + "\n"
}

extension String {
  /// The text as a description: without a sign that would begin a directive, or a new line.
  fileprivate var tap: String {
    var result = ""
    for character in printable {
      result += character == "#" || character == "\\" ? "\\\(character)" : String(character)
    }
    return result
  }

  /// The text in quotes, as YAML and JSON have them.
  fileprivate var yaml: String {
    var result = "\""
    for character in printable {
      result += character == "\"" || character == "\\" ? "\\\(character)" : String(character)
    }
    return result + "\""
  }
}
