import Foundation
import ScenarioParsing
import Scenarios
import Testing

@testable import Pages

/// The elements of a script in a page, and the frame around them, as text.
@Suite struct BlockMarkupTests {
  @Test(arguments: [
    (
      "@08:00  user  opens app",
      "<span class=\"time\">@08:00</span>  <span class=\"actor\">user</span>  opens app"
    ),
    (
      "        app  waits 30m",
      "        <span class=\"actor\">app</span>  waits "
        + "<span class=\"number\">30m</span>"
    ),
    (
      "scenario \"a\\\"b\"",
      "<span class=\"heading\">scenario</span> "
        + "<span class=\"text\">&quot;a\\&quot;b&quot;</span>"
    ),
    (
      "phone iOS 17 # <b>",
      "<span class=\"heading\">phone</span> iOS "
        + "<span class=\"number\">17</span> <span class=\"comment\"># &lt;b&gt;</span>"
    ),
    (
      "| \"x\" | 3 |",
      "| <span class=\"text\">&quot;x&quot;</span> | "
        + "<span class=\"number\">3</span> |"
    ),
    (
      "app adds \"open",
      "<span class=\"heading\">app</span> adds "
        + "<span class=\"text\">&quot;open</span>"
    ),
    (
      "app adds \"open\\",
      "<span class=\"heading\">app</span> adds "
        + "<span class=\"text\">&quot;open\\</span>"
    ),
    ("", ""),
  ])
  func `the parts of a line have their kinds`(_ line: String, _ markup: String) {
    let source = Source(name: "a.scenario", text: line + "\n")
    #expect(ColoredScript(source, []).lines == [markup])
  }

  @Test func `a mark splits the part that it is in, and stays within its line`() {
    let source = Source(name: "a.scenario", text: "user opns app\nuser\n")
    let marks = [
      ColoredScript.Mark(place: Place(source: 0, line: 1, start: 5, end: 7), text: "a \"b\""),
      ColoredScript.Mark(place: Place(source: 0, line: 2, start: 2, end: 99), text: "c"),
      ColoredScript.Mark(place: Place(source: 1, line: 1, start: 0, end: 4), text: "elsewhere"),
    ]
    #expect(
      ColoredScript(source, marks).lines == [
        "<span class=\"heading\">user</span> <span class=\"wrong\" title=\"a &quot;b&quot;\">op"
          + "</span>ns app",
        "<span class=\"heading\">us</span><span class=\"heading wrong\" title=\"c\">er</span>",
      ]
    )
  }

  private static let story = "scenario \"x\"\n@08:00 user opens app\nexpect app foreground\n"

  private static func question(_ text: String = story) -> Question {
    Question(Source(name: "a.scenario", text: text))
  }

  @Test func `a block says to the engine what to ask again`() throws {
    var question = Self.question()
    question.mustFail = true
    question.base = [Source(name: "belfry.facts", text: "zone Europe/Rome\n")]
    question.files = [Source(name: "</script>", text: "phone iOS 17\n")]
    let solution = Source(name: "b.scenario", text: Self.story)
    let element = LivingBlock(Answer(to: question)).element(solvedBy: solution)
    #expect(element.ranges(of: "</script>").count == element.ranges(of: "<script ").count)
    let found = try #require(
      element.firstMatch(of: #/class="question">(.*?)</script>/#.dotMatchesNewlines())
    )
    let object = try JSONSerialization.jsonObject(with: Data(String(found.1).utf8))
    let members = try #require(object as? [String: Any])
    #expect(
      members.keys.sorted() == ["base", "expects", "fails", "line", "name", "solution", "texts"]
    )
    #expect(members["base"] as? Int == 1 && members["expects"] as? Int == 1)
    #expect(members["fails"] as? Bool == true && members["line"] as? Int == 1)
    #expect(members["solution"] as? String == Self.story)
    let texts = try #require(members["texts"] as? [[String: String]])
    #expect(texts.map { $0["name"] } == ["belfry.facts", "</script>"])
  }

  @Test func `a prediction and a solution are folded, and nothing else`() {
    let block = LivingBlock(Answer(to: Self.question()))
    let (open, folded) = (block.element(), block.element(isFolded: true))
    #expect(
      !open.contains("<details") && open.contains("<div class=\"outcome\"><p class=\"verdict")
    )
    #expect(folded.contains("<details class=\"prediction\"><summary>Show what happens</summary>"))
    #expect(folded.ranges(of: "<details").count == folded.ranges(of: "</details>").count)
    #expect(block.folded.hasPrefix("<details class=\"solution\">"))
    #expect(!block.folded.contains("scene"))
  }

  @Test(arguments: [
    // The text of a script, the number of expectations that it needs, and its verdict.
    (story, 0, "good", "1 scenario: 1 passed"), (story, 1, "good", "1 scenario: 1 passed"),
    (story, 2, "bad", "Not solved. 1 scenario: 1 passed"),
    (story.replacing("foreground", with: "background"), 1, "bad", "1 scenario: 0 passed, 1 failed"),
    ("x\ny\n", 0, "bad", "2 mistakes"),
  ])
  func `the verdict of a block is one line`(
    _ text: String,
    _ expectations: Int,
    _ style: String,
    _ says: String
  ) {
    var question = Self.question(text)
    question.leastExpectations = expectations
    let outcome = LivingBlock(Answer(to: question)).outcome
    #expect(outcome.hasPrefix("<p class=\"verdict\"><b class=\"\(style)\">\(says)"), "\(outcome)")
  }

  @Test func `a block shows at most ten problems`() {
    let text = (0..<30).map { "wrong\($0)\n" }.joined()
    let outcome = LivingBlock(Answer(to: Self.question(text))).outcome
    #expect(outcome.ranges(of: "<pre class=\"problem\">").count == 10)
    #expect(outcome.contains("30 mistakes"))
  }

  /// The engine of a page, its other files, and the sources of its policy besides its script.
  static let frames: [(engine: Site.Engine, files: [String], policy: String, parts: [String])] = [
    (.absent, [], "\">", []),
    (.absent, ["s.js"], " 'self' file:\">", ["<script src=\"../s.js\" defer=\"defer\">"]),
    (
      .within([0]), [], " 'wasm-unsafe-eval'; worker-src blob:\">",
      [
        "id=\"engine\">AA==</script>", "data-live=\"live\"",
      ]
    ),
    (
      .beside, [], " 'wasm-unsafe-eval' 'self' file:; worker-src blob:\">",
      [
        "<script src=\"../belfry-engine.js\" defer=\"defer\">", "data-live=\"live\"",
      ]
    ),
  ]

  @Test(arguments: frames.indices)
  func `the policy of a page allows what the page has`(number: Int) throws {
    let (engine, files, policy, parts) = Self.frames[number]
    let page = PageFrame(
      title: "<&>",
      main: "",
      engine: engine,
      script: "let x",
      files: files,
      top: "../"
    ).text
    #expect(page.contains("<title>&lt;&amp;&gt;</title>") && page.contains("data-top=\"../\""))
    let hash = SHA256.source(for: "\n\"use strict\";\nlet x")
    #expect(page.contains("script-src \(hash)\(policy)"), "\(page)")
    for part in parts { #expect(page.contains(part), "\(part)") }
    #expect(page.contains("data-live") == parts.contains { $0.contains("data-live") })
    #expect(page.ranges(of: "<script src=").count == parts.count { $0.contains("src=") })
  }

  @Test func `a search finds the words of a section under its heading`() {
    let text = """
      # Page *one*

      Above.

      ## A `part`

      - in a list
      > quoted

      | a | b |
      |---|---|
      | c | d |

      ## A part

      ```console
      $ belfry run
      ```

      """
    let sections = SearchSections(SiteDocument(Source(name: "a.md", text: text), at: "a.md"))
      .sections
    #expect(sections.map(\.anchor) == ["", "#a-part", "#a-part-1"])
    #expect(sections.map(\.title) == ["Page one", "A part", "A part"])
    #expect(sections[0].text == "Above.\n")
    for word in ["in a list", "quoted", "c\n", "d\n"] { #expect(sections[1].text.contains(word)) }
    #expect(sections[2].text.contains("$ belfry run"))
  }

  @Test func `a long section is searched as far as a page has room`() {
    let long =
      "# A\n\n" + (0..<9).map { _ in String(repeating: "x", count: 3000) + "\n\n" }.joined()
    let sections = SearchSections(SiteDocument(Source(name: "a.md", text: long), at: "a.md"))
      .sections
    #expect(sections.count == 1 && sections[0].text.utf8.count < 8100)
  }

  @Test(arguments: [
    ("phone iOS 17\n", "story=phone+iOS+17;"), ("a  b\n", "story=a+b;"),
    ("\"a  b\"\n", "story=%22a++b%22;"), ("a~b#c\n", "story=a~b%23c;"), ("", "story="),
  ])
  func `a story in an address is read back by the playground`(script: String, fragment: String) {
    #expect(ScriptAddress.fragment(for: script) == fragment)
  }
}
