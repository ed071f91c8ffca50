import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import Pages

/// The list of pages and the search of a site.
@Suite struct SiteMenuTests {
  private static func site(_ files: [(path: String, text: String)]) -> Site {
    let documents = files.map { path, text in
      SiteDocument(Source(name: path, text: text), at: path)
    }
    return Site(documents, .absent, hasSearch: true)
  }

  private static func page(_ number: Int, of site: Site) -> String {
    site.page(number, [:], link: { $0 }, picture: { _ in nil }).text
  }

  /// The links of the list and its headings, in order.
  private static func menu(_ page: String) throws -> [String] {
    let list = try #require(page.firstMatch(of: /<div class="menu"(?s:.*?)<\/div>/)).0
    return list.matches(of: /<h2>(.*?)<\/h2>|href="(.*?)"( aria-current="page")?/).map { match in
      match.1.map { "## \($0)" } ?? (match.2.map { String($0) } ?? "")
        + (match.3 == nil ? "" : " here")
    }
  }

  @Test func `pages are listed by folder, in the order in which README names them`() throws {
    let site = Self.site([
      ("a.md", "# A\n"), ("b.md", "# B\n"), ("README.md", "# Home\n[b](b.md#x) [d](x/d.md)\n"),
      ("x/c.md", "# C\n"), ("x/d.md", "# D\n"), ("y/z/e.md", "# E\n"),
      ("y/z/README.md", "# Z\n[f](./../z/f.md) ![picture](e.md)\n"), ("y/z/f.md", "# F\n"),
    ])
    let top = ["index.html", "b.html", "a.html"]
    let deep = ["y/z/index.html", "y/z/f.html", "y/z/e.html"]
    let wanted = top + ["## x", "x/d.html", "x/c.html"] + deep
    #expect(try Self.menu(Self.page(2, of: site)) == ["index.html here"] + wanted.dropFirst())
    let inFolder = try Self.menu(Self.page(3, of: site))
    #expect(inFolder.contains("../x/c.html here") && inFolder[0] == "../index.html")
  }

  @Test func `one page has no list`() {
    #expect(!Self.page(0, of: Self.site([("a.md", "# A\n")])).contains("class=\"menu\""))
  }

  @Test func `a site without the rules has its own sections and the synonyms`() {
    let script = Self.site([("a.md", "# A\n## Clocks\nvelvet\n")]).searchScript
    #expect(script.contains("\"entries\":[]") && script.contains("\"force quit\""))
    #expect(
      script.contains("[\"a.html#clocks\",\"A\",\"Clocks\",\"velvet\\n\"]"),
      "\(script.prefix(900))"
    )
  }

  @Test func `what explain finds leads to its place in the pages`() {
    let rule = "delivery.needs-no-running-app"
    let script = Self.site([
      ("Rules.md", "# Rules\n## \(rule)\n"), ("README.md", "# Belfry\n"),
      (
        "Facts.md",
        "# Facts\n| a | b |\n|---|---|\n| AUTH-02 | x |\n- `exhaustive [<kinds>]`\n  Text.\n"
      ),
    ]).searchScript
    for address in [
      "Rules.html#deliveryneeds-no-running-app\",\"rule, ", "index.html\",\"page\"",
      "Facts.html\",\"question\"", "Facts.html\",\"a line of a scenario\"",
    ] {
      #expect(script.contains("[\"" + address), "\(address)")
    }
    // What is nowhere in the pages is no hit, and counts in the ranking.
    #expect(script.contains("[\"\",\"a mistake in a script\""))
  }

  @Test func `a live page without an engine says where one is`() throws {
    let scratch = try Scratch(["a.md": "# A\n"])
    let run = try Program.run(["site", "a.md", "-o", "a.html", "--live"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("about 15 minutes"), "\(run)")
  }
}
