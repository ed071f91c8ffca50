import Scenarios

/// The problems as commands of GitHub's workflow runner, which shows each at its line.
///
/// What people read goes before them, within a `GitHubFrame`, where the runner takes no
/// commands: a title or a line of a script can then never be one.
struct GitHubReport: ReportForm {
  private let variants: Variants

  init(_ variants: Variants) { self.variants = variants }

  var opening: String? { "" }

  func open(_ scripts: ArraySlice<FileResult>) -> String {
    scripts.compactMap { ReportCase(mistakesOf: $0) }.map(commands).joined()
  }

  func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    write(commands(ReportCase(outcome.result, from: sources, variants)))
  }

  func close() -> String { "" }

  func add(_ problem: RunProblem) -> String { commands(ReportCase(problem)) }

  func closing() -> [ReportPiece] { [] }

  private func commands(_ report: ReportCase) -> String {
    switch report.verdict {
    case .passed, .skipped, .failedAsExpected: ""
    case .failed(let problems), .broken(let problems):
      problems.map { command($0, of: report) }.joined()
    }
  }

  private func command(_ problem: ReportCase.Problem, of report: ReportCase) -> String {
    let place = problem.place.map {
      "file=\($0.file.property),line=\($0.line),col=\($0.column),"
    }
    let name = problem.place == nil ? report.file.map { "\($0) \(report.name)" } : nil
    let title = "\((name ?? report.name).spelledOut()): \(problem.message)"
    let text = problem.text.printable(keeping: ["\n", "\t"])
    return "::error \(place ?? "")title=\(title.property)::\(text.data)\n"
  }
}

extension String {
  /// The text in the form that the runner reads after a command.
  fileprivate var data: String { escaped(["%", "\r", "\n"]) }

  /// The text as the runner reads a property of a command.
  fileprivate var property: String { printable.escaped(["%", "\r", "\n", ":", ","]) }

  private func escaped(_ signs: [Unicode.Scalar]) -> String {
    respelled { sign in
      guard signs.contains(sign) else { return nil }
      let hex = String(sign.value, radix: 16, uppercase: true)
      return "%" + (hex.count < 2 ? "0" : "") + hex
    }
  }
}

/// The commands that keep GitHub's workflow runner from reading text for people as commands.
public enum GitHubFrame {
  /// Makes the runner take no commands until `resume`.
  ///
  /// - Parameter word: A word that the author of a script cannot guess.
  public static func stop(_ word: String) -> String { "::stop-commands::\(word)\n" }

  /// Makes the runner take commands again, wherever the text before it ends.
  ///
  /// - Parameter word: The word that `stop` was given.
  public static func resume(_ word: String) -> String { "\n::\(word)::\n" }
}
