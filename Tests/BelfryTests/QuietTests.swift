import Support
import Testing

/// `--quiet`, and the colours that a build server asks for.
@Suite struct QuietTests {
  static let passing = CommandLineTests.passing
  static let failing = CommandLineTests.failing.replacing("a reminder", with: "a second reminder")

  @Test(arguments: ["-q", "--quiet"])
  func `a quiet run in which all passes is its summary`(flag: String) throws {
    let outcome = try Program.run(["run", flag, "-"], input: Self.passing)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("1 scenario: 1 passed\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a quiet run says all of what failed, and counts all`() throws {
    let script = Self.passing + Self.failing + Self.passing.replacing("a rem", with: "a third rem")
    let loud = try Program.run(["run", "-"], input: script)
    let quiet = try Program.run(["run", "-q", "-"], input: script)
    #expect(quiet.status == 1)
    #expect(quiet.output.hasPrefix("standard input\n  FAIL  a second reminder comes\n"))
    #expect(!quiet.output.contains("  pass  "))
    #expect(quiet.output.contains("3 scenarios: 2 passed, 1 failed"))
    // The loud one ends with a list of what failed, as lines follow the failure.
    #expect(loud.output.contains("\n\nwhat failed\n  FAIL  standard input:"))
    let lines = loud.output.split(separator: "\n").filter { line in
      !["  pass  ", "what failed", "  FAIL  standard input:"].contains { line.contains($0) }
    }
    #expect(quiet.output.split(separator: "\n") == lines)
  }

  @Test func `what differs between versions is not left out`() throws {
    let arguments = ["--reading", "seeds,apple,field", "-"]
    let loud = try Program.run(["run"] + arguments, input: CommandLineTests.denied)
    let quiet = try Program.run(["run", "-q"] + arguments, input: CommandLineTests.denied)
    #expect(quiet.output == loud.output && quiet.status == 1)
  }

  @Test func `the reports of a quiet run are those of every run`() throws {
    let arguments = ["--report-tap", "-", "-"]
    let loud = try Program.run(["run"] + arguments, input: Self.passing)
    let quiet = try Program.run(["run", "-q"] + arguments, input: Self.passing)
    #expect(quiet.output == loud.output)
  }

  /// Variables, further arguments, and whether the output has colours where no terminal is.
  static let colours: [(environment: [String: String], arguments: [String], isColored: Bool)] = [
    ([:], [], false),
    (["FORCE_COLOR": "1"], [], true),
    (["CLICOLOR_FORCE": "1"], [], true),
    (["FORCE_COLOR": ""], [], false),
    (["FORCE_COLOR": "0"], [], false),
    (["FORCE_COLOR": "1", "TERM": "dumb"], [], true),
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], [], false),
    (["FORCE_COLOR": "1"], ["--color", "never"], false),
    (["NO_COLOR": "1"], ["--color", "always"], true),
    (["FORCE_COLOR": "1"], ["--error-format", "json"], false),
  ]

  @Test(arguments: colours.indices)
  func `variables turn colours on and off, a flag wins`(row: Int) throws {
    let (environment, arguments, isColored) = Self.colours[row]
    let outcome = try Program.run(
      ["run"] + arguments + ["-"],
      input: Self.failing,
      environment: environment
    )
    #expect(outcome.output.contains("\u{1B}[") == isColored)
  }
}
