import Exploration
import Foundation
import Support
import Testing

/// `belfry sweep` on the command line.
@Suite struct SweepTests {
  static let water = """
    scenario "water"
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:30  expect  "water" delivered as banner list

    """
  private static let dated = water.replacing("@08:00", with: "@2026-03-06 08:00")
  private static let silent = "scenario \"calm\"\n@08:00  user opens app\n  expect foreground\n"

  @Test func `without axes it varies the permission and the state of the app`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    let made = try scratch.belfry("sweep", "a.scenario")
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output.hasPrefix("\"water\"  a.scenario:1\n\n               state\n"))
    #expect(made.output.contains("\nauthorized     FAIL a      pass b\n"))
    let rule = "\n   by rule foreground.no-delegate-shows-nothing (documented)\n"
    #expect(made.output.contains(rule))
    #expect(made.output.hasSuffix("12 combinations: 2 passed, 10 failed, 5 outcomes\n"))
    #expect(made.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `versions that are equal are one range, and an idle axis has no column`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    let over = ["--over", "ios=9,10..27", "--over", "reading=all"]
    let made = try Program.run(["sweep", "a.scenario"] + over, in: scratch.folder)
    #expect(
      made.output.contains("ios     outcome\n──────  ───────\n9       n/a  a\n10..27  pass b\n")
    )
    #expect(made.output.contains("\nno difference: reading\n"))
    #expect(made.output.contains("needs iOS 10"))
  }

  @Test func `the same table is written in every format, by the ending of its file`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    for (ending, format, start) in [
      ("svg", "svg", "<svg "), ("md", "markdown", "**water** (`a.scenario:1`)\n\n| permission |"),
      ("csv", "csv", "permission,state,outcome,lines,what,rule,grade\r\n"), ("json", "json", "{\n"),
      ("txt", "text", "\"water\"  a.scenario:1\n"),
    ] {
      let made = try scratch.belfry("sweep", "a.scenario", "-o", "a.\(ending)")
      #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty)
      let text = try scratch.text("a.\(ending)")
      #expect(text.hasPrefix(start))
      #expect(try scratch.belfry("sweep", "a.scenario", "--format", format).output == text)
    }
  }

  @Test func `comma-separated values have a line for each combination`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    let made = try scratch.belfry("sweep", "a.scenario", "--format", "csv")
    let lines = made.output.split(separator: "\r\n")
    #expect(lines.count == 13)
    #expect(
      lines[2]
        == "authorized,background,passed,,\"\"\"water\"\" delivered as banner list\","
        + "delivery.unlocked-shows-banner,documented"
    )
  }

  @Test func `a change of the clocks is found, with the times that differ`() throws {
    let night = Self.water.replacing("after 30m", with: "daily at 02:30")
      .replacing("@08:30", with: "@+1d 12:00").replacing("banner list", with: "banner list once")
    let scratch = try Scratch(["a.scenario": night])
    let made = try scratch.belfry("sweep", "a.scenario", "--over", "clocks=Europe/Berlin:2026")
    #expect(made.status == 0)
    #expect(made.output.contains("delivered as banner list at +1d 03:00\n"))
    #expect(made.output.contains("by rule dates.gap-moves-to-its-end"))
    #expect(made.output.contains("by rule dates.overlap-fires-first"))
  }

  @Test func `a scenario that fails as it is written is swept, and one of a table by its line`()
    throws
  {
    let red = Self.water.replacing("authorized", with: "denied")
    let scratch = try Scratch(["a.scenario": red, "b.scenario": red + "\n" + Self.silent])
    let made = try scratch.belfry("sweep", "a.scenario", "--over", "ios=17")
    #expect(made.status == 0 && made.output.contains("17   FAIL a"))
    let second = try scratch.belfry("sweep", "b.scenario:8", "--over", "ios=17")
    #expect(second.status == 0 && second.output.contains("17   pass a"))
  }

  @Test func `a budget marks what was not played`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    let made = try scratch.belfry("sweep", "a.scenario", "--max-states", "5")
    #expect(made.status == 6)
    let says = "ended early by --max-states 5: ? was not played; write --max-states 10 for more"
    #expect(made.output.contains("\n\(says)\n"))
    #expect(made.output.contains("5 of 12 combinations played: "))
    let json = try scratch.belfry("sweep", "a.scenario", "--max-states", "5", "--format", "json")
    #expect(json.status == 6 && json.output.contains("\"isPartial\" : true"))
    let csv = try scratch.belfry("sweep", "a.scenario", "--max-states", "5", "--format", "csv")
    #expect(csv.output.hasSuffix("notDetermined,force-quit,not played,,,,\r\n"))
  }

  @Test func `the output is the same for any number of jobs`() throws {
    let scratch = try Scratch(["a.scenario": Self.water])
    let axes = ["--over", "state=all", "--over", "ios=all", "--over", "permission=all"]
    for flags in [[], ["--format", "json"], ["--max-states", "100"], ["--format", "csv"]] {
      let words = ["sweep", "a.scenario"] + axes + flags
      let one = try Program.run(words, in: scratch.folder)
      let four = try Program.run(words + ["--jobs", "4"], in: scratch.folder)
      #expect(one.output == four.output && one.errors == four.errors && one.status == four.status)
      #expect(one.output.utf8.count > 500)
    }
  }

  @Test func `an interrupt ends it with the table of what was played`() throws {
    let long = (1...100).map { "@+1h app adds \"\($0)\" after 30m title \"Number\"\n" }.joined()
    let scratch = try Scratch([
      "a.scenario": "scenario \"long\"\n@08:00 user opens app\n" + long
        + "expect pending \"100\"\n"
    ])
    let axes = ["--over", "ios=all", "--over", "setting=all", "--over", "permission=all"]
    var outcome: Program.Outcome?
    // A sweep says nothing before its end, so on a busy machine it may not have begun.
    for seconds in [0.5, 2, 8] where outcome?.status != 130 {
      let words = ["sweep", "a.scenario", "-j", "2"] + axes
      let program = try RunningProgram(words, in: scratch.folder)
      Thread.sleep(forTimeInterval: seconds)
      outcome = program.end(SIGINT)
    }
    let made = try #require(outcome)
    #expect(made.status == 130, "\(made)")
    #expect(made.output.contains("\nended early by a signal: ? was not played\n"), "\(made)")
    #expect(made.output.contains(" combinations played: "))
  }

  @Test func `the help names every value of every axis, and so does the page`() throws {
    let help = try Program.run(["sweep", "--help"]).output
    let page = try Repository.text(of: "Documentation/Reference/Sweep.md")
    for name in SweepAxis.Name.allCases {
      #expect(help.contains("\n  \(name.rawValue) ") && page.contains("| `\(name.rawValue)` |"))
      guard name != .ios else { continue }
      for value in name.all ?? [] {
        #expect(help.contains(" \(value.text)") && page.contains("`\(value.text)`"))
      }
    }
  }

  /// Words after `sweep`, and what is said.
  static let mistakes: [(arguments: [String], says: String)] = [
    ([], "sweep takes one scenario, as in: belfry sweep a.scenario:12"),
    (["a.scenario", "b.scenario"], "sweep takes one scenario"),
    (["none.scenario"], "there is no file or folder 'none.scenario'"),
    (["two.scenario"], "has 2 scenarios; name one by its line, such as two.scenario:1"),
    (["a.scenario", "--over", "permission="], "write --over permission=authorized,denied"),
    (["a.scenario", "--over", "ios"], "the axis ios has no values; write --over ios=16..27"),
    (["a.scenario", "--over", "permision=denied"], "did you mean 'permission'?"),
    (["a.scenario", "--over", "weather=rain"], "unknown axis 'weather'; there are permission, "),
    (["a.scenario", "--over", "permission=dennied"], "did you mean 'denied'?"),
    (["a.scenario", "--over", "state=asleep"], "unknown state 'asleep'; there are as-written, "),
    (["a.scenario", "--over", "ios=16,,17"], "separate the values by one comma each"),
    (
      ["a.scenario", "--over", "ios=19"], "'19' is no version of iOS; there are 4 to 18, 26 and 27"
    ),
    (["a.scenario", "--over", "ios=27..16"], "the range '27..16' is empty"),
    (["a.scenario", "--over", "zone=Europe/Rmoe"], "did you mean 'Europe/Rome'?"),
    (["a.scenario", "--over", "clocks=Europe/Rome"], "clocks=Europe/Rome:2026"),
    (["a.scenario", "--over", "clocks=Europe/Rome:20260"], "needs a year from 1678 to 2261"),
    (["a.scenario", "--over", "clocks=Asia/Tokyo:2026"], "do not change in 2026"),
    (
      ["a.scenario", "--over", "clocks=Europe/Rome:2026", "--over", "zone=Asia/Tokyo"],
      "clocks sets the zone, too; leave --over zone out"
    ),
    (["dated.scenario", "--over", "clocks=Europe/Rome:2026"], "line 3 belongs to a date"),
    (
      ["silent.scenario", "--over", "level=all"],
      "level changes requests and pushes, but \"calm\" has none that show something"
    ),
    (
      ["a.scenario", "--over", "entitlements=filter"], "unknown entitlement 'filter'; did you mean"
    ),
    (["a.scenario", "--over", "ios=16", "--over", "ios=17"], "the axis ios is given twice"),
    (
      [
        "a.scenario", "--over", "clocks=Europe/Rome:1990..2261", "--over", "state=all",
        "--over", "setting=all", "--over", "permission=all",
      ],
      "more than 100000 combinations, the most of a sweep with any --max-states; leave values out"
    ),
    (["a.scenario", "--max-states", "0"], "--max-states needs a whole number above zero, not '0'"),
    (["a.scenario", "--timeout", "0s"], "--timeout needs a time above zero such as 30s, 5m or 1h"),
    (["a.scenario", "--format", "xml"], "--format is text, markdown, csv, json or svg, not 'xml'"),
    (["a.scenario", "-o", "a.png"], "write -o a.png.svg"),
    (["a.scenario", "-o", "a.csv", "--format", "svg"], "leave one out"),
    (["a.scenario", "-o", "nowhere/a.svg"], "'nowhere/a.svg' cannot be written"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write`(arguments: [String], says: String) throws {
    let scratch = try Scratch([
      "a.scenario": Self.water, "two.scenario": Self.water + "\n" + Self.silent,
      "dated.scenario": Self.dated, "silent.scenario": Self.silent,
    ])
    let before = try scratch.files()
    let made = try Program.run(["sweep"] + arguments, in: scratch.folder)
    #expect(made.status == 2, "\(made.output)")
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(made.output.isEmpty)
    #expect(try scratch.files() == before)
  }
}
