import Support
import Testing

/// `belfry draw` on the command line.
@Suite struct DrawTests {
  private static let script = """
    phone   iOS 18

    scenario "one"
    @08:00  user    opens app
            expect  app foreground

    """

  @Test func `a scenario is drawn to a file, and the same each time`() throws {
    let scratch = try Scratch(["a.scenario": Self.script])
    let made = try scratch.belfry("draw", "a.scenario", "-o", "a.svg")
    #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty)
    let drawing = try scratch.text("a.svg")
    #expect(drawing.hasPrefix("<svg ") && drawing.hasSuffix("</svg>\n"))
    #expect(try scratch.belfry("draw", "a.scenario:3").output == drawing)
    let phone = try scratch.belfry("draw", "a.scenario", "--at", "08:30").output
    #expect(phone.contains(">8:30<"))
    #expect(try scratch.belfry("draw", "-", input: Self.script).status == 0)
  }

  /// Words after `draw`, and what is said.
  static let mistakes: [(arguments: [String], says: String)] = [
    ([], "draw takes one scenario, as in: belfry draw a.scenario:12 -o a.svg"),
    (["a.scenario", "b.scenario"], "draw takes one scenario"),
    (["two.scenario"], "has 2 scenarios; name one by its line, such as two.scenario:3 for \"one\""),
    (["none.scenario"], "there is no"),
    (["a.scenario:1"], "no scenario at a.scenario:1; the first begins at line 3"),
    (
      ["a.scenario", "--at", "8am"], "--at is a time such as 09:30 or '2026-03-07 09:30', not '8am'"
    ),
    (["a.scenario", "--at", "2025-01-01 08:00"], "\"one\" starts later than --at"),
    (["a.scenario", "-o", "a.png"], "draw writes SVG; write -o a.svg"),
    (["a.scenario", "-o", "no/a.svg"], "'no/a.svg' cannot be written: No such file"),
    (["a.scenario", "--ios", "17,18"], "draw plays one version and one reading"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write`(arguments: [String], says: String) throws {
    let scratch = try Scratch([
      "a.scenario": Self.script, "b.scenario": Self.script,
      "two.scenario": Self.script + "\nscenario \"two\"\n@08:00  expect  app not running\n",
    ])
    let before = try scratch.files()
    let made = try Program.run(["draw"] + arguments, in: scratch.folder)
    #expect(made.status == 2)
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(made.output.isEmpty)
    #expect(try scratch.files() == before)
  }

  @Test func `a script with a mistake is not drawn`() throws {
    let scratch = try Scratch(["a.scenario": "scenario \"x\"\n@08:00 user opns app\n"])
    let made = try scratch.belfry("draw", "a.scenario", "-o", "a.svg")
    #expect(made.status == 3)
    #expect(made.errors.contains("opns"))
    #expect(try scratch.files().keys.sorted() == ["a.scenario"])
  }
}
