import Foundation
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

@testable import Reports

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
      "<h1>1 of 3 scenarios failed</h1>", "<title>1 of 3 scenarios failed ·",
      "1 passed", "1 failed", "1 skipped", "next month",
      "<li><a href=\"#after-a-no-b\"><span class=\"title\">after a no &lt;b&gt;</span></a> "
        + "<small>expected &quot;water&quot; delivered; dropped at 08:00:00</small></li>",
      "<dt class=\"expected\">expected</dt>",
      "<dd class=\"expected\">&quot;water&quot; delivered</dd>",
      "<dt class=\"found\">found</dt> <dd class=\"found\">dropped at 08:00:00</dd>",
      "<dd>08:00:00 the user answered &quot;Don't Allow&quot; <small>a.scenario:4</small></dd>",
      "<b>authorization.denied-is-silent</b> <small>seed; disputed: 3 answers</small>",
      "from a document that Belfry was created from · <code>belfry explain",
      "The system drops a request added while permission is denied; add reports success. ",
      "<code>belfry explain authorization.denied-is-silent</code>",
      "<details class=\"scenario\" id=\"after-a-no-b\" data-verdict=\"failed\" "
        + "data-rule=\"authorization.denied-is-silent\" open=\"open\">",
      "<details class=\"scenario\" id=\"a-yes\" data-verdict=\"passed\">",
      "authorization.denied-is-silent", "the phone at 08:00:00",
      "<mark>7    @08:40  expect  &quot;water&quot; delivered</mark>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    // What passed has its timeline, and no strip of phones.
    #expect(try MarkupReader(page).elements(named: "svg").count < 10)
  }

  @Test func `a page is XML, loads nothing and runs its own script alone`() throws {
    let page = try Self.page(of: Self.failing)
    let elements = try MarkupReader(page).elements
    let addresses = elements.flatMap { [$0.attributes["href"], $0.attributes["src"]] }
    #expect(addresses.allSatisfy { $0?.hasPrefix("#") ?? true }, "\(addresses)")
    let names = Set(elements.map(\.name))
    #expect(names.isDisjoint(with: ["img", "iframe", "link", "object"]))
    let scripts = elements.filter { $0.name == "script" }
    #expect(scripts.count(where: { $0.attributes["type"] != "application/json" }) == 1)
    let attributes = elements.flatMap(\.attributes.keys)
    #expect(attributes.allSatisfy { $0 == "open" || !$0.hasPrefix("on") })
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test func `a title with markup, line ends and signs that turn the text is harmless`() throws {
    let page = try Self.page(
      of: #"scenario "</summary><script>\u{202E}\u{7}&amp;"\#n@08:00 expect app not running\#n"#
    )
    // Its data, the page's data and the script of the page.
    #expect(try MarkupReader(page).elements(named: "script").count == 3)
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7}" })
  }

  @Test func `a script that cannot be read is a problem of its file`() throws {
    let page = try Self.page(of: "scenario \"x\"\n@08:00 user opns app\n")
    #expect(page.contains("1 failed"))
    #expect(page.contains("opns") && page.contains("a.scenario cannot be read</span></a>"))
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

  @Test func `a page says which rules spoke, what is longest and what differs`() throws {
    let text = """
      scenario "denied"
      device  has authorization denied
      @08:00  user    opens app
              app     adds "water" after 30m
              expect  add "water" succeeds

      scenario "alike"
      @08:00  user    opens app
              expect  app foreground

      """
    let page = try Self.page(of: text, Variants(readings: [.seeds, .apple]))
    let tables = try MarkupReader(page).elements(named: "table")
    let rows = tables.map { table in table.children.count }
    // One scenario differs, several topics spoke, and four runs have a length.
    #expect(rows.count == 3 && rows[0] == 1 && rows[1] > 2 && rows[2] == 4, "\(rows)")
    for text in [
      "1 scenario ends differently by version or reading</summary>",
      ", seeds</a>: passed</td>", ", apple</a>: failed</td>", "rules decided something</summary>",
      "The longest scenarios</summary>", "<th scope=\"row\"><a href=\"#denied-ios-",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `an outcome that depends on a dispute is marked`() throws {
    let text = """
      phone iOS 17
      scenario "denied"
      device  has authorization denied
      @08:00  user    opens app
              app     adds "water" after 30m
              expect  add "water" succeeds

      """
    let script = Script.parse(Source(name: "a.scenario", text: text)).script
    var player = Player()
    var outcome = Outcome(result: player.play(script.scenarios[0], of: script))
    outcome.dependencies = player.dependencies(of: outcome.result, in: script) {
      outcome.replays.append($0)
    }
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: [outcome])
    let page = report([file], as: .page(Variants()))
    for text in [
      "<b>depends on add-when-denied: side drops; the result differs with side error-1</b>",
      "<code>belfry explain add-when-denied</code>",
      "add reports success. This run took this side.",
      "With it line 6 fails: expected ",
      "; add failed with notificationsNotAllowed at 08:00:00.",
      #""events":["add \"water\" failed: notificationsNotAllowed (UNErrorDomain 1)"]"#,
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `each entry has an address of its own`() throws {
    let titles = ["a", "A!", "a 2", "shared", "totals", "日本", "??", "!"]
    let text = titles.map { "scenario \"\($0)\"\n@08:00 expect app not running\n" }.joined()
    let page = try Self.page(of: text)
    let ids = try MarkupReader(page).elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == titles.count + 2)
    #expect(Set(ids).count == ids.count, "\(ids)")
    #expect(ids.allSatisfy { !$0.isEmpty && !$0.contains("@") && !$0.contains(" ") })
  }

  @Test func `a page shows Settings while the user changes something, with and without scripts`()
    throws
  {
    let steps = """
      @08:00 user opens app
      app asks for alert sound
      user answers "Allow"
      @08:10 user turns off banners

      """
    let failing = "scenario \"failing\"\n\(steps)expect app foreground\n"
    let data = try #require(
      try Self.page(of: failing).components(separatedBy: "<div class=\"strip\">").last
    )
    // The strip of a page without scripts has the drawing itself; the viewer has its parts.
    #expect(data.contains("<title>Banners: off, changed now</title>"))
    #expect(data.contains("Banners: off, changed now\\u003c/title"))
  }

  @Test func `a year of a daily reminder stays small, and each morning can be looked at`() throws {
    let page = try Self.page(
      of: """
        scenario "a year"
        @08:00 user opens app
        app asks for alert
        user answers "Allow"
        app adds "vitamins" daily at 07:00 title "Vitamins"
        user leaves app
        @+365d expect "vitamins" not delivered

        """
    )
    #expect(page.utf8.count < 1_000_000)
    #expect(page.components(separatedBy: "\"time\":").count > 365)
  }

  @Test func `of what passed only a short scenario has a timeline`() throws {
    let page = try Self.page(
      of: """
        scenario "a year"
        @08:00 user opens app
        app asks for alert
        user answers "Allow"
        app adds "vitamins" daily at 07:00 title "Vitamins"
        user leaves app
        @+365d expect "vitamins" listed

        scenario "short"
        @08:00 user opens app
        expect app foreground

        """
    )
    #expect(page.contains("2 passed"))
    #expect(page.components(separatedBy: "<figure class=\"timeline\">").count == 2)
    #expect(page.components(separatedBy: "\"journal\":").count == 2)
  }

  @Test func `the policy of a page lets its script run, and no other`() throws {
    let page = try Self.page(of: Self.failing)
    let parts = page.components(separatedBy: "<script>")
    let script = try #require(parts.last?.components(separatedBy: "</script>").first)
    let hash = Data(try Self.sha256(of: script)).base64EncodedString()
    #expect(page.contains("script-src 'sha256-\(hash)'"), "the script has changed: make web")
  }

  /// The program `sha256sum` computes it.
  private static func sha256(of text: String) throws -> [UInt8] {
    let (program, input, output) = (Process(), Pipe(), Pipe())
    program.executableURL = URL(filePath: "/usr/bin/sha256sum")
    program.standardInput = input
    program.standardOutput = output
    try program.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
    return (0..<32).compactMap { UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) }
  }

  @Test func `a page at its limit lists the rest without details, and then counts it`() throws {
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: Self.failing))
    try #require(mistakes.isEmpty)
    let sources = script.sources
    let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
    var page = PageReport(Variants(), most: 60_000)
    var body = page.open([FileResult(sources: sources, mistakes: [], outcomes: [])][...])
    for _ in 0..<100 {
      for outcome in outcomes { page.add(outcome, from: sources) { body += $0 } }
    }
    body += page.close()
    var text = ""
    for piece in page.closing() {
      switch piece {
      case .text(let part): text += part
      case .body(let range): text += String(decoding: Array(body.utf8)[range], as: UTF8.self)
      }
    }
    #expect(body.utf8.count < 120_000)
    let elements = try MarkupReader(text).elements
    #expect(elements.first { $0.name == "h1" }?.text == "100 of 300 scenarios failed")
    let says = "The page is at its limit of 60KB: "
    let note = try #require(elements.first { $0.text.hasPrefix(says) })
    let numbers = note.text.matches(of: /(\d+) results? (?:have no|has no|are|is) (?:only)?/)
    #expect(numbers.count == 2)
    let listed = text.components(separatedBy: "<details class=\"scenario\"").count - 1
    let counted = try #require(numbers.last.flatMap { Int($0.1) })
    #expect(listed + counted == 300 && listed > 10)
  }

  private static func page(
    of text: String,
    _ variants: Variants = Variants()
  ) throws -> String {
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    let result = FileResult(
      sources: script.sources,
      mistakes: mistakes,
      outcomes: mistakes.isEmpty
        ? script.scenarios.flatMap { scenario in
          variants.all.map {
            Outcome(result: script.play(scenario, on: $0.version, reading: $0.reading))
          }
        } : []
    )
    return report([result], as: .page(variants))
  }
}
