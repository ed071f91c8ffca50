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
    #expect(made.output.contains("surprise (reboot): a response does not reach the app\n"))
    #expect(made.output.contains("by rule response.no-delegate-loses-the-tap"))
    #expect(made.output.hasSuffix(" lives, 1 surprise in 1 scenario\n"))
    let file = "out/a-cold-tap-reboot.scenario"
    let text = try scratch.text(file)
    #expect(text.hasPrefix("# reboot: "))
    let played = try scratch.belfry("run", file)
    #expect(played.status == 1)
    #expect(played.output.contains(" response.no-delegate-loses-the-tap ("))
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

  /// Scripts whose first scenario is red, the flags, and the command that shows why.
  static let replays: [(text: String, flags: [String], command: String)] = [
    (red, [], "belfry run a.scenario:1"),
    (red, ["--ios", "17"], "belfry run a.scenario:1 --ios 17"),
    (red, ["--root", ".."], "belfry run a.scenario:1 --root .."),
    ("assume drops\n" + calm + calm.replacing("calm", with: "b"), [], "belfry run a.scenario"),
    ("assume drops\n" + calm, [], "belfry run a.scenario:2"),
    (calm.replacing("@", with: "assume drops\n@"), [], "belfry run a.scenario:1"),
  ]

  @Test(arguments: replays.indices)
  func `the command of a red scenario plays it red`(index: Int) throws {
    let (text, flags, command) = Self.replays[index]
    let scratch = try Scratch(["a.scenario": text])
    let made = try Program.run(["perturb", "a.scenario"] + flags, in: scratch.folder)
    #expect(made.output.contains("fails without a disturbance; see \(command)\n"), "\(made)")
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let played = try Program.run(words, in: scratch.folder)
    #expect(made.status == 1 && played.status == 1, "\(played)")
  }

  /// The flags of a limit, and what is said about its end.
  static let limits: [(files: [String], flags: [String], says: String)] = [
    (
      ["a", "b"], ["--max-states", "1"],
      "ended early by --max-states 1: not all lives of 1 scenario were played, and 1 more scenario "
        + "was not played; write --max-states 2 for more\n1 scenario: 1 life, "
    ),
    (
      ["a"], ["--max-states", "1"],
      "ended early by --max-states 1: not all lives of 1 scenario were played; write "
        + "--max-states 2 for more\n1 scenario: 1 life, "
    ),
    (
      ["c"], ["--max-total-events", "60"],
      "ended early by --max-total-events 60: not all lives of 1 scenario were played; write "
        + "--max-total-events 120 for more\n"
    ),
    (
      ["a"], ["--max-memory", "1KB"],
      "stopped: \"calm\" reaches a limit without a disturbance\n\n1 life stopped by --max-memory "
        + "1KB; write --max-memory 2KB for more\n"
    ),
    (
      ["c"], ["--max-events", "8"],
      " lives stopped by --max-events 8; write --max-events 16 for more\n"
    ),
  ]

  @Test(arguments: limits)
  func `a limit says how far it came, and what to write`(
    _ files: [String],
    _ flags: [String],
    _ says: String
  ) throws {
    let scratch = try Scratch([
      "a.scenario": Self.calm, "b.scenario": Self.calm, "c.scenario": Self.cold,
    ])
    let paths = files.map { "\($0).scenario" }
    for jobs in [[], ["--jobs", "3"]] {
      let made = try Program.run(["perturb"] + paths + flags + jobs, in: scratch.folder)
      #expect(made.status == 6)
      #expect(made.output.contains(says), "\(made.output)")
    }
  }

  @Test(arguments: [400, 800, 1200])
  func `the lives of a long scenario take no more memory than those of a short one`(
    _ count: Int
  ) throws {
    let scratch = try Scratch([
      "a.scenario": """
      scenario "long"
      device  has authorization authorized
      @08:00  user opens app
      repeat \(count) times as n
      @+1s    app adds "r<n>" after 10h title "R"
      end
      @+1h    expect no crash

      """
    ])
    // The room of the program and of its libraries, and a fifth of what all lives at once would
    // take.
    let made = try Program.run(
      [
        "-c", "ulimit -v 200000; exec \"$0\" perturb a.scenario --max-states 3", Program.path,
      ],
      named: "/bin/sh",
      in: scratch.folder
    )
    #expect(made.status == 6 && made.output.contains("1 scenario: 3 lives, "), "\(made)")
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
    for flags in [
      [], ["--format", "json"], ["--max-states", "20"], ["--max-states", "9"],
      ["--max-total-events", "150"], ["--max-total-events", "900"], ["--max-memory", "4KB"],
      ["--max-memory", "40KB"],
    ] {
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
    #expect(program.output(through: "expect  tap on \"tea\" received\n").contains("surprise ("))
    let outcome = program.end(SIGINT)
    #expect(outcome.status == 130, "\(outcome)")
    #expect(outcome.output.contains("ended early by a signal: "), "\(outcome)")
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
