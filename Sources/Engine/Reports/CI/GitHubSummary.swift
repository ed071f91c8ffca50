import PhoneDescription
import ScenarioParsing
import Scenarios
import SystemPolicy

/// The summary of a step on GitHub's runner, in Markdown: the result of a run and its problems.
///
/// Texts of scripts are escaped, so that neither Markdown nor GitHub reads their signs as markup.
struct GitHubSummary: ReportForm {
  private let variants: Variants
  private let place: Place
  /// The maximum number of bytes.
  private let most: Int
  private var endings: [Ending] = []
  private var broken = 0
  private var shard: RunScope.Shard?
  /// The number of commands of pages whose output was compared.
  private var commands = 0
  /// The problems, as long as they fit.
  private var problems = ""
  private var count = (all: 0, shown: 0)
  /// The runs of the scenario that was added last.
  private var group: [Outcome] = []
  private var rows: [VariantTable.Row] = []

  /// The repository that the summary links to.
  struct Place: Sendable {
    var workspace: Workspace?
    /// The address of the files of a commit; nil for none.
    var address: String?
  }

  init(_ variants: Variants, _ place: Place, most: Int) {
    self.variants = variants
    self.place = place
    self.most = most
  }

  var opening: String? { "" }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    for mistakes in scripts.compactMap({ ReportCase(mistakesOf: $0) }) {
      broken += 1
      note(mistakes)
    }
    return ""
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    let scenario = outcome.result.scenario
    if let last = group.last?.result.scenario,
      last.place != scenario.place || last.id != scenario.id
    {
      closeGroup()
    }
    if !variants.isSingle { group.append(outcome) }
    endings.append(Ending(outcome))
    note(ReportCase(outcome.result, from: sources, variants))
  }

  mutating func close() -> String {
    closeGroup()
    return ""
  }

  mutating func add(_ problem: RunProblem) -> String {
    broken += 1
    note(ReportCase(problem))
    return ""
  }

  mutating func note(_ scope: RunScope) {
    shard = scope.shard
    commands = scope.commands
  }

  private mutating func closeGroup() {
    if OutcomeGroup(outcomes: group).parts.count > 1, rows.count < Self.mostRows {
      rows.append(VariantTable.Row(group))
    }
    group = []
  }

  private static let mostRows = 100

  func closing() -> [ReportPiece] {
    let rest = count.all - count.shown
    let more = rest > 0 ? "\nand \(rest) more problem\(rest == 1 ? "" : "s"), in the log\n" : ""
    return [.text(head + table + problems + more + "\n")]
  }

  /// The title of a run without a scenario.
  private var noScenario: String {
    if commands > 0 { return "\(plural(commands, "command")) of pages compared" }
    return shard?.isPart == true ? "an empty part" : NothingTested.opening
  }

  /// The numbers of the run.
  private var head: String {
    let counts = EndCounts(endings)
    let total = "\(endings.count) scenario\(endings.count == 1 ? "" : "s")"
    let bad = counts.failed + counts.stopped
    let title =
      endings.isEmpty
      ? noScenario : bad == 0 ? "\(total), none failed" : "\(bad) of \(total) failed"
    let cells = [
      ("passed", counts.passed), ("failed", counts.failed), ("stopped", counts.stopped),
      ("failed as expected", counts.xfailed), ("skipped", counts.skipped),
      ("not played", broken),
    ].filter { $0.1 > 0 }
    var text = "### Belfry: \(title)\n\n"
    if let shard { text += "\(shard.text)\n\n" }
    guard !cells.isEmpty else { return text }
    text += "| \(cells.map { $0.0 }.joined(separator: " | ")) |\n"
    text += "|\(cells.map { _ in "---:|" }.joined())\n"
    text += "| \(cells.map { "\($0.1)" }.joined(separator: " | ")) |\n\n"
    guard !endings.isEmpty, variants.isSingle else { return text }
    return text + ReadingLine(endings).sentences.map { $0 + "\n\n" }.joined()
  }

  /// The table of the scenarios whose outcome depends on the variant.
  private var table: String {
    guard !rows.isEmpty else { return "" }
    let names = variants.all.map { variant in
      let version = variant.version.map { "iOS \($0.text)" }
      let reading = variants.readings.count > 1 ? variant.reading?.rawValue : nil
      return [version, reading].compactMap { $0 }.joined(separator: " ")
    }
    var text = "| differs | \(names.joined(separator: " | ")) |\n|---|"
    text += names.map { _ in "---|" }.joined() + "\n"
    for row in rows {
      let ends = row.ends.map { $0.mark }.joined(separator: " | ")
      text += "| <code>\(String(row.title.prefix(200)).inMarkdown)</code> | \(ends) |\n"
    }
    return text + "\n"
  }

  private mutating func note(_ report: ReportCase) {
    for problem in report.problems {
      count.all += 1
      let text = self.text(of: problem, in: report)
      // The numbers, the table and the last line have room as well.
      guard count.shown == count.all - 1, problems.utf8.count + text.utf8.count + 65_536 < most
      else { continue }
      problems += text
      count.shown += 1
    }
  }

  private func text(of problem: ReportCase.Problem, in report: ReportCase) -> String {
    let file = problem.place?.file ?? report.file
    let line = problem.place?.line ?? report.line
    let name = String(report.name.prefix(1000)).spelledOut().inMarkdown
    // GitHub looks for names, numbers and addresses everywhere but in code.
    var text = "<code>\(name)</code>"
    if let file {
      let path = place.workspace?.path(of: file) ?? file
      let label = ([path.printable] + [line.map { "\($0)" }].compactMap { $0 })
        .joined(separator: ":").inMarkdown
      if let address = place.address, place.workspace?.holds(file) == true {
        let anchor = line.map { "#L\($0)" } ?? ""
        text += " [\(label)](\(address)/\(path.inAddress)\(anchor))"
      } else {
        text += " <code>\(label)</code>"
      }
    }
    let message = problem.text.printable(keeping: ["\n", "\t"])
    return text + "\n\n<pre>\n\(message.inXML)</pre>\n\n"
  }
}

extension String {
  /// The text with each sign of ASCII as its number: none is markup, a mention or an address.
  fileprivate var inMarkdown: String {
    respelled { sign in
      let isPlain = sign.properties.isAlphabetic || sign.properties.numericType != nil
      return sign.isASCII && !isPlain && sign != " " ? "&#\(sign.value);" : nil
    }
  }

  /// The path as a part of an address.
  fileprivate var inAddress: String {
    utf8.map { byte -> String in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
      if isPlain || "/-_.".utf8.contains(byte) { return String(Character(scalar)) }
      let hex = String(byte, radix: 16, uppercase: true)
      return "%" + (hex.count < 2 ? "0" : "") + hex
    }
    .joined()
  }
}
