/// Renders what is wrong as commands of GitHub's workflow runner, which shows each at its line.
///
/// What people read goes before them, where the runner is told to take no commands: a title or a
/// line of a script can then never be one.
public func gitHubReport(
  _ files: [FileResult],
  _ variants: Variants,
  after text: String
) -> String {
  var commands = ""
  for report in files.flatMap({ ReportCase.all(of: $0, variants) }) {
    switch report.verdict {
    case .passed, .skipped, .failedAsExpected: continue
    case .failed(let problems), .broken(let problems):
      for problem in problems { commands += command(problem, of: report) }
    }
  }
  // Nobody can write the word into a script that a digest of that very script makes.
  let word = "belfry-" + String(digest(of: text), radix: 16)
  return "::stop-commands::\(word)\n\(text)\n::\(word)::\n\(commands)"
}

private func command(_ problem: ReportCase.Problem, of report: ReportCase) -> String {
  let title = "\(report.name): \(problem.message)"
  return "::error file=\(problem.file.property),line=\(problem.line),col=\(problem.column),"
    + "title=\(title.property)::\(problem.text.data)\n"
}

/// A number that depends on every byte of a text (FNV-1a).
private func digest(of text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

extension String {
  /// The text as the runner reads what stands behind a command.
  fileprivate var data: String { escaped(["%", "\r", "\n"]) }

  /// The text as the runner reads a property of a command.
  fileprivate var property: String { printable.escaped(["%", "\r", "\n", ":", ","]) }

  private func escaped(_ signs: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if signs.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (hex.count < 2 ? "0" : "") + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
