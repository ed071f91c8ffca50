import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing
import VirtualTime

/// Which lines of a Markdown file are scripts.
@Suite struct MarkdownTests {
  /// A file whose lines begin with `>` where they should be read as a script.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marked: String
    var indents: [Int] = [0]

    init(_ name: String, _ marked: String, indents: [Int] = [0]) {
      testDescription = name
      self.marked = marked
      self.indents = indents
    }

    var lines: [Substring] { marked.split(separator: "\n", omittingEmptySubsequences: false) }
    var text: String { lines.map { $0.dropFirst() }.joined(separator: "\n") }
    var scripts: [Int] { lines.indices.filter { lines[$0].hasPrefix(">") }.map { $0 + 1 } }
  }

  /// The start of a page, and whether its lists and quotations are nested too deep.
  static let nested: [(page: String, isTooDeep: Bool)] = [
    (String(repeating: "- ", count: 100) + "x", false),
    (String(repeating: "- ", count: 101) + "x", true),
    (String(repeating: "1. ", count: 4000) + "x", true),
    (String(repeating: "> ", count: 100) + "x", false),
    (String(repeating: ">", count: 101) + "x", true),
    (String(repeating: "> - ", count: 4000) + "x", true),
    ((0..<100).map { String(repeating: " ", count: 2 * $0) + "- x\n" }.joined(), false),
    ((0..<102).map { String(repeating: " ", count: 2 * $0) + "- x\n" }.joined(), true),
    (String(repeating: "- ", count: 4000), false),
  ]

  @Test(arguments: nested.indices)
  func `lists and quotations are nested up to a hundred levels`(index: Int) {
    let (text, isTooDeep) = Self.nested[index]
    let page = Markdown.page(in: Source(name: "x.md", text: text))
    let start = page.mistakes.first
    #expect((start?.kind == .nestedTooDeep) == isTooDeep)
    #expect(isTooDeep || page.mistakes.isEmpty, "\(page.mistakes)")
    if isTooDeep { #expect(start?.message.contains("more than 100 levels deep") == true) }
  }

  static let examples: [Example] = [
    .init("a fence of backticks", " # a\n ```scenario\n>x\n>\n>y\n ```\n z"),
    .init("a fence of tildes", " ~~~ scenario\n>x\n ~~~"),
    .init("more words behind it", " ```scenario title=\"x\" {.y}\n>x\n ```"),
    .init(
      "other languages are passed over",
      " ```swift\n x\n ```\n ```\n ```scenario\n ```",
      indents: []
    ),
    .init("a longer word is another language", " ```scenarios\n x\n ```", indents: []),
    .init("a longer fence holds shorter ones", " ````scenario\n>```\n>x\n>~~~\n ````` "),
    .init("what a longer fence shows is text", " ````\n ```scenario\n x\n ```\n ````", indents: []),
    .init("a fence of another kind closes nothing", " ~~~scenario\n>```\n>x\n ~~~"),
    .init("a word behind a fence closes nothing", " ```scenario\n>``` x\n ```"),
    .init("not closed", " ```scenario\n>x\n>y"),
    .init("not closed, with a last line feed", " ```scenario\n>x\n>"),
    .init("two", " ```scenario\n>x\n ```\n ```scenario\n>y\n ```", indents: [0, 0]),
    .init("up to three spaces", "   ```scenario\n>  x\n    ```", indents: [2]),
    .init("four spaces are code", " \n     ```scenario\n     x\n     ```", indents: []),
    .init("a tab is code", " \t```scenario\n \tx", indents: []),
    .init("in a list", " - a\n\n   ```scenario\n>  x\n   ```\n - b", indents: [2]),
    .init("in a numbered list", " 1. a\n    ```scenario\n>   x\n    ```", indents: [3]),
    .init("behind the mark of a list", " - ```scenario\n>  x\n   ```", indents: [2]),
    .init(
      "in a list in a list",
      " - a\n   1. b\n\n      ```scenario\n>     x\n      ```",
      indents: [5]
    ),
    .init("in a list by a tab", " 1. a\n\n \t```scenario\n>\tx\n \t```", indents: [4]),
    .init("a list ends what is open in it", " - ```scenario\n>  x\n\n a\n ```", indents: [2]),
    .init("five spaces behind a mark are code", " -     ```scenario\n       x", indents: []),
    .init(
      "a line of text does not end a list",
      " 10. a\n b\n     ```scenario\n>    x\n     ```",
      indents: [4]
    ),
    .init(
      "a number in a text begins no list",
      " a\n 2026. b\n       ```scenario\n       x",
      indents: []
    ),
    .init("a line across the page begins no list", " - - -\n     ```scenario\n     x", indents: []),
    .init("code within a line is no fence", " ```scenario``` x\n ```scenario\n>x\n ```"),
    .init("a comment", " <!--\n ```scenario\n x\n ```\n -->\n ```scenario\n>y\n ```"),
    .init("a comment on one line", " <!-- a -->\n ```scenario\n>y\n ```"),
    .init("text as it is", " <pre>\n ```scenario\n </pre>\n ```scenario\n>y\n ```"),
    .init("a quotation", " > ```scenario\n > x\n > ```", indents: []),
    .init("below a heading, in a paragraph", " # a\n b\n ```scenario\n>x\n ```"),
    .init("empty", " ```scenario\n ```"),
    .init("nothing at all", "", indents: []),
  ]

  @Test(arguments: examples)
  func `a fenced scenario block is a script`(example: Example) {
    for ending in ["\n", "\r\n"] {
      let text = example.text.replacing("\n", with: ending)
      let blocks = Markdown.blocks(in: Source(name: "x.md", text: text))
      #expect(blocks.flatMap { Array($0.source.lines) } == example.scripts)
      #expect(blocks.map(\.indent) == example.indents)
    }
  }

  /// Text that looks like a script and is not one, the wrong line, and a part of the message.
  static let mistaken: [(text: String, line: Int, says: String)] = [
    ("```scenarios\n```", 1, "write ```scenario"), ("~~~ Scenaro\n~~~", 1, "write ~~~scenario"),
    ("a\n\n> ```scenario\n> x\n> ```", 3, "remove the `>`"),
    ("- > 1. ~~~scenario\n", 1, "remove the `>`"),
    ("a\n\n    ```scenario\n", 3, "indent the script less"),
    ("\t~~~scenario\n", 1, "indent the script less"),
    ("```\n\nscenario \"x\"\n```", 1, "write ```scenario, or"),
    ("~~~~\nscenario \"x\"\n~~~~", 1, "or ~~~~text if the block is only an example"),
    ("```sh\n```scenario\n```", 2, "the block of line 1 is not closed"),
    ("a\n<!--\n```scenario\n```\n", 2, "write `-->` above the script"),
    ("- ```scenario\n  x\ny\n", 3, "indent the line by 2 columns"),
    ("# a\r```scenario\rx\r```\r", 1, "end with carriage returns only"),
    ("\0```scenario", 1, "has a zero byte"),
  ]

  @Test(arguments: mistaken.indices)
  func `text that looks like a script and is not one is a mistake`(index: Int) {
    let (text, line, says) = Self.mistaken[index]
    let mistakes = Markdown.page(in: Source(name: "x.md", text: text)).mistakes
    #expect(mistakes.map { Int($0.place.line) } == [line], "\(text)")
    #expect(mistakes.allSatisfy { $0.text.contains(says) }, "\(mistakes)")
  }

  @Test(arguments: [
    "```swift\nx\n```", "```\nx\nscenario \"y\"\n```", "````md\n```scenario\nx\n```\n````",
    "~~~\n```scenario\n~~~", "<!--\n```scenario\n```\n-->", "> a ```scenario``` b", "    x\n",
    "```text\nscenario \"x\"\n```", "`scenario`", "```gherkin\n```", "# scenario\n", "\0", "\r",
    "```sh\n    ```scenario\n```", "```text scenario\n```", "<!-- a\n-->\n> b",
  ])
  func `other text is not a mistake`(text: String) {
    let page = Markdown.page(in: Source(name: "x.md", text: text))
    #expect(page.isEmpty, "\(text)\n\(page)")
  }

  @Test(arguments: [
    "Scenario", "SCENARIO", "{scenario}", " {.scenario #x}", "scenario{1,3}", "scenario,x",
    "scenario:x", "scenario=x", "\tscenario\tx",
  ])
  func `the language of a block can be written in several ways`(info: String) {
    let page = Markdown.page(in: Source(name: "x.md", text: "```\(info)\nx\n```"))
    #expect(page.blocks.map { Array($0.source.lines) } == [[2]] && page.mistakes.isEmpty)
  }

  @Test func `the words after the language of a block are its attributes`() throws {
    let info = "{.scenario hide fails, ios=16.4 reading=apple file=tea.scenario #x linenums=\"1\"}"
    let page = Markdown.page(in: Source(name: "x.md", text: "```\(info)\nx\n```"))
    #expect(page.mistakes == [])
    let attributes = try #require(page.blocks.first).attributes
    #expect(attributes.isHidden && attributes.mustFail && !attributes.isSetup)
    #expect(attributes.version == OSVersion(16, 4) && attributes.reading == .apple)
    #expect(attributes.file == "tea.scenario")
  }

  /// An attribute that is nearly one, or has a wrong value, and a part of the message.
  static let wrongAttributes = [
    ("fail", "write `fails`"), ("hidden", "write `hide`"), ("hide=x", "write `hide`"),
    ("ios", "write `ios=17`"), ("ios=3", "before iOS 4"), ("ios=x", "one such as `17.4`"),
    ("reading=mine", "reading=apple"), ("file=../a.scenario", "write `file=tea.scenario`"),
    ("file=a.txt", "write `file=tea.scenario`"), ("file=.scenario", "write `file=tea.scenario`"),
  ]

  @Test(arguments: wrongAttributes)
  func `an attribute that is nearly one is a mistake`(word: String, says: String) {
    let page = Markdown.page(in: Source(name: "x.md", text: "```scenario \(word)\nx\n```"))
    #expect(page.mistakes.map { Int($0.place.line) } == [1])
    #expect(page.mistakes.allSatisfy { $0.text.contains(says) }, "\(page.mistakes.map(\.text))")
  }

  @Test func `blocks begin with the setups above them and the facts of their attributes`() {
    let text = """
      ```scenario setup
      start 2026-03-06 07:00
      phone iOS 17
      ```
      ```scenario ios=16 reading=field
      scenario "x"
      @08:00 expect app not running
      ```
      ```scenario ios=16
      phone iOS 15
      scenario "y"
      @08:00 expect app not running
      ```
      """
    let blocks = Markdown.blocks(in: Source(name: "x.md", text: text))
    let scripts = blocks.map { block in
      Script.parse(block.source, base: block.base, needsScenario: !block.attributes.isSetup)
    }
    #expect(scripts.allSatisfy { $0.diagnostics.isEmpty }, "\(scripts.map(\.diagnostics))")
    let settings = scripts.flatMap { $0.script.scenarios.map(\.setting) }
    #expect(settings.map(\.version) == [16, 15])
    #expect(settings.map(\.reading) == [.field, nil])
    #expect(settings.allSatisfy { $0.start.date.year == 2026 && $0.start.date.month == 3 })
  }

  @Test func `a mistake has its line in the file`() {
    let text = "# a\n\n```scenario\nusr opens app\n```\n\n~~~scenario\n\nusr opens app\n~~~\n"
    let blocks = Markdown.blocks(in: Source(name: "x.md", text: text))
    let mistakes = blocks.flatMap { Script.parse($0.source).diagnostics }
    #expect(mistakes.map(\.place.line) == [4, 9])
    #expect(mistakes.map(\.line) == ["usr opens app", "usr opens app"])
  }

  @Test func `bytes outside of the scripts are ignored`() {
    let bytes = [0xFF, 0x0A] + Array("```scenario\nx\n```\n```scenario\n".utf8) + [0xFF, 0x0A]
    let blocks = Markdown.blocks(in: Source(name: "x.md", bytes: bytes))
    let messages = blocks.flatMap { Script.parse($0.source).diagnostics.map(\.kind) }
    #expect(messages.first == .unknownFirstWord && messages.last == .notUTF8)
  }

  @Test func `no combination of marks misleads the reader`() {
    let pieces = [
      "```", "~~~~", "scenario", " ", "   ", "\t", "\n", "\r\n", "- ", "1. ", "> ", "x", "<!--",
      "-->",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &generator)! }.joined()
      let source = Source(name: "x.md", text: text)
      var end = 1
      for block in Markdown.blocks(in: source) {
        #expect(block.source.lines.lowerBound > end || end == 1, "\(text)")
        #expect(block.source.lines.upperBound <= source.lines.upperBound, "\(text)")
        end = block.source.lines.upperBound
      }
    }
  }
}
