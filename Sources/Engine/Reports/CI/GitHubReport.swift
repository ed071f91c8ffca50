import PhoneDescription
import Scenarios

/// The problems as commands of GitHub's workflow runner, which shows each at its line.
///
/// The text for people is before the commands, within a `GitHubFrame`. The runner takes no commands
/// there, so no title and no line of a script can act as one.
///
/// The runner shows the first ten errors of a step. If there are more, the report has the first
/// problems of different scenarios, and the last annotation counts the others.
struct GitHubReport: ReportForm {
  private let variants: Variants
  private let workspace: Workspace?
  /// The first commands, and the first commands of different scenarios, with their numbers.
  private var all: [(number: Int, text: String)] = []
  private var firsts: [(number: Int, text: String)] = []
  private var count = 0

  /// The number of errors that the runner shows.
  private static let mostShown = 10

  init(_ variants: Variants, _ workspace: Workspace?) {
    self.variants = variants
    self.workspace = workspace
  }

  var opening: String? { "" }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    for mistakes in scripts.compactMap({ ReportCase(mistakesOf: $0) }) { note(mistakes) }
    return ""
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    note(ReportCase(outcome.result, from: sources, variants))
  }

  func close() -> String { "" }

  mutating func add(_ problem: RunProblem) -> String {
    note(ReportCase(problem))
    return ""
  }

  func closing() -> [ReportPiece] {
    guard count > Self.mostShown else { return [.text(all.map { $0.text }.joined())] }
    let known = Set(firsts.map { $0.number })
    let others = all.filter { !known.contains($0.number) }
    let shown = (firsts + others.prefix(Self.mostShown - 1 - firsts.count))
      .sorted { $0.number < $1.number }
    let rest = "and \(count - shown.count) more problems"
    let last = "::error title=\(rest)::The log of this step has all \(count) problems.\n"
    return [.text(shown.map { $0.text }.joined() + last)]
  }

  private mutating func note(_ report: ReportCase) {
    for (number, problem) in report.problems.enumerated() {
      let isFirst = number == 0 && firsts.count < Self.mostShown - 1
      if isFirst || all.count < Self.mostShown {
        let text = command(problem, of: report)
        if isFirst { firsts.append((count, text)) }
        if all.count < Self.mostShown { all.append((count, text)) }
      }
      count += 1
    }
  }

  private func command(_ problem: ReportCase.Problem, of report: ReportCase) -> String {
    let place = problem.place.map { place in
      let file = workspace?.path(of: place.file) ?? place.file
      return "file=\(file.property),line=\(place.line),col=\(place.column),"
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
