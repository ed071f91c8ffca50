import Foundation
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The pages: their links lead somewhere, and the guide is short and passes.
@Suite struct PageTests {
  static let pages = Repository.files(in: "", endingIn: ".md")

  /// The most words of the guide, which takes ten minutes to read aloud.
  static let mostWords = 2000

  @Test func `the guide takes ten minutes`() throws {
    let words = try Repository.text(of: "Documentation/Guide.md").split { $0.isWhitespace }
    #expect(words.count <= Self.mostWords, "the guide has \(words.count) words")
  }

  @Test func `every scenario of the guide passes`() throws {
    let outcome = try Program.run(["run", "Documentation/Guide.md"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func `the attributes of a block are documented as the reader knows them`() throws {
    let page = try Repository.text(of: "Documentation/Reference/Documents.md")
    let rows = BlockAttributes.words.map { "| `\($0.word)` | \($0.meaning) |" }
    #expect(page.contains("|---|---|\n" + rows.joined(separator: "\n") + "\n\n"))
  }

  /// Indicates whether Belfry prints such a line: a verdict, a diagnostic, a surprise, a summary,
  /// or an entry of a journal.
  private static func isOutput(_ line: Substring) -> Bool {
    let verdict = /\ *(?:ok|pass|FAIL|xfail|xpass|skip|stop|error)\ {2,}.*/
    let diagnostic = /(?:error|warning|surprise(?: \([a-z-]+\))?|announced): .*|\ +--> .*/
    let detail = /\ {2,}= (?:because|then|by|now|if|life|after|lives|replay) .*/
    let summary = /\d+ (?:more )?outcomes? (?:differ|depend).*|\d+ scenarios?: .*/
    let entry = /\ *\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\ {2}.*/
    return [verdict, diagnostic, detail, summary, entry].contains {
      line.wholeMatch(of: $0) != nil
    }
  }

  /// The lines of a page's code that look like output, but for those that commands write.
  private static func typedOutput(in text: String) -> [String] {
    var fence: Substring?
    var isWritten = false
    var found: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " || $0 == ">" }
      let marks = bare.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if marks.count >= open.count, bare.count == marks.count, marks.first == open.first {
          fence = nil
        } else if !isWritten, isOutput(line.drop { $0 == ">" }) {
          found.append(String(line))
        }
      } else if marks.count >= 3 {
        fence = marks
        let language = bare.dropFirst(marks.count).prefix { $0 != " " }
        isWritten = language == "console" || language == "scenario" || marks.count > 3
      } else if line.hasPrefix("    ") {
        let code = line.dropFirst(4)
        if isOutput(code) { found.append(String(line)) }
      }
    }
    return found
  }

  @Test(arguments: pages.filter { !$0.hasPrefix("Tests/") })
  func `no output is typed by hand`(page: String) throws {
    let text = try Repository.text(of: page)
    // `make goldens` writes these pages, and tests play what a failing Swift test prints.
    let areTested = ["README.md", "Documentation/Tutorial.md", "Documentation/SwiftTests.md"]
    guard !text.contains("`make goldens`"), !areTested.contains(page) else { return }
    let typed = Self.typedOutput(in: text)
    #expect(typed.isEmpty, "write these lines with a console block and belfry run --update")
  }

  @Test(arguments: [
    "```text\n  FAIL  a reminder\n```", "```\nerror: expectation not met\n```",
    "> ```text\n>  --> a.scenario:9:17\n> ```", "    3 scenarios: 3 passed",
    "~~~sh\nsurprise: x\n~~~", "```text\n2026-03-06 07:55:00  app launched\n```",
    "```text\n1 outcome differs under another reading; add a flag\n```",
  ]) func `output that is typed is found`(text: String) {
    #expect(Self.typedOutput(in: text).count == 1)
  }

  @Test(arguments: pages) func `a link leads to a page and a heading`(page: String) throws {
    let folder = page.split(separator: "/").dropLast().map(String.init)
    for match in try Repository.text(of: page).matches(of: /\]\(([^)\s]+)\)/) {
      let link = String(match.1)
      if link.contains("://") { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? page : Self.resolve(String(parts[0]), in: folder)
      let url = Repository.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page) links to \(link)")
      if parts.count > 1, path.hasSuffix(".md") {
        let anchors = Self.anchors(of: try Repository.text(of: path))
        #expect(anchors.contains(String(parts[1])), "\(page) links to \(link)")
      }
    }
  }

  /// Returns a path from the top of the repository.
  private static func resolve(_ path: String, in folder: [String]) -> String {
    var parts = folder
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the anchors that GitHub gives to the headings of a page.
  private static func anchors(of text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { line in
          let heading = line.drop { $0 == "#" }.drop { $0 == " " }
          return String(
            heading.lowercased()
              .compactMap { letter -> Character? in
                if letter == " " { return "-" }
                let isKept = letter.isLetter || letter.isNumber || "-_".contains(letter)
                return isKept ? letter : nil
              }
          )
        }
    )
  }
}
