import Foundation
import Support
import Testing

/// The limits of a command, which end a run of a scenario that is in progress.
@Suite struct RunInProgressTests {
  /// A scenario with ninety million events.
  private static let big = """
    scenario "big"
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "tea" every 1m title "Tea"
            user    leaves app
    @2200-01-01 08:00 expect badge 0

    """

  /// Words after the command and the file, and what is said.
  static let limits: [(command: String, flags: [String], says: String)] = [
    ("run", ["--max-total-events", "500"], "after 500 events, as all runs together have no more "),
    ("run", ["--max-total-events", "500"], "; --max-total-events N allows more"),
    ("run", ["--max-total-events", "500", "--ios", "17,18"], "--max-total-events N allows more"),
    ("run", ["--max-total-events", "500", "--max-events", "400"], "; --max-events N allows more"),
    ("run", ["--max-total-events", "500", "--report-json", "-"], "\"limit\" : \"totalEvents\""),
    ("sweep", ["--max-total-events", "500"], "ended early by --max-total-events 500: ? was not "),
    ("sweep", ["--max-total-events", "500", "-j", "2"], "ended early by --max-total-events 500: "),
    ("sweep", ["--timeout", "1s"], "ended early by --timeout 1s: ? was not played"),
    (
      "perturb", ["--max-total-events", "500"],
      "ended early by --max-total-events 500: not all lives of 1 scenario were played; write "
    ),
    ("perturb", ["--timeout", "1s"], "ended early by --timeout 1s: not all lives of 1 scenario"),
    ("perturb", ["--timeout", "1s", "-j", "2"], "ended early by --timeout 1s: not all lives"),
  ]

  @Test(arguments: limits.indices)
  func `a run in progress ends at the limits of the command`(index: Int) throws {
    let (command, flags, says) = Self.limits[index]
    let scratch = try Scratch(["big.scenario": Self.big])
    let made = try Program.run([command, "big.scenario"] + flags, in: scratch.folder)
    #expect(made.status == 6, "\(made)")
    #expect(made.output.contains(says), "\(made)")
  }

  @Test(arguments: ["450", "500", "550", "1050"])
  func `it ends at the same place for any number of jobs`(most: String) throws {
    let short = Self.big.replacing("@2200-01-01 08:00", with: "@+500m")
    let scratch = try Scratch([
      "a.scenario": short, "b.scenario": short.replacing("big", with: "same"),
      "c.scenario": Self.big,
    ])
    let words = ["run", "a.scenario", "b.scenario", "c.scenario", "--max-total-events", most]
    let one = try Program.run(words, in: scratch.folder)
    let four = try Program.run(words + ["--jobs", "4"], in: scratch.folder)
    #expect(one.status == 6 && four.status == 6, "\(one)")
    #expect(one.output == four.output && one.errors == four.errors, "\(one) \(four)")
    #expect(one.output.contains("--max-total-events"), "\(one)")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends the undisturbed run of perturb with a report`(
    signal: Int32,
    status: Int32
  ) throws {
    let scratch = try Scratch(["big.scenario": Self.big])
    var outcome: Program.Outcome?
    // It says nothing before its end, so on a busy machine it may not have begun.
    for seconds in [0.5, 2, 8] where outcome?.status != status {
      let words = ["perturb", "big.scenario", "--max-events", "100000000"]
      let program = try RunningProgram(words, in: scratch.folder)
      Thread.sleep(forTimeInterval: seconds)
      outcome = program.end(signal)
    }
    let made = try #require(outcome)
    #expect(made.status == status, "\(made)")
    #expect(made.output.contains("ended early by a signal: not all lives of 1"), "\(made)")
  }
}
