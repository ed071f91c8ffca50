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
    #expect(try MarkupReader(page).elements(named: "svg").count < 10)
  }

  @Test func `a page is XML, loads nothing and runs nothing`() throws {
    let page = try Self.page(of: Self.failing)
    let elements = try MarkupReader(page).elements
    let addresses = elements.flatMap { [$0.attributes["href"], $0.attributes["src"]] }
    #expect(addresses.allSatisfy { $0?.hasPrefix("#s") ?? true }, "\(addresses)")
    let names = Set(elements.map(\.name))
    #expect(names.isDisjoint(with: ["script", "img", "iframe", "link", "object"]))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test func `a title with markup, line ends and signs that turn the text is harmless`() throws {
    let page = try Self.page(
      of: #"scenario "</summary><script>\u{202E}\u{7}&amp;"\#n@08:00 expect app not running\#n"#
    )
    _ = try MarkupReader(page)
    #expect(!page.contains("<script"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7}" })
  }

  @Test func `a script that cannot be read is a problem of its file`() throws {
    let page = try Self.page(of: "scenario \"x\"\n@08:00 user opns app\n")
    #expect(page.contains("1 failed"))
    #expect(page.contains("opns"))
    _ = try MarkupReader(page)
  }

  @Test func `a page of the library stays small`() throws {
    let files = Library.all.map { entry in
      FileResult(
        sources: entry.script.sources,
        mistakes: [],
        outcomes: entry.script.scenarios.map { Outcome(result: entry.script.play($0)) }
      )
    }
    let page = report(files, as: .page(Variants()))
    #expect(page.utf8.count < 6_000_000)
    _ = try MarkupReader(page)
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
