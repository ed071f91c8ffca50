import Support
import Testing

/// The reading of a script, the one of `--reading`, and the one that the reports name.
@Suite struct ReadingTests {
  /// A reading that a script states, the flag, the reading that is played, and the last line.
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String?
    var flag: String?
    var played: String
    var footer: String

    var testDescription: String { "file \(file ?? "-"), flag \(flag ?? "-")" }
  }

  /// Passes where a request without permission is dropped in silence, as it is under seeds alone.
  private static func story(_ reading: String?) -> String {
    (reading.map { "reading \($0)\n" } ?? "")
      + """
      scenario "denied"
      device  has authorization denied
      @08:00  user    opens app
              app     adds "water" after 30m title "Drink water"
              expect  "water" dropped because authorization.denied-is-silent

      """
  }

  private static let footer =
    "1 outcome differs under another reading; "
    + "add `--reading seeds,apple,field` to compare it\n"

  static let cases: [Case] = [nil, "seeds", "apple", "field"].flatMap { file in
    [nil, "seeds", "apple", "field"].map { flag in
      let played = flag ?? file ?? "seeds"
      return Case(
        file: file,
        flag: flag,
        played: played,
        footer: footer
      )
    }
  }

  @Test(arguments: cases)
  func `a flag replaces the reading of a script, and every report names it`(
    _ row: Case
  ) throws {
    let scratch = try Scratch(["x.scenario": Self.story(row.file)])
    let flag = row.flag.map { ["--reading", $0] } ?? []
    let forms = ["--report-json", "x.json", "--report-junit", "x.xml", "--report-tap", "x.tap"]
    let run = try Program.run(["run", "x.scenario"] + flag + forms, in: scratch.folder)
    #expect(run.status == (row.played == "seeds" ? 0 : 1))
    #expect(run.output.hasSuffix(row.footer), "\(run.output)")
    let json = try scratch.text("x.json")
    #expect(json.contains("\"reading\" : \"\(row.played)\""))
    #expect(json.contains("\"readings\" : [\n    \"\(row.played)\"\n  ]"))
    let name = row.file == nil && row.flag == nil ? "denied" : "denied (reading \(row.played))"
    #expect(try scratch.text("x.xml").contains(" name=\"\(name)\""))
    #expect(try scratch.text("x.tap").contains(" - x.scenario: \(name)\n"))
    let short = try Program.run(
      ["run", "x.scenario", "--error-format", "short"] + flag,
      in: scratch.folder
    )
    #expect(short.output.hasSuffix(row.footer), "\(short.output)")
    let isOtherwise = row.played != row.file ?? "seeds"
    let replay = run.output.split(separator: "\n").first { $0.contains("= replay ") }
    let names = replay?.contains("--reading \(row.played)") ?? false
    #expect(names == (isOtherwise && run.status == 1))
  }

  @Test(arguments: [nil, "seeds", "apple", "field"])
  func `all compared readings are played, whatever a script states`(
    _ file: String?
  ) throws {
    let scratch = try Scratch(["x.scenario": Self.story(file)])
    let run = try scratch.belfry(
      "run",
      "x.scenario",
      "--reading",
      "seeds,apple,field",
      "--report-json",
      "x.json"
    )
    #expect(run.output.contains("passes under seeds\n"), "\(run.output)")
    #expect(run.output.contains("fails under apple and field\n"), "\(run.output)")
    #expect(run.output.contains("under the readings seeds, apple and field: 1 differs\n"))
    let json = try scratch.text("x.json")
    for reading in ["seeds", "apple", "field"] {
      #expect(json.contains("\"reading\" : \"\(reading)\""))
    }
  }

  @Test func `a run counts the outcomes that another reading changes`() throws {
    let scratch = try Scratch([
      "a.scenario": Self.story(nil), "b.scenario": Self.story("apple"),
      "c.scenario": Self.story("apple"),
    ])
    let run = try scratch.belfry("run", ".")
    #expect(
      run.output.hasSuffix(
        "3 outcomes differ under another reading; "
          + "add `--reading seeds,apple,field` to compare them\n"
      ),
      "\(run.output)"
    )
  }

  /// Stories whose outcome rests on a dispute in a way that readings alone do not show.
  static let others: [(String, [String], String)] = [
    (
      """
      scenario "on for ever"
      @08:00  user    opens app
              app     asks for alert
              user    answers "Allow"
              app     adds "x" every 1h title "X"

      @20:00  expect  app foreground
      """, ["--max-events", "5"],
      "\n1 outcome was not compared with other readings, because the events ran out\n"
    ),
    (
      """
      scenario "asked twice"
      device  has authorization provisional
      @08:00  user    opens app
              app     asks for alert
              expect  prompt
      """, [],
      "passed\n1 outcome depends on the dispute ask-while-provisional; "
        + "`belfry explain ask-while-provisional` lists its answers\n"
    ),
    (
      """
      scenario "nothing is in dispute"
      @08:00  user    opens app
              expect  app foreground
      """, [], "\n\n1 scenario: 1 passed\n"
    ),
  ]

  @Test(arguments: others)
  func `the report says that nothing differs only after trying it`(
    story: String,
    flags: [String],
    footer: String
  ) throws {
    let run = try Program.run(["run"] + flags + ["-"], input: story)
    #expect(run.output.hasSuffix(footer), "\(run.output)")
  }
}
