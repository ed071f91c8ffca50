import Foundation
import Support
import Testing

/// `belfry perturb` on the command line.
@Suite struct PerturbTests {
  private static let cold = """
    device  has authorization authorized

    scenario "a cold tap"
    \(Story.coldTap)
    """
  private static let calm =
    "scenario \"calm\"\n@08:00  user    opens app\n        expect  app foreground\n"
  private static let red = "scenario \"red\"\n@08:00  expect  app foreground\n"

  @Test func `a surprise is shown and written, and its file is red`() throws {
    let scratch = try Scratch(["a.scenario": Self.cold])
    let made = try scratch.belfry("perturb", "a.scenario", "--only", "reboot", "--write", "out")
    #expect(made.status == 1 && made.errors.isEmpty)
    #expect(made.output.contains("surprise: a response does not reach the app with `reboot`"))
    #expect(made.output.contains("by rule response.no-delegate-loses-the-tap"))
    #expect(made.output.hasSuffix(" lives, 1 surprise in 1 scenario\n"))
    let file = "out/a-cold-tap-reboot.scenario"
    let text = try scratch.text(file)
    #expect(text.hasPrefix("# reboot: "))
    let played = try scratch.belfry("run", file)
    #expect(played.status == 1)
    #expect(played.output.contains("by rule response.no-delegate-loses-the-tap"))
    // What has the same text stays, what differs is never replaced.
    #expect(
      try scratch.belfry("perturb", "a.scenario", "--only", "reboot", "--write", "out").status == 1
    )
    try scratch.write("mine", to: file)
    let again = try scratch.belfry("perturb", "a.scenario", "--only", "reboot", "--write", "out")
    #expect(again.status == 2)
    #expect(again.errors.contains("it exists and is different"))
    #expect(try scratch.text(file) == "mine")
  }

  @Test func `a scenario without surprises passes`() throws {
    let scratch = try Scratch(["a.scenario": Self.calm])
    let made = try scratch.belfry("perturb", "a.scenario")
    #expect(made.status == 0)
    #expect(made.output.hasSuffix(" lives, no surprise\n"))
  }

  @Test func `a red scenario is named, and the others are played`() throws {
    let scratch = try Scratch(["a.scenario": Self.red + "\n" + Self.calm])
    let made = try scratch.belfry("perturb", "a.scenario")
    #expect(made.status == 1)
    #expect(
      made.output.contains("\"red\" fails without a disturbance; see belfry run a.scenario:1")
    )
    #expect(made.output.contains("2 scenarios: "))
  }

  @Test func `a budget marks what it leaves out`() throws {
    let scratch = try Scratch(["a.scenario": Self.calm, "b.scenario": Self.calm])
    let made = try scratch.belfry("perturb", "a.scenario", "b.scenario", "--max-states", "1")
    #expect(made.status == 6)
    #expect(made.output.contains("ended early; 1 scenario not reached"))
  }

  @Test func `the report for programs has the scenario of each surprise`() throws {
    let scratch = try Scratch(["a.scenario": Self.cold])
    let made = try scratch.belfry("perturb", "a.scenario", "--only", "reboot", "--format", "json")
    #expect(made.status == 1)
    let text = made.output
    #expect(text.contains("\"news\" : \"response.no-delegate-loses-the-tap\""))
    #expect(text.contains("\"disturbance\" : \"reboot\"") && text.contains("\"isPartial\" : false"))
  }

  @Test func `the output is the same for any number of jobs`() throws {
    let scratch = try Scratch([
      "a.scenario": Self.cold, "b.scenario": Self.calm + "\n" + Self.red,
      "c.scenario": Self.cold.replacing("tea", with: "cup"),
    ])
    for flags in [[], ["--format", "json"], ["--max-states", "20"], ["--max-states", "9"]] {
      let paths = ["perturb", "a.scenario", "b.scenario", "c.scenario"] + flags
      let one = try Program.run(paths, input: "", in: scratch.folder)
      let four = try Program.run(paths + ["--jobs", "4"], input: "", in: scratch.folder)
      #expect(one.output == four.output && one.errors == four.errors)
      #expect(one.status == four.status && one.status != 0)
    }
  }

  @Test func `a scenario is played on other versions of iOS`() throws {
    let scratch = try Scratch(["a.scenario": Self.cold])
    let made = try scratch.belfry("perturb", "a.scenario", "--only", "reboot", "--ios", "13,17")
    #expect(made.status == 1 && made.errors.isEmpty)
    #expect(made.output.contains("in \"a cold tap\" on iOS 13\n"))
    #expect(made.output.contains("in \"a cold tap\" on iOS 17\n"))
    #expect(made.output.contains("2 scenarios: "))
  }

  @Test func `an interrupt ends it with the report of what was played`() throws {
    let long = (1...400).map { "@+1h app adds \"\($0)\" after 30m title \"Number\"\n" }.joined()
    let scratch = try Scratch([
      "a.scenario": Self.cold,
      "b.scenario": "scenario \"long\"\n@08:00 user opens app\n" + long
        + "expect pending \"400\"\n",
      "c.scenario": Self.calm,
    ])
    let program = try RunningProgram(
      ["perturb", "a.scenario", "b.scenario", "c.scenario"],
      in: scratch.folder
    )
    #expect(program.output(through: "expect  tap on \"tea\" received\n").contains("surprise: "))
    let outcome = program.end(SIGINT)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(outcome.output.contains("ended early; 1 scenario not reached\n"), "\(outcome)")
  }

  @Test func `the disturbances are listed`() throws {
    let scratch = try Scratch([:])
    let lines = try scratch.belfry("perturb", "--list").output.split(separator: "\n")
    #expect(lines.count > 25 && lines[0].hasPrefix("reboot "))
  }

  /// Words after `perturb`, and what is said.
  static let mistakes: [(arguments: [String], says: String)] = [
    ([], "perturb takes scenarios, as in: belfry perturb scenarios"),
    (["none.scenario"], "there is no file or folder 'none.scenario'"),
    (["a.scenario", "--filter", "tea"], "the only scenario is not chosen by these flags"),
    (["a.scenario", "--only", "rebot"], "unknown disturbance 'rebot'; did you mean 'reboot'?"),
    (["a.scenario", "--max-states", "0"], "--max-states needs a whole number above zero, not '0'"),
    (["a.scenario", "--timeout", "0s"], "--timeout needs a time above zero such as 30s, 5m or 1h"),
    (["a.scenario", "--timeout", "soon"], "not 'soon'"),
    (["a.scenario", "--format", "xml"], "--format is text or json, not 'xml'"),
    (["a.scenario", "--write", "a.scenario"], "'a.scenario' is not a folder"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write`(arguments: [String], says: String) throws {
    let scratch = try Scratch(["a.scenario": Self.calm])
    let before = try scratch.files()
    let made = try Program.run(["perturb"] + arguments, in: scratch.folder)
    #expect(made.status == 2)
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(made.output.isEmpty)
    #expect(try scratch.files() == before)
  }
}
