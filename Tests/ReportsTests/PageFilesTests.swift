import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import Reports

/// The list of a page: its files, the groups of its failures, and the links to a repository.
@Suite struct PageFilesTests {
  /// Returns a scenario in which the user gave an answer, and the app's request ended as a line
  /// says.
  private static func scenario(_ title: String, _ answer: String, _ end: String) -> String {
    """
    scenario "\(title)"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "\(answer)"
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:40  expect  "water" \(end)


    """
  }

  private static let green = scenario("green", "Allow", "delivered")
  private static let denied = scenario("denied", "Don't Allow", "delivered")
  private static let dropped = scenario("dropped", "Allow", "dropped")

  private static func page(
    _ texts: [(name: String, text: String)],
    linking links: SourceLinks? = nil
  ) -> String {
    let files = texts.map { name, text in
      let source = Source(name: name, text: text)
      // A page without a scenario.
      if text.isEmpty { return FileResult(sources: [source], mistakes: [], outcomes: []) }
      let (script, mistakes) = Script.parse(source)
      let scenarios = mistakes.isEmpty ? script.scenarios : []
      return FileResult(
        sources: script.sources,
        mistakes: mistakes,
        outcomes: scenarios.map { Outcome(result: script.play($0)) }
      )
    }
    return report(files, as: .page(Variants(), linking: links))
  }

  /// A file of a page.
  private struct File {
    let isOpen: Bool
    let path: String
    let counts: String
  }

  private static func files(of page: String) throws -> [File] {
    let reader = try MarkupReader(page)
    return reader.elements.filter { $0.attributes["class"] == "file" }.map { file in
      let summary = file.children[0]
      let counts = summary.children[1].children.map(\.text).joined(separator: ", ")
      return File(
        isOpen: file.attributes["open"] != nil,
        path: summary.children[0].text,
        counts: counts
      )
    }
  }

  @Test func `a file with a failure is open, others are folded, and each has its counts`() throws {
    let page = Self.page([
      ("a.scenario", Self.green + Self.scenario("again", "Allow", "delivered")),
      ("b.scenario", Self.green + Self.denied),
      ("c.scenario", "scenario \"x\"\n@08:00 user opns app\n"),
      ("d.scenario", "scenario \"later\" skip \"next month\"\n@08:00 expect app not running\n"),
    ])
    let files = try Self.files(of: page)
    #expect(files.map(\.isOpen) == [false, true, true, false])
    #expect(files.map(\.path) == ["a.scenario", "b.scenario", "c.scenario", "d.scenario"])
    #expect(files.map(\.counts) == ["2 passed", "1 passed, 1 failed", "1 failed", "1 skipped"])
    // The path is in the heading of the file, not in its rows.
    #expect(page.contains("<span class=\"title\">green</span> <small>line 1</small></summary>"))
    #expect(page.contains("<span class=\"title\">cannot be read</span>"))
    #expect(page.contains("<span class=\"title\">c.scenario cannot be read</span></a>"))
  }

  @Test func `a single file is open, and a file without a result is left out`() throws {
    let page = Self.page([("a.scenario", Self.green), ("b.md", "")])
    let files = try Self.files(of: page)
    #expect(files.map(\.isOpen) == [true])
    #expect(files.map(\.path) == ["a.scenario"])
    #expect(!page.contains("id=\"failures\""))
    #expect(!page.contains("class=\"skip\""))
  }

  @Test func `failures are in groups by the rule that decided, the largest group first`() throws {
    let page = Self.page([
      ("a.scenario", "scenario \"x\"\n@08:00 user opns app\n"),
      ("b.scenario", Self.dropped + Self.denied), ("c.scenario", Self.denied),
    ])
    let elements = try MarkupReader(page).elements
    let groups = elements.filter { $0.attributes["class"] == "group" }
    let decided = "authorization.denied-is-silent"
    let stated = "delivery.unlocked-shows-banner"
    #expect(groups.map { $0.attributes["id"] } == [decided, stated, "others"])
    let headings = groups.map { group in group.children[0].children[0] }
    #expect(headings.map { $0.attributes["href"] } == ["#\(decided)", "#\(stated)", "#others"])
    #expect(headings.map(\.text) == ["2 fail by ", "1 fails by ", "1 other"])
    #expect(groups.map { $0.children[1].children.count } == [2, 1, 1])
    #expect(page.contains("data-verdict=\"failed\" data-rule=\"\(decided)\" open=\"open\">"))
    // The first link of the page leads to the first failure.
    let link = try #require(elements.first { $0.name == "a" })
    #expect(link.attributes["href"] == "#a-scenario-cannot-be-read")
  }

  @Test func `a large group has some links, and counts the rest`() throws {
    let texts = (0..<40).map { Self.scenario("denied \($0)", "Don't Allow", "delivered") }
    let elements = try MarkupReader(Self.page([("a.scenario", texts.joined())])).elements
    let group = try #require(elements.first { $0.attributes["class"] == "group" })
    let items = group.children[1].children
    #expect(items.count == 31)
    #expect(items.last?.text == "and 10 more")
  }

  @Test func `a line is a link to the repository`() throws {
    let template = try SourceTemplate("https://host/blob/main/{path}?a&b#L{line}")
    let links = SourceLinks(template, in: Workspace("/app", from: "/app"))
    let page = Self.page(
      [
        ("a b/ü#.scenario", Self.denied), ("/app/c/../d.scenario", Self.denied),
        ("../out.scenario", Self.denied),
        ("e.scenario", "scenario \"x\"\n@08:00 user opns app\n"),
      ],
      linking: links
    )
    let elements = try MarkupReader(page).elements
    let addresses = elements.compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("https://host/") }
    for (file, lines) in [
      ("a%20b/%C3%BC%23.scenario", [1, 4, 5, 7]), ("d.scenario", [1, 4, 5, 7]),
      ("e.scenario", [1, 2]),
    ] {
      for line in lines {
        let address = "https://host/blob/main/\(file)?a&b#L\(line)"
        #expect(addresses.contains(address), "\(address)")
      }
    }
    #expect(!addresses.contains { $0.contains("out.scenario") })
    let texts = elements.filter { $0.attributes["href"]?.hasSuffix("d.scenario?a&b#L4") ?? false }
    #expect(texts.map(\.text) == ["/app/c/../d.scenario:4"])
    #expect(!Self.page([("a.scenario", Self.denied)]).contains("https://host/"))
  }

  /// Texts, each with words of the reason why it is no template; nil for a template.
  private static let templates: [(text: String, refusal: String?)] = [
    ("https://host/{path}", nil), ("http://host/x?file={path}&line={line}", nil),
    ("https://host/{path}#L{line}-L{line}", nil),
    ("ftp://host/{path}", "has to begin with https:// or http://"),
    ("javascript:alert({path})", "has to begin with https:// or http://"),
    ("https://host/main#L{line}", "needs {path}"), ("https://{path}/x", "needs a host"),
    ("https:///{path}", "needs a host"), ("https://host/{path}#{row}", "not '{row}'"),
    ("https://host/{path", "has a brace without the other one"),
    ("https://host/{path}}", "has a brace without the other one"),
    ("https://host/a b/{path}", "has a blank"), ("https://host/\"/{path}", "has a blank"),
    ("https://host/ü/{path}", "has a blank"),
  ]

  @Test func `a template is an address with the place of a path`() {
    for (text, refusal) in Self.templates {
      do throws(SourceTemplate.Refusal) {
        _ = try SourceTemplate(text)
        #expect(refusal == nil, "\(text)")
      } catch {
        #expect(refusal.map { error.reason.contains($0) } ?? false, "\(text): \(error.reason)")
      }
    }
  }
}
