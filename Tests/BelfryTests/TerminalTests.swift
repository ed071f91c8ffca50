import Foundation
import Support
import Testing

/// The output of a run that goes on, and the files after one that is disturbed.
@Suite struct TerminalTests {
  static let passing = CommandLineTests.passing
  static let failing = CommandLineTests.failing

  /// A folder with a file that passes, and a pipe that belfry waits for behind it.
  private static func scratch() throws -> Scratch {
    let scratch = try Scratch(["a.scenario": passing, "b.scenario": failing, "r.json": "old"])
    #expect(try scratch.bash("mkfifo p && echo made") == "made\n")
    return scratch
  }

  @Test func `a pipe has the lines of a file before the next one is read`() throws {
    let scratch = try Self.scratch()
    // Without the first line, the program would wait for the pipe, and the shell for the line.
    let text = try scratch.bash(
      """
      timeout 100 \(Program.path) run a.scenario p 2>&1 |
        { read -r line; echo "first: $line"; cat b.scenario >p; cat; }
      """
    )
    #expect(text.hasPrefix("first: ok    a.scenario  1 scenario\np\n  FAIL  "), "\(text)")
    #expect(text.contains("2 scenarios: 1 passed, 1 failed"))
  }

  /// Signals, and the status after them.
  static let signals: [(signal: Int32, status: Int32)] = [
    (SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129),
  ]

  @Test(arguments: signals)
  func `an interrupt leaves the old report and no other file`(signal: Int32, status: Int32) throws {
    let scratch = try Self.scratch()
    let program = try RunningProgram(
      ["run", "a.scenario", "p", "--report-json", "r.json"],
      in: scratch.folder
    )
    let text = program.output(through: "ok    a.scenario  1 scenario\n")
    #expect(text.hasPrefix("ok"), "\(text)")
    #expect(try scratch.bash("ls -A").contains(".belfry-"), "a scratch file is there meanwhile")
    let outcome = program.end(signal)
    #expect(outcome.status == status)
    #expect(outcome.errors == "belfry: interrupted; the report 'r.json' is not written\n")
    #expect(try scratch.bash("ls -A; cat r.json") == "a.scenario\nb.scenario\np\nr.json\nold")
  }

  @Test func `a caller that ignores signals is obeyed`() throws {
    let scratch = try Self.scratch()
    let text = try scratch.bash(
      """
      trap '' INT
      \(Program.path) run a.scenario p >out & pid=$!
      exec 3>p  # waits until the program reads the pipe
      kill -INT $pid; cat a.scenario >&3; exec 3>&-; wait $pid; echo "status $?"
      """
    )
    #expect(text == "status 0\n")
  }

  /// A command of a shell, and what comes out.
  static let disturbances: [(script: String, output: String)] = [
    ("belfry run b.scenario a.scenario | head -n 1; echo ${PIPESTATUS[0]}", "b.scenario\n1\n"),
    ("belfry run a.scenario a.scenario | true; echo ${PIPESTATUS[0]}", "0\n"),
    (
      "belfry run b.scenario 2>&1 >/dev/full; echo $?",
      "belfry: standard output cannot be written: No space left on device\n1\n"
    ),
    (
      "belfry run a.scenario 2>&1 >/dev/full; echo $?",
      "belfry: standard output cannot be written: No space left on device\n2\n"
    ),
    (
      "belfry run a.scenario -q -j 4 --report-tap /dev/full 2>&1 >/dev/null; echo $?",
      "belfry: the report '/dev/full' cannot be written: No space left on device\n2\n"
    ),
    (
      "belfry run b.scenario --report-tap no/r 2>&1 >/dev/null; echo $?",
      "belfry: the report 'no/r' cannot be written: there is no folder 'no'; make it, or "
        + "correct its name\n1\n"
    ),
  ]

  @Test(arguments: disturbances.indices)
  func `the verdict reaches the exit status`(index: Int) throws {
    let (script, output) = Self.disturbances[index]
    let scratch = try Self.scratch()
    let text = try scratch.bash("belfry() { '\(Program.path)' \"$@\"; }\n\(script)")
    #expect(text == output)
  }

  static let titles = [
    "<b>&amp;</b>", "'; rm -rf /", "::error::gotcha", "\u{1B}[31mred\u{1B}]0;title\u{7}",
    "\u{202E}backwards", "שלום", "👩🏽‍🚀 launch", String(repeating: "long ", count: 1500),
  ]

  @Test(arguments: titles)
  func `no title is a command to the terminal, or fills it`(title: String) throws {
    let spelled = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let script = Self.failing.replacing("a reminder comes", with: spelled)
    let scratch = try Scratch(["a.scenario": script, "b.scenario": Self.passing])
    for flags in [[], ["-v"], ["--trace"], ["--why", "water"], ["-x"], ["--ios", "15,26"]] {
      let outcome = try Program.run(["run", "."] + flags, in: scratch.folder)
      let text = outcome.output + outcome.errors
      // A control character in a script can be a mistake.
      #expect([1, 3].contains(outcome.status))
      let isHarmless = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n"
          || scalar.properties.generalCategory != .control
            && !("\u{202A}"..."\u{202E}").contains(scalar)
      }
      #expect(isHarmless, "\(text)")
    }
  }

  /// Returns what a terminal receives from a run that waits a while for its second file.
  private static func terminal(
    _ scratch: borrowing Scratch,
    columns: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws -> String {
    let program = try TerminalProgram(
      ["run", "a.scenario", "p", "a.scenario"],
      in: scratch.folder,
      columns: columns,
      environment: environment
    )
    _ = try scratch.bash("exec 3>p; sleep 0.7; cat b.scenario >&3")
    return program.end()
  }

  @Test func `a long run shows its progress on a terminal, and takes it away`() throws {
    let scratch = try Self.scratch()
    let output = try Self.terminal(scratch, environment: ["NO_COLOR": "1"])
    let erasure = "\r\u{1B}[K"
    let shown = erasure + "1 scenario · file 2 of 3 · p"
    #expect(output.contains("ok    a.scenario  1 scenario\n\(shown)\(erasure)p\n"), "\(output)")
    // Whatever is shown is taken away by what comes next.
    for line in output.split(separator: "\n") {
      for left in line.components(separatedBy: erasure).dropLast() {
        #expect(left.isEmpty || left.contains(" · file "), "\(line)")
      }
    }
    #expect(output.hasSuffix("\n3 scenarios: 2 passed, 1 failed\n"))
    let narrow = try Self.terminal(scratch, columns: 16)
    #expect(narrow.contains("\(erasure)1 scenario · fi…\(erasure)"), "\(narrow)")
    let plain = try Self.terminal(scratch, environment: ["TERM": "dumb"])
    #expect(!plain.contains("\u{1B}") && !plain.contains("\r"))
  }

  /// Variables, and whether output has colours on a terminal, and in a file.
  static let colors: [(environment: [String: String], onTerminal: Bool, inFile: Bool)] = [
    ([:], true, false), (["NO_COLOR": "1"], false, false), (["FORCE_COLOR": "1"], true, true),
    (["CLICOLOR_FORCE": "1"], true, true), (["FORCE_COLOR": "0"], true, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false), (["TERM": "dumb"], false, false),
  ]

  @Test(arguments: colors.indices)
  func `variables turn colours on and off`(index: Int) throws {
    let (environment, onTerminal, inFile) = Self.colors[index]
    let scratch = try Self.scratch()
    let arguments = ["run", "b.scenario"]
    let terminal = try TerminalProgram(arguments, in: scratch.folder, environment: environment)
    #expect(terminal.end().contains("\u{1B}[") == onTerminal)
    let file = try Program.run(arguments, environment: environment, in: scratch.folder)
    #expect(file.output.contains("\u{1B}[") == inFile)
  }
}
