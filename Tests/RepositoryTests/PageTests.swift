import Foundation
import ScenarioParsing
import Scenarios
import Support
import Testing

/// The pages: their links lead somewhere, and the guide is short and passes.
@Suite struct PageTests {
  static let pages = Repository.files(in: "", endingIn: ".md")

  /// The most words of the guide, which takes ten minutes to read aloud.
  static let mostWords = 1800

  @Test func `the guide takes ten minutes`() throws {
    let words = try Repository.text(of: "Documentation/Guide.md").split { $0.isWhitespace }
    #expect(words.count <= Self.mostWords, "the guide has \(words.count) words")
  }

  @Test func `every scenario of the guide passes`() throws {
    let outcome = try Program.run(["run", "Documentation/Guide.md"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func `the attributes of a block are documented as the reader knows them`() throws {
    let page = try Repository.text(of: "Documentation/Documents.md")
    let rows = BlockAttributes.words.map { "| `\($0.word)` | \($0.meaning) |" }
    #expect(page.contains("|---|---|\n" + rows.joined(separator: "\n") + "\n\n"))
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
