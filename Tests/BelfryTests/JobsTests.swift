import Support
import Testing

/// Scenarios that are played by several threads, and runs that end early.
@Suite struct JobsTests {
  /// A file with scenarios of different lengths, of which some fail, and one with a mistake.
  private static func scratch() throws -> Scratch {
    let scratch = try Scratch(["s/b.scenario": "usr opens app\n"])
    for file in ["a", "c", "d"] {
      let text = (0..<8).map { number in
        """
        scenario "\(file) \(number)"
        device  has authorization \(number % 5 == 4 ? "denied" : "authorized")
        @08:00  user    opens app
                app     adds "x" after \(number % 3 + 1)m title "X"
                user    leaves app
        @08:1\(number % 7)  expect  "x" delivered

        """
      }
      try scratch.write(text.joined(), to: "s/\(file).scenario")
    }
    return scratch
  }

  static let flags: [[String]] = [
    [], ["-v"], ["-q"], ["-x"], ["--trace"], ["--why", "x"], ["--ios", "13,26"], ["--coverage"],
    ["--max-memory", "6KB"], ["--max-events", "6"], ["--max-total-events", "40"],
    ["--max-total-events", "90", "--report-json", "-"], ["--max-total-events", "90", "-x"],
    ["--error-format", "json"],
    ["--report-json", "-"], ["--report-junit", "-"], ["--github"], ["--filter", "c 1"],
  ]

  @Test(arguments: flags)
  func `any number of threads writes the same bytes`(flags: [String]) throws {
    let scratch = try Self.scratch()
    let arguments = ["run", "s", "nowhere"] + flags
    func run(_ jobs: String) throws -> (output: String, errors: String, status: Int32) {
      let outcome = try Program.run(arguments + ["--jobs", jobs], in: scratch.folder)
      var output = outcome.output
      if flags == ["--github"] {
        // The word that ends stop-commands is random.
        let word = try #require(output.firstMatch(of: /^::stop-commands::(\S+)/)).1
        output = output.replacing(String(word), with: "word")
      }
      return (output, outcome.errors, outcome.status)
    }
    let one = try run("1")
    #expect(one.output.utf8.count > 50)
    for jobs in ["2", "16"] {
      let several = try run(jobs)
      #expect(several.output == one.output && several.errors == one.errors, "\(jobs) threads")
      #expect(several.status == one.status)
    }
  }

  @Test func `a scenario that needs all of the memory has it, whatever the number of threads`()
    throws
  {
    // Each has a journal of hundreds of kilobytes; sixteen threads share two megabytes.
    let text = (0..<4).map { number in
      """
      scenario "long \(number)"
      device  has authorization authorized
      @08:00  user    opens app
              app     adds "x" every 1m title "X"
              user    leaves app
      @11:00  expect  app background

      """
    }
    let scratch = try Scratch(["a.scenario": text.joined()])
    let arguments = ["run", "a.scenario", "--max-memory", "2MB", "--report-tap", "-"]
    let one = try Program.run(arguments, in: scratch.folder)
    #expect(one.status == 0 && one.output.contains("1..4"), "\(one)")
    let many = try Program.run(arguments + ["-j", "16"], in: scratch.folder)
    #expect(many.output == one.output && many.status == 0)
  }

  @Test func `fail-fast ends the run at the first failure, and says what it left`() throws {
    let scratch = try Self.scratch()
    let outcome = try scratch.belfry("run", "-x", "--report-json", "r.json", "s")
    #expect(outcome.status == 1)
    let left = "stopped at the first failure: 3 more scenarios of this file and 3 more files "
    #expect(outcome.output.contains("5 scenarios: 4 passed, 1 failed\n\(left)were not played\n"))
    #expect(outcome.output.contains("FAIL  a 4") && !outcome.output.contains("c 0"))
    #expect(outcome.errors.isEmpty, "what follows is not read: \(outcome.errors)")
    #expect(try scratch.text("r.json").contains("\(left)were not played\""))
  }

  @Test func `fail-fast says nothing if nothing was left`() throws {
    let script =
      CommandLineTests.passing + CommandLineTests.failing.replacing("a rem", with: "no rem")
    let outcome = try Program.run(["run", "-x", "-"], input: script)
    #expect(outcome.status == 1 && outcome.output.contains("2 scenarios: 1 passed, 1 failed"))
    #expect(!outcome.output.contains("stopped"))
    let passing = try Program.run(["run", "--fail-fast", "-"], input: CommandLineTests.passing)
    #expect(passing.status == 0)
  }
}
