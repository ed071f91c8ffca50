import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

/// A page for people: one file that loads nothing.
///
/// Every scenario can be opened; one with a problem is open at first. The script of the page shows
/// each scenario in a viewer. Without the script, a scenario with a problem has its timeline and
/// the phone at the moments before the problem. The page is also XML, and has a sensible order
/// without its style sheet.
struct PageReport: ReportForm {
  private let variants: Variants
  /// The addresses of the lines of scripts; nil for a page without them.
  private let links: SourceLinks?
  private var counts = PageCounts()
  private var pool = PagePool()
  private var tables = PageTables()
  /// The names of entries and parts of the page, with the last number that follows each.
  private var names = [
    "failures": 1, PageFailures.others: 1, "shard": 1, "shared": 1, "totals": 1,
  ]
  private var failures = PageFailures()
  /// The files of the page, and the problems between them.
  private var parts: [Part] = []
  private var size = 0
  /// The part of the scenarios that was played; nil for all.
  private var shard: RunScope.Shard?
  /// Indicates whether an entry is no scenario, but a file with mistakes or the run as a whole.
  private var hasOtherEntries = false
  /// The bytes of the scenarios that passed and have a timeline.
  private var pictured = 0
  /// The bytes after which an entry has no details.
  private let most: Int
  /// The numbers of entries without details, and of those that are only counted.
  private var (bare, unlisted) = (0, 0)

  /// A part of the page: a file, or a problem without one.
  private struct Part {
    /// The path of the file; nil for a problem without one.
    var path: String?
    var counts = PageCounts()
    /// The bytes of its entries.
    var range: Range<Int>
  }

  init(
    _ variants: Variants,
    linking links: SourceLinks? = nil,
    most: Int = Limits.run.bytes ?? .max
  ) {
    self.variants = variants
    self.links = links
    self.most = most
  }

  mutating func note(_ scope: RunScope) { shard = scope.shard }

  /// No text, because the totals come first and are known last.
  var opening: String? { nil }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    parts.append(Part(path: scripts.first?.name ?? "", range: size..<size))
    var text = ""
    for case var mistakes? in scripts.map({ ReportCase(mistakesOf: $0) }) {
      mistakes.name = "\(mistakes.file ?? "") cannot be read"
      text += entry(mistakes, [], "", row: "cannot be read").text
    }
    return counted(text)
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    let result = outcome.result
    let report = ReportCase(result, from: sources, variants)
    guard size < most else { return addBare(report, to: write) }
    let script = ScriptLines(of: result, sources).text
    guard result.end != .skipped else { return write(counted(entry(report, [], script).text)) }
    let isProblem = result.end != .passed && result.end != .failedAsExpected
    let isShort = result.journal.entries.count <= Self.mostPicturedEntries
    let isPictured = isProblem || isShort && pictured < Self.mostPictured
    let timeline = TimelineColumns(of: result, sources, isDrawn: isPictured)
    let picture = isPictured ? TimelinePicture(of: timeline, result, sources) : nil
    let played = PlayedScenario(of: timeline, outcome, sources, picture, &pool)
    var details = outcome.dependencies.map { DisputeNote($0, of: outcome, sources).text }.joined()
    if isProblem {
      details += played.firstDifferences.map { DisputeNote.phones($0) }.joined()
    }
    if let picture { details += "<figure class=\"timeline\">\(picture.document)</figure>\n" }
    if isProblem { details += PhoneStrip(of: timeline, result).text }
    let data = played.json(hasJournal: isPictured, &pool).inPage
    let json = "<script type=\"application/json\">\(data)</script>\n"
    if !isProblem { pictured += isPictured ? details.utf8.count + data.utf8.count : 0 }
    let cards = result.end == .failed ? FailureText.all(of: result, sources) : []
    let entry = entry(report, cards, details + script + json)
    tables.add(outcome, in: sources[0].name, id: entry.id, verdict: entry.verdict.name)
    write(counted(entry.text))
  }

  /// Adds a scenario for whose details the page has no room; once the rest of the page is as long
  /// as a fifth of its limit, it is only counted.
  private mutating func addBare(_ report: ReportCase, to write: (String) -> Void) {
    guard size < most + most / 5 else {
      unlisted += 1
      count(PageVerdict(report))
      return
    }
    bare += 1
    write(counted(entry(report, [], "", isBare: true).text))
  }

  private mutating func count(_ verdict: PageVerdict) {
    counts.add(verdict)
    if let last = parts.indices.last { parts[last].counts.add(verdict) }
  }

  /// The sentence about the details that the page has no room for; empty if it has them all.
  private var shortfall: String {
    guard bare + unlisted > 0 else { return "" }
    let size = Limit.bytes.text(of: most)
    let listed = bare > 0 ? ["\(plural(bare, "result has", "results have")) no details"] : []
    let rest = unlisted > 0 ? ["\(plural(unlisted, "result is", "results are")) only counted"] : []
    return "<p class=\"note\">The page is at its limit of \(size): "
      + (listed + rest).joined(separator: " and ")
      + ". <code>belfry run FILE:LINE --report-html</code> makes a page of one scenario.</p>\n"
  }

  /// The bytes that the timelines and journals of scenarios that passed may take, together with the
  /// rest of their data.
  private static let mostPictured = 1_500_000
  /// The largest number of entries of a scenario that passed and has a timeline: one long scenario
  /// would take the room of a hundred others.
  private static let mostPicturedEntries = 200

  mutating func close() -> String { "" }

  mutating func add(_ problem: RunProblem) -> String {
    parts.append(Part(path: nil, range: size..<size))
    return counted(entry(ReportCase(problem), [], "").text)
  }

  func closing() -> [ReportPiece] {
    let end = """
      \(tables.rest)</main>
      <script type="application/json" id="shared">\(pool.json.inPage)</script>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """
    let files = parts.filter { $0.path != nil && $0.counts.total > 0 }
    return [.text(head)] + parts.flatMap { pieces(of: $0, isOnly: files.count == 1) }
      + [.text(end)]
  }

  /// A file folds its entries: a file with a failure, and a single file, are open at first.
  private func pieces(of part: Part, isOnly: Bool) -> [ReportPiece] {
    guard part.counts.total > 0 else { return [] }
    guard let path = part.path else { return [.body(part.range)] }
    let isOpen = part.counts[.failed] > 0 || isOnly
    let opening = """
      <details class="file"\(isOpen ? " open=\"open\"" : "")>
      <summary><h2>\(path.inPage)</h2> <span>\(part.counts.text(isChoosing: false))</span></summary>

      """
    return [.text(opening), .body(part.range), .text("</details>\n")]
  }

  private mutating func counted(_ text: String) -> String {
    size += text.utf8.count
    if let last = parts.indices.last { parts[last].range = parts[last].range.lowerBound..<size }
    return text
  }

  // MARK: Entries

  private mutating func entry(
    _ report: ReportCase,
    _ failures: [FailureText],
    _ details: String,
    row: String? = nil,
    isBare: Bool = false
  ) -> (text: String, id: String, verdict: PageVerdict) {
    let id = name(for: report.id ?? report.name)
    let verdict = PageVerdict(report)
    var rule: RuleNumber?
    var notes = ""
    // Without a line it is about the file as a whole.
    let title = report.line == nil ? "\(report.file ?? "the run") \(report.name)" : report.name
    if report.line == nil || details.isEmpty && !isBare { hasOtherEntries = true }
    switch report.verdict {
    case .passed: break
    case .skipped(let reason): notes = "<p>\(reason.inPage)</p>\n"
    case .failedAsExpected(let reason): notes = "<p>\(reason.inPage)</p>\n"
    case .failed(let all), .broken(let all):
      let explanation = failures.first?.explanation
      rule = explanation?.deciding.first ?? explanation?.stating
      self.failures.add(
        id,
        title: title,
        message: explanation?.sentence ?? all.first?.message ?? "",
        by: rule
      )
      guard !isBare else {
        notes = "<p>\((all.first?.message ?? "").inPage)</p>\n"
        break
      }
      let texts = all.map { links.text(of: $0) }.joined(separator: "\n")
      let terminal = "<pre class=\"problem\">\(texts)</pre>\n"
      notes = failures.map { FailureCard($0, links).text }.joined()
      notes +=
        failures.isEmpty
        ? terminal
        : "<details class=\"terminal\"><summary>as in the terminal</summary>\n"
          + "\(terminal)</details>\n"
    }
    count(verdict)
    let isOpen = verdict == .failed ? " open=\"open\"" : ""
    var text = TextBuffer()
    text.append("<details class=\"scenario\" id=\"")
    text.append(id)
    text.append("\" data-verdict=\"")
    text.append(verdict.name)
    if let rule { text.append("\" data-rule=\"\(Law.rule(rule).id)") }
    text.append("\"\(isOpen)>\n<summary><b class=\"\(verdict.style)\">\(verdict.name)</b> ")
    text.append("<span class=\"title\">")
    text.append((row ?? title).inPage)
    text.append("</span>")
    // The path is in the heading of the file.
    if let line = report.line {
      let place = links.link("line \(line)", to: report.file ?? "", line: line)
      text.append(" <small>\(place)</small>")
    }
    text.append("</summary>\n")
    text.append(notes)
    text.append(details)
    text.append("</details>\n")
    return (text.take(), id, verdict)
  }

  /// Returns a name for an entry that no other has: its title as it can be part of an address.
  private mutating func name(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = String(words.joined(separator: "-").prefix(80))
    // Most names are free, so the next number for each is kept.
    var number = names[name] ?? 1
    var free = name
    while free.isEmpty || names[free] != nil {
      number += 1
      free = "\(name)-\(number)"
    }
    names[name] = number
    names[free] = 1
    return free
  }

  // MARK: Head

  /// The outcome of the run in a line.
  private var title: String {
    let total = counts.total
    // A file that cannot be read, and a scenario under one of several versions, are results, too.
    let noun = variants.isSingle && !hasOtherEntries ? "scenario" : "result"
    let nouns = total == 1 ? noun : "\(noun)s"
    let failed = counts[.failed]
    let passed = counts[.passed]
    if failed > 0 { return "\(failed) of \(total) \(nouns) failed" }
    return passed == total ? "\(total) \(nouns) passed" : "\(passed) of \(total) \(nouns) passed"
  }

  private var head: String {
    let part = shard.map { "<p id=\"shard\">\($0.text)</p>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta http-equiv="Content-Security-Policy" content="\(PageStyle.policy)"/>
      <title>\(title) · Belfry</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <main>
      \(failures.skipLink)<h1>\(title)</h1>
      <p id="totals">\(counts.text(isChoosing: true))</p>
      \(shortfall)\(part)\(failures.text)\(tables.differences)
      """
  }
}

extension String {
  /// The text in a page: markup and control characters are harmless, line ends stay.
  package var inPage: String {
    // Nearly every text is letters alone.
    isPlainInPage ? self : printable(keeping: ["\n", "\t"]).inXML
  }
}
