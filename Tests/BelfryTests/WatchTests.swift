import Foundation
import Support
import Testing

/// `--watch`, with a real process and real files.
@Suite struct WatchTests {
  static let passing = CommandLineTests.passing
  static let failing = CommandLineTests.failing

  /// Includes facts and pushes a payload.
  static let pushing = "include \"shared.inc\"\n" + CommandLineTests.pushing

  private static func scratch() throws -> Scratch {
    try Scratch([
      "s/a.scenario": passing, "s/push.scenario": pushing, "s/shared.inc": "phone iOS 17\n",
      "s/order.apns": #"{"aps": {"alert": "Ready"}}"#,
      "s/page.md": "# Page\n\n```scenario\n\(passing)```\n",
    ])
  }

  /// The beginning of the last line of each report.
  private static let end = "\n1 scenario: "

  @Test func `what changed is played again, with what it includes and pushes`() throws {
    let scratch = try Self.scratch()
    let program = try RunningProgram(["run", "s", "--watch"], in: scratch.folder)
    #expect(program.output(through: "3 scenarios: 3 passed\n").hasSuffix("3 scenarios: 3 passed\n"))
    let changes: [(path: String, text: String, played: String)] = [
      ("s/a.scenario", Self.failing, "s/a.scenario\n  FAIL"),
      ("s/a.scenario", Self.passing, "ok    s/a.scenario  1 scenario\n"),
      ("s/shared.inc", "phone iOS 26\n", "ok    s/push.scenario  1 scenario\n"),
      ("s/order.apns", #"{"aps": {"alert": "Go"}}"#, "ok    s/push.scenario  1 scenario\n"),
      ("s/page.md", "```scenario\n\(Self.passing)```\n", "ok    s/page.md  1 scenario\n"),
      ("s/new.scenario", Self.passing, "ok    s/new.scenario  1 scenario\n"),
    ]
    for (path, text, played) in changes {
      try scratch.write(text, to: path)
      let begin = ContinuousClock.now
      let output = program.output(through: Self.end)
      // The goal is 0.3 seconds; a busy machine may take longer.
      #expect(ContinuousClock.now - begin < .seconds(20))
      #expect(output.contains("\n── \(path) ──"), "\(output)")
      #expect(output.contains(played), "\(output)")
      #expect(output.contains("\n1 scenario: "), "only what changed is played: \(output)")
    }
    // Facts that were not there belong to every script of the folder.
    try scratch.write("phone iOS 18\n", to: "s/belfry.facts")
    #expect(program.output(through: "4 scenarios: 4 passed\n").hasSuffix("4 scenarios: 4 passed\n"))
    let outcome = program.end(SIGINT)
    #expect(outcome.status == 130)
    #expect(outcome.errors.contains("files; Ctrl-C ends\n"), "\(outcome.errors)")
  }

  @Test func `facts are watched for a scenario, which no run would play`() throws {
    let scratch = try Scratch(["s/a.scenario": Self.passing, "s/x.facts": "phone iOS 17\n"])
    let program = try RunningProgram(["run", "s", "--watch"], in: scratch.folder)
    #expect(program.output(through: "1 scenario: 1 passed\n").hasSuffix("1 scenario: 1 passed\n"))
    for path in ["s/x.facts", "s/new.facts"] {
      try scratch.write(Self.passing, to: path)
      let output = program.output(through: "not read\n")
      #expect(output.contains("\n── \(path) ──"), "\(output)")
    }
    let outcome = program.end(SIGINT)
    #expect(outcome.errors.contains("E0231"), "\(outcome.errors)")
  }

  @Test func `a mistake, a removed file and a half-written one do not end it`() throws {
    let scratch = try Self.scratch()
    let program = try RunningProgram(["run", "s", "-w"], in: scratch.folder)
    #expect(program.output(through: "3 scenarios: 3 passed\n").hasSuffix("3 scenarios: 3 passed\n"))
    try scratch.write(String(Self.passing.dropLast(12)) + "expe", to: "s/a.scenario")
    #expect(program.output(through: "not read\n").contains("\n── s/a.scenario ──"))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "s/order.apns"))
    let removed = program.output(through: "still failing: s/a.scenario (1)\n")
    #expect(removed.contains("\n── s/order.apns (removed) ──"), "\(removed)")
    try scratch.write(#"{"aps": {"alert": "Ready"}}"#, to: "s/order.apns")
    #expect(program.output(through: "(1)\n").contains("ok    s/push.scenario  1 scenario\n"))
    try scratch.write(Self.passing, to: "s/a.scenario")
    let mended = program.output(through: Self.end)
    #expect(mended.contains("ok    s/a.scenario") && !mended.contains("still failing"))
    #expect(program.end(SIGTERM).status == 143)
  }

  @Test func `reports are about all files after each change`() throws {
    let scratch = try Self.scratch()
    let program = try RunningProgram(
      ["run", "s", "--watch", "--report-tap", "r.tap"],
      in: scratch.folder
    )
    #expect(program.output(through: "3 scenarios: 3 passed\n").hasSuffix("3 scenarios: 3 passed\n"))
    try scratch.write(Self.failing, to: "s/a.scenario")
    #expect(
      program.output(through: "3 scenarios: 2 passed, 1 failed\n").hasSuffix(
        "3 scenarios: 2 passed, 1 failed\n"
      )
    )
    // The report is written before the program waits for the next change.
    try scratch.write(Self.passing, to: "s/a.scenario")
    #expect(program.output(through: "── s/a.scenario ").contains("──"))
    #expect(try scratch.text("r.tap").contains("\nnot ok 1 - s/a.scenario"))
    _ = program.end(SIGINT)
  }

  /// Arguments that have nothing to watch, and what is said.
  static let refusals: [(arguments: [String], says: String)] = [
    (["-"], "--watch watches files, not standard input"),
    (["--list", "s"], "--list plays nothing"),
    (["--report-html", "-", "s"], "name a file: --report-html FILE"),
    (["--ios", "99", "s"], "iOS 99"),
  ]

  @Test(arguments: refusals.indices)
  func `a command line that cannot be watched is an error`(index: Int) throws {
    let (arguments, says) = Self.refusals[index]
    let scratch = try Self.scratch()
    let outcome = try Program.run(["run", "--watch"] + arguments, in: scratch.folder)
    #expect(outcome.status == 2 && outcome.errors.contains(says), "\(outcome)")
  }
}
