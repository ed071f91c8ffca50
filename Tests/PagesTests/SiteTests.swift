import Foundation
import Support
import Testing

@testable import Pages

/// `belfry site`.
@Suite struct SiteTests {
  static let page = """
    # A page

    See [the other](other.md#part-two), [below](#end) and ![a moon](moon.svg).

    ```scenario
    scenario "a reminder after a yes"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Allow"
            app     adds "water" after 30m title "Drink <b>water</b>"
            user    leaves app
    @08:35  expect  "water" delivered
    ```

    ## End

    """
  static let other = "# Other\n\n## Part two\n\nText.\n"
  static let moon = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"

  private static func files(_ page: String = page) throws -> Scratch {
    try Scratch(["a.md": page, "other.md": other, "moon.svg": moon])
  }

  private func site(_ words: String..., in scratch: borrowing Scratch) throws -> Program.Outcome {
    try Program.run(["site"] + words, in: scratch.folder)
  }

  @Test func `pages are written with their scripts played and their links followed`() throws {
    let scratch = try Self.files()
    let run = try site("a.md", "other.md", "-o", "out", "--search", in: scratch)
    #expect(run.status == 0 && run.output == "2 pages in out\n", "\(run)")
    let page = try scratch.text("out/a.html")
    for part in [
      "<title>A page</title>", "<a href=\"other.html#part-two\">the other</a>",
      "<a href=\"#end\">below</a>", "<img src=\"data:image/svg+xml;base64,", "1 scenario: 1 passed",
      "<figure class=\"living\" id=\"line-6\">", "Drink &lt;b&gt;water&lt;/b&gt;",
      "<span class=\"time\">@08:00</span>", "default-src 'none'", "script-src 'sha256-",
      "aria-current=\"page\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("wasm-unsafe-eval") && !page.contains(" onclick="))
    #expect(try scratch.text("out/belfry-search.js").contains("other.html#part-two"))
  }

  @Test func `the policy of a page lets its script run`() throws {
    let scratch = try Self.files()
    #expect(try site("a.md", "other.md", "-o", "out", in: scratch).status == 0)
    let page = try scratch.text("out/a.html")
    let script = try #require(page.firstMatch(of: /<script>((?s:.)*?)<\/script>/)).1
    #expect(page.contains(SHA256.source(for: String(script))))
  }

  @Test func `a page whose scripts do not hold is not written, unless told`() throws {
    let scratch = try Self.files(Self.page.replacing("@08:35", with: "@08:25"))
    let run = try site("a.md", "-o", "a.html", in: scratch)
    #expect(run.status == 1 && run.output.contains("a.md:12:17"), "\(run)")
    #expect(run.errors.contains("--even-failing"))
    #expect(throws: (any Error).self) { try scratch.text("a.html") }
    let told = try site("a.md", "-o", "a.html", "--even-failing", in: scratch)
    #expect(told.status == 1)
    let page = try scratch.text("a.html")
    #expect(page.contains("<pre class=\"problem\">") && page.contains(" wrong\" title="))
  }

  @Test func `a page that run calls stale is not written`() throws {
    let page = "# A\n\n```console\n$ belfry help schema rulse\nx\n```\n"
    let scratch = try Scratch(["a.md": page])
    let run = try site("a.md", "-o", "a.html", in: scratch)
    let stale = "a.md:5: the output of `belfry help schema rulse` has changed"
    #expect(run.status == 1 && run.errors.contains(stale), "\(run)")
    #expect(throws: (any Error).self) { try scratch.text("a.html") }
    #expect(try scratch.belfry("run", "a.md").errors.contains(stale))
    #expect(try scratch.belfry("run", "--update", "a.md").status == 0)
    #expect(try site("a.md", "-o", "a.html", in: scratch).status == 0)
    try scratch.write(page.replacing("rulse", with: "| x"), to: "b.md")
    let refused = try site("b.md", "-o", "b.html", in: scratch)
    #expect(refused.status == 2 && refused.errors.contains("`|` needs a shell"), "\(refused)")
  }

  @Test func `one skipped script is right, and skipped scripts alone are not`() throws {
    let skipped = Self.page.replacing("a yes\"", with: "a yes\" skip \"later\"")
    let scratch = try Self.files(skipped)
    let alone = try site("a.md", "-o", "a.html", in: scratch)
    #expect(alone.status == 1 && alone.errors.contains("nothing was tested: "), "\(alone)")
    let other = "\n```scenario\nscenario \"z\"\n@08:00 user opens app\nexpect no crash\n```\n"
    try scratch.write(skipped + other, to: "a.md")
    #expect(try site("a.md", "-o", "a.html", in: scratch).status == 0)
  }

  @Test func `a block that fails as it must shows its message`() throws {
    let text = Self.page.replacing("@08:35", with: "@08:25")
      .replacing("```scenario\n", with: "```scenario fails\n")
    let scratch = try Self.files(text)
    #expect(try site("a.md", "-o", "a.html", in: scratch).status == 0)
    #expect(try scratch.text("a.html").contains("<pre class=\"problem expected\">"))
  }

  @Test func `a setup and shared facts are a part of later blocks`() throws {
    let scratch = try Scratch([
      "belfry.facts": "zone Europe/Rome\n",
      "a.md": """
      ```scenario setup
      phone iOS 17
      ```

      ```scenario
      scenario "x"
      @08:00 user opens app
      expect app foreground
      ```

      """,
    ])
    #expect(try site("a.md", "-o", "a.html", in: scratch).status == 0)
    let page = try scratch.text("a.html")
    #expect(page.contains("Europe/Rome") && page.contains("iOS 17"))
  }

  static let wrong: [(text: String, message: String)] = [
    ("[a](b.md)", "a.md:1: error: the link 'b.md' leads nowhere: there is no 'b.md'"),
    ("x\n[a](#b)", "a.md:2: error: the link '#b' leads nowhere: no heading is '#b'"),
    ("# Bee\n[a](#bea)", "did you mean '#bee'?"),
    ("![a](b.png)", "a.md:1: error: there is no picture 'b.png'"),
    ("![a](a.md)", "is of no known kind"),
    ("> ```scenario\n> scenario \"x\"\n> ```", "a.md:1:"),
    ("```scenario\nscenario \"x\"\n```", "a.md:2:"),
    (
      "```scenario fail\nscenario \"x\"\n@08:00 user opens app\nexpect app foreground\n```",
      "`fails`"
    ),
  ]

  @Test(arguments: wrong.indices) func `what is wrong in a document is said`(number: Int) throws {
    let (text, message) = Self.wrong[number]
    let scratch = try Scratch(["a.md": text + "\n"])
    let run = try site("a.md", "-o", "a.html", in: scratch)
    #expect(run.status == 3 && run.errors.contains(message), "\(run)")
    #expect(throws: (any Error).self) { try scratch.text("a.html") }
  }

  static let usage: [(words: [String], message: String)] = [
    (["a.md"], "site needs a place to write to"), (["-o", "x"], "site needs Markdown files"),
    (["b.md", "-o", "x"], "there is no file or folder 'b.md'"),
    (["moon.svg", "-o", "x"], "'moon.svg' does not end with .md"),
    (["a.md", "other.md", "-o", "x.html"], "2 pages need a folder; write -o x instead of x.html"),
    (["a.md", "-o", "b.md"], "'b.md' is no name of a page or a folder"),
    (["a.md", "-o", "x", "--live", "--engine", "moon.svg"], "'moon.svg' is no engine"),
    (["a.md", "-o", "x", "--live", "--engine", "none"], "'none' cannot be read"),
    (["a.md", "-o", "moon.svg/x"], "cannot be written"),
    (["--playground", "-o", "x"], "write -o x.html"),
    (["--playground", "--search", "-o", "x.html"], "leave out --search"),
    (["-", "-o", "x"], "site reads files"),
    (["a.md", "-o", "x.js"], "a script has no PATH"),
    (["--live", "-o", "x.js"], "'x.js' is a script, not a page; leave out --live"),
  ]

  @Test(arguments: usage.indices) func `a wrong command line is answered`(number: Int) throws {
    let (words, message) = Self.usage[number]
    let scratch = try Self.files()
    // Any bytes that begin as a module of WebAssembly: nothing runs it here.
    try scratch.write([0x00, 0x61, 0x73, 0x6D], to: "e.wasm")
    let engine = words.contains("--playground") ? ["--engine", "e.wasm"] : []
    let run = try Program.run(["site"] + words + engine, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }

  @Test func `the engine is in a page, or beside many`() throws {
    let scratch = try Self.files()
    try scratch.write([0x00, 0x61, 0x73, 0x6D], to: "e.wasm")
    let live = ["--live", "--engine", "e.wasm"]
    // A link to a file that is no page of the site is its text.
    #expect(
      try Program.run(["site", "a.md", "-o", "a.html"] + live, in: scratch.folder).status == 0
    )
    #expect(try scratch.text("a.html").contains("See the other, <a href=\"#end\">"))
    #expect(
      try Program.run(["site", "a.md", "other.md", "-o", "o"] + live, in: scratch.folder).status
        == 0
    )
    #expect(try scratch.text("o/belfry-engine.js") == "globalThis.belfryEngine = \"AGFzbQ==\";\n")
    #expect(try scratch.text("o/a.html").contains("'wasm-unsafe-eval'"))
    let one = try Program.run(["site", "other.md", "-o", "b.html"] + live, in: scratch.folder)
    #expect(one.status == 0)
    #expect(try scratch.text("b.html").contains("id=\"engine\">AGFzbQ==</script>"))
  }

  @Test func `a script for another page has the engine and the viewer`() throws {
    let scratch = try Scratch(["e.wasm": "\u{0}asm"])
    let words = ["site", "-o", "belfry.js", "--engine", "e.wasm"]
    let run = try Program.run(words, in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("<pre class=\"belfry\">"), "\(run)")
    let script = try scratch.text("belfry.js")
    #expect(script.hasPrefix("globalThis.belfryEngine = \"AGFzbQ==\";\n(() => {\n"))
    for part in ["class Living", "class Viewer", ":host { display: block;"] {
      #expect(script.contains(part), "\(part)")
    }
    #expect(try Set(scratch.files().keys) == ["belfry.js", "e.wasm"])
  }

  @Test func `a document that is not UTF-8 is refused`() throws {
    let scratch = try Scratch()
    try scratch.write([0x23, 0x20, 0xFF, 0x0A], to: "a.md")
    let run = try site("a.md", "-o", "a.html", in: scratch)
    #expect(run.status == 2 && run.errors.contains("'a.md' is not UTF-8"))
  }

  @Test func `the playground has scripts to start from`() throws {
    let scratch = try Scratch([
      "s/a.scenario": "include \"../b.facts\"\nscenario \"</script>\"\n@08:00 user opens app\n"
        + "expect app foreground\n",
      "b.facts": "phone iOS 17\n", "e.wasm": "\u{0}asm",
    ])
    let words = ["site", "--playground", "s", "-o", "p.html", "--engine", "e.wasm"]
    let run = try Program.run(words, in: scratch.folder)
    #expect(run.status == 0 && run.output == "p.html: a playground with 1 script\n", "\(run)")
    let page = try scratch.text("p.html")
    #expect(page.contains("\"name\":\"b.facts\"") && page.contains("Belfry on one card"))
    #expect(!page.contains("scenario \\\"</script>"))
  }

  @Test func `a story is an address`() {
    #expect(
      ScriptAddress.fragment(for: "@08:00  user  opens\n# 100 % \"a  b\" +;é\n")
        == "story=@08:00+user+opens;%23+100+%25+%22a++b%22+%2B%3B%C3%A9;"
    )
    #expect(ScriptAddress.fragment(for: String(repeating: "a", count: 9000)) == nil)
  }
}
