import Foundation
import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import Pages

/// Markdown as it becomes a page.
@Suite struct MarkdownPageTests {
  static func body(_ text: String, picture: @escaping (String) -> String? = { _ in nil }) -> String
  {
    let document = SiteDocument(Source(name: "a.md", text: text), at: "a.md")
    let places = InlineText.Places(
      link: { $0 },
      picture: picture,
      definitions: document.definitions
    )
    var body = PageBody(document, places)
    return body.markup { _ in "SCRIPT" }
  }

  static let forms: [(markdown: String, markup: String)] = [
    ("a\nb", "<p>a\nb</p>\n"),
    ("a  \nb\\\nc", "<p>a<br/>\nb<br/>\nc</p>\n"),
    (
      "*a* _b_ **c** __d__ ***e***",
      "<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong> <em><strong>e</strong></em></p>\n"
    ),
    ("snake_case_name 2*3*4 * 5", "<p>snake_case_name 2<em>3</em>4 * 5</p>\n"),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>\n"),
    ("`a < *b*` ``c ` d``", "<p><code>a &lt; *b*</code> <code>c ` d</code></p>\n"),
    ("[a *b*](c.md#d)", "<p><a href=\"c.md#d\">a <em>b</em></a></p>\n"),
    (
      "[a][x] [x]\n\n[x]: https://a.example",
      "<p><a href=\"https://a.example\">a</a> "
        + "<a href=\"https://a.example\">x</a></p>\n"
    ),
    (
      "<https://a.example/?b&c>",
      "<p><a href=\"https://a.example/?b&amp;c\">https://a.example/?b&amp;c</a></p>\n"
    ),
    ("![a](b.svg)", "<p><span class=\"absent\">a</span></p>\n"),
    ("\\*a\\* &amp; &copy; &unknown;", "<p>*a* &amp; © &amp;unknown;</p>\n"),
    ("---", "<hr/>\n"),
    (
      "a\n===\nb\n---",
      "<h1 id=\"a\">a</h1>\n<h2 id=\"b\">b <a "
        + "class=\"anchor\" href=\"#b\" aria-label=\"link\">#</a></h2>\n"
    ),
    ("# A `b` c! #", "<h1 id=\"a-b-c\">A <code>b</code> c!</h1>\n"),
    ("> a\nb\n>\n> c", "<blockquote>\n<p>a\nb</p>\n<p>c</p>\n</blockquote>\n"),
    (
      "- a\n  b\n- c\n  1. d\n  2. e",
      "<ul>\n<li>a\nb\n</li>\n<li>c\n<ol>\n<li>d\n</li>\n"
        + "<li>e\n</li>\n</ol>\n</li>\n</ul>\n"
    ),
    ("3. a\n\n4. b", "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n"),
    (
      "- a\n\n  ```\n  b\n\n  c\n  ```\n\nd",
      "<ul>\n<li><p>a</p>\n<pre><code data-language=\"\">"
        + "b\n\nc\n</code></pre>\n</li>\n</ul>\n<p>d</p>\n"
    ),
    ("~~~swift x\na\n~~~", "<pre><code data-language=\"swift\">a\n</code></pre>\n"),
    ("    a\n\n      b\n", "<pre><code data-language=\"\">a\n\n  b\n</code></pre>\n"),
    (
      "| a | b |\n|:--|--:|\n| `c\\|d` | e |\n| f |",
      "<div class=\"wide\"><table>\n<thead><tr>"
        + "<th class=\"left\">a</th><th class=\"right\">b</th></tr>\n</thead>\n<tbody>\n<tr>"
        + "<td class=\"left\"><code>c|d</code></td><td class=\"right\">e</td></tr>\n<tr>"
        + "<td class=\"left\">f</td><td class=\"right\"></td></tr>\n</tbody>\n</table></div>\n"
    ),
    ("<!-- a\n\nb -->\nc", "<p>c</p>\n"),
    ("a\n- b", "<p>a</p>\n<ul>\n<li>b\n</li>\n</ul>\n"),
    ("a\n2. b", "<p>a\n2. b</p>\n"),
    ("```scenario\nx\n```\n\n```scenario hide\ny\n```", "SCRIPT"),
    ("1. a\n\n   ```scenario\n   x\n   ```", "<ol>\n<li><p>a</p>\nSCRIPT</li>\n</ol>\n"),
  ]

  @Test(arguments: forms.indices) func `a form of Markdown has its elements`(number: Int) {
    let form = Self.forms[number]
    #expect(Self.body(form.markdown) == form.markup, "\(form.markdown)")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))",
    "[a](JavaScript:alert(1))", "[a](data:text/html,x)", "![a](javascript:x)",
    "![\" onload=\"x](a.png)", "[a](x\"onclick=\"y)", "# <b onclick=x>", "| <i> |\n|---|\n| <u> |",
    "<https://a\"onclick=x>", "```\"onclick=x\n```", "> <style>", "[a]: javascript:x\n\n[a]",
    "[<b>](vbscript:x)", "- <iframe src=x>",
  ]) func `nothing in a document is read as markup of the page`(text: String) throws {
    let body = Self.body(text, picture: { _ in "data:image/png;base64,AA" })
    let elements = try MarkupReader("<x>\(body)</x>").elements
    let allowed: Set = [
      "x", "p", "a", "img", "h1", "div", "table", "thead", "tbody", "tr", "th", "td", "pre", "code",
      "blockquote", "ul", "li", "span",
    ]
    #expect(elements.allSatisfy { allowed.contains($0.name) }, "\(body)")
    let keys: Set = ["id", "class", "href", "src", "alt", "aria-label", "data-language"]
    #expect(elements.flatMap(\.attributes.keys).allSatisfy(keys.contains), "\(body)")
    let addresses = elements.flatMap { [$0.attributes["href"], $0.attributes["src"]] }
    #expect(addresses.allSatisfy { !($0 ?? "").lowercased().contains("script:") }, "\(body)")
    #expect(addresses.allSatisfy { !($0 ?? "").hasPrefix("data:text") }, "\(body)")
  }

  /// Each of these takes some reader of Markdown a time that grows with the square of its length.
  @Test(arguments: [
    "[", "![", "*a ", "**a", "_a*", "`", "` `` ", "> ", "- ", "<", "&", "[a](", "|", "\\", "1. ",
    "<!--", "# ", "~~~\n", "|-",
  ]) func `a long text of signs takes a time that grows with its length`(sign: String) {
    func time(_ count: Int) -> Double {
      let line = String(repeating: sign, count: count)
      let lines = String(repeating: sign + "\n", count: count / 8)
      return threadSeconds {
        _ = Self.body(line)
        _ = Self.body(lines)
      }
    }
    let (short, long) = (time(2000), time(16_000))
    #expect(long < 24 * max(short, 0.01), "\(short) s, then \(long) s")
  }

  @Test func `equal headings have different anchors`() {
    let document = SiteDocument(Source(name: "a.md", text: "# A\n\n## A\n\n## A!\n"), at: "a.md")
    #expect(document.headings.map(\.anchor) == ["a", "a-1", "a-2"])
    #expect(document.headings.map(\.text) == ["A", "A", "A!"])
  }

  @Test(arguments: Repository.files(in: "", endingIn: ".md").filter { !$0.hasPrefix("Tests/") })
  func `every document of the project becomes well-formed elements`(file: String) throws {
    let source = Source(name: file, bytes: try Repository.bytes(of: file))
    let document = SiteDocument(source, at: file)
    let places = InlineText.Places(link: { $0 }, picture: { $0 }, definitions: document.definitions)
    var body = PageBody(document, places)
    var scripts = 0
    let markup = body.markup { _ in
      scripts += 1
      return "<figure/>"
    }
    _ = try MarkupReader("<x>\(markup)</x>")
    #expect(scripts == document.scripts.count { !$0.attributes.isHidden })
  }

  @Test func `a hash is that of the standard`() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    func hash(_ text: String) -> String {
      SHA256.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hash("") == empty)
    #expect(hash(String(repeating: "a", count: 1_000_000)) == million)
  }

  @Test(arguments: [0, 1, 2, 3, 55, 56, 57, 100]) func `bytes are text`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }
}
