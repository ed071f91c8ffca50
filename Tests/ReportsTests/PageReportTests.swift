import Foundation
import FoundationXML
import Reports
import Scenarios
import Support
import Testing

/// The page of a run.
@Suite struct PageReportTests {
  private static let failing = """
    scenario "after a no <b>"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Don't Allow"
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:40  expect  "water" delivered

    scenario "a yes"
    @08:00  user    opens app
            expect  app foreground

    scenario "later"   skip "next month"
    @08:00  user    opens app
            expect  app foreground

    """

  @Test func `a page counts, lists what failed, and shows it first of all`() throws {
    let page = try Self.page(of: Self.failing)
    for text in [
      "<h1>3 results</h1>", "1 passed", "1 failed", "1 skipped", "next month",
      "<li><a href=\"#s1\">after a no &lt;b&gt;</a></li>", "<details id=\"s1\" open=\"open\">",
      "<details id=\"s2\">", "authorization.denied-is-silent", "the phone at 08:00:00",
      "<mark>7    @08:40  expect  &quot;water&quot; delivered</mark>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    // What passed has its script alone.
    #expect(page.components(separatedBy: "role=\"img\"").count < 10)
  }

  @Test func `a page is XML, loads nothing and runs nothing`() throws {
    let page = try Self.page(of: Self.failing)
    let parser = XMLParser(data: Data(page.utf8))
    let reader = Addresses()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.found.allSatisfy { $0.hasPrefix("#s") }, "\(reader.found)")
    #expect(reader.elements.isDisjoint(with: ["script", "img", "iframe", "link", "object"]))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test func `a title with markup, line ends and signs that turn the text is harmless`() throws {
    let page = try Self.page(
      of: #"scenario "</summary><script>\u{202E}\u{7}&amp;"\#n@08:00 expect app not running\#n"#
    )
    #expect(XMLParser(data: Data(page.utf8)).parse())
    #expect(!page.contains("<script"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7}" })
  }

  @Test func `a script that cannot be read is a problem of its file`() throws {
    let page = try Self.page(of: "scenario \"x\"\n@08:00 user opns app\n")
    #expect(page.contains("1 failed"))
    #expect(page.contains("opns"))
    #expect(XMLParser(data: Data(page.utf8)).parse())
  }

  @Test func `a page of the library stays small`() {
    let files = Library.all.map { entry in
      FileResult(
        sources: entry.script.sources,
        mistakes: [],
        outcomes: entry.script.scenarios.map { Outcome(result: entry.script.play($0)) }
      )
    }
    let page = report(files, as: .page(Variants()))
    #expect(page.utf8.count < 6_000_000)
    #expect(XMLParser(data: Data(page.utf8)).parse())
  }

  private final class Addresses: NSObject, XMLParserDelegate {
    var found: [String] = []
    var elements: Set<String> = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.insert(name)
      found += attributes.filter { $0.key == "href" || $0.key == "src" }.map(\.value)
    }
  }

  private static func page(of text: String) throws -> String {
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    let result = FileResult(
      sources: script.sources,
      mistakes: mistakes,
      outcomes: mistakes.isEmpty
        ? script.scenarios.map { Outcome(result: script.play($0)) } : []
    )
    return report([result], as: .page(Variants()))
  }
}
