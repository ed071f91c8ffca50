import Foundation
import Support
import Testing

/// A disk that is full before a file is whole: the old file stays as it was, the message names the
/// path, and the status is the documented one.
///
/// A limit on the size of files takes the place of the full disk, as it needs no rights.
@Suite struct FullDiskTests {
  /// A command that writes a file.
  struct Writer: Sendable, CustomTestStringConvertible {
    /// The arguments, as a shell reads them.
    var command: String
    /// The file that is written.
    var target: String
    /// The status if the file cannot be written.
    var status: Int32 = 2
    /// The beginning of the message.
    var says: String
    /// The text that the file has before; nil if it does not exist.
    var before: String? = "of the last run"
    /// The environment of the command, as a shell reads it.
    var environment = ""

    var testDescription: String { "\(environment) belfry \(command)" }
  }

  private static func report(_ format: String, _ command: String = "run s") -> Writer {
    Writer(command: "\(command) --report-\(format) r", target: "r", says: "the report 'r'")
  }

  private static func plain(_ command: String, to target: String) -> Writer {
    Writer(command: command, target: target, says: "'\(target)'")
  }

  static let writers: [Writer] =
    ["html", "json", "junit", "tap"].map { report($0) } + [
      // An expectation that was not met is the worse news.
      Writer(
        command: "run red.scenario --report-html r",
        target: "r",
        status: 1,
        says: "the report 'r'"
      ),
      Writer(
        command: "run s --report-html new/r",
        target: "new/r",
        says: "the report 'new/r'",
        before: nil
      ),
      Writer(
        command: "run s",
        target: "r.xml",
        says: "the report '",
        environment: "TEST_TARGET=t TEST_SRCDIR=. TEST_TMPDIR=. XML_OUTPUT_FILE=r.xml"
      ),
      Writer(
        command: "run red.scenario",
        target: "summary.md",
        status: 1,
        says: "the summary of the step, 'summary.md',",
        environment: "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md"
      ),
      report("json", "merge whole.json"), report("junit", "merge whole.json"),
      report("tap", "merge whole.json"),
      plain("draw s/s1.scenario:1 -o d.svg", to: "d.svg"),
      plain("draw s/s1.scenario:1 --at 08:00 -o d.svg", to: "d.svg"),
      plain("draw s/s1.scenario:1 -o d.json", to: "d.json"),
      plain("site page.md -o p.html", to: "p.html"),
      plain("site page.md other.md -o pages", to: "pages/page.html"),
      plain("plan pills.json --for 3d -o p.svg", to: "p.svg"),
      Writer(
        command: "plan pills.json --for 3d --write p.scenario",
        target: "p.scenario",
        says: "'p.scenario'",
        before: nil
      ),
      plain("sweep s/s1.scenario:1 -o w.svg", to: "w.svg"),
      plain("sweep red.scenario -o w.md", to: "w.md"),
      plain("sweep s/s1.scenario:1 -o w.csv", to: "w.csv"),
      plain("sweep s/s1.scenario:1 -o w.json", to: "w.json"),
      Writer(
        command: "fmt crooked.scenario",
        target: "crooked.scenario",
        says: "'crooked.scenario'",
        before: Self.crooked
      ),
      Writer(
        command: "run --update doc.md",
        target: "doc.md",
        says: "'doc.md'",
        before: Self.document
      ),
      Writer(
        command: "perturb cold.scenario --only reboot --write out",
        target: "out/a-cold-tap-reboot.scenario",
        says: "'out/a-cold-tap-reboot.scenario'",
        before: nil
      ),
    ]

  private static let long = String(repeating: "a long title ", count: 160)
  private static let crooked =
    (1...40).map { "scenario \"\($0)\"\n@08:00 user opens app\nexpect app foreground\n" }.joined()
  private static let document = """
    # A page

    \(String(repeating: "A line that is long enough.\n", count: 60))
    ```console
    $ belfry run s/s1.scenario
    out of date
    ```

    """
  private static let page = """
    # A page

    ```scenario
    scenario "lived"
    @08:00  user    opens app
            expect  app foreground
    ```

    """

  private static func pill(_ number: Int) -> String {
    """
    {"identifier": "a pill at \(number)", "content": {"title": "The pill of the hour \(number)"},
     "trigger": {"type": "calendar", "repeats": true, "dateComponents": {"hour": \(number)}}}
    """
  }

  private static func scratch() throws -> Scratch {
    let scratch = try Scratch([
      "page.md": page, "other.md": "# Another page\n", "doc.md": document,
      "crooked.scenario": crooked,
      "red.scenario": "scenario \"red \(long)\"\n@08:00  expect  app foreground\n",
      "pills.json": "[" + (1...9).map(pill).joined(separator: ", ") + "]",
      "cold.scenario": """
      device  has authorization authorized

      scenario "a cold tap"
      @08:00  user    opens app
              app     sets delegate
              app     adds "tea\(long)" after 10m title "Tea"
              user    leaves app
      @08:10  user    taps "tea\(long)"
              expect  tap on "tea\(long)" received

      """,
    ])
    for number in 1...45 {
      try scratch.write(
        SweepTests.water.replacing("\"water\"\n", with: "\"water \(number)\"\n"),
        to: "s/s\(number).scenario"
      )
    }
    let whole = try scratch.belfry("run", "s", "--report-json", "whole.json")
    #expect(whole.status == 0, "\(whole)")
    return scratch
  }

  @Test(arguments: writers)
  func `a file is whole or as it was`(writer: Writer) throws {
    let scratch = try Self.scratch()
    let call = "\(writer.environment) '\(Program.path)' \(writer.command)"
    try scratch.prepare(writer)
    _ = try scratch.bash("\(call) >/dev/null")
    let whole = try scratch.text(writer.target)
    #expect(whole != writer.before)
    // The limit is a number of kilobytes; the last part of the file is beyond it.
    let room = (whole.utf8.count - 1) / 1024
    #expect(room > 0, "\(whole)")

    try scratch.prepare(writer)
    let outcome = try scratch.bash("(ulimit -f \(room); \(call); echo \"status $?\") 2>&1")
    #expect(outcome.hasSuffix("status \(writer.status)\n"), "\(outcome)")
    let message = outcome.split(separator: "\n").first { $0.contains(": File too large") }
    #expect(message?.contains(writer.says) == true, "\(outcome)")
    #expect(try scratch.files()[writer.target] == writer.before, "\(outcome)")
    #expect(try scratch.files().keys.filter { $0.contains(".belfry-") } == [])
  }

  /// The names of a file on a small disk: its own, and one that is a mount of it alone, in whose
  /// place no other file can be put.
  @Test(.enabled(if: ReportFileTests.canMount), arguments: ["disk/r", "mount"])
  func `a small disk that is full leaves the old file`(path: String) throws {
    let scratch = try Self.scratch()
    try scratch.write("", to: "disk/empty")
    try scratch.write("", to: "mount")
    let outcome = try scratch.bash(
      """
      unshare -rm bash -c '
        mount -t tmpfs -o size=8k tmpfs disk; echo of the last run >disk/r
        mount --bind disk/r mount
        "$0" run s --report-html \(path) 2>&1 >/dev/null; echo "status $?"
        cat disk/r; ls -A disk' '\(Program.path)'
      """
    )
    let full = "belfry: the report '\(path)' cannot be written: No space left on device\n"
    #expect(outcome == full + "status 2\nof the last run\nr\n")
  }
}

extension Scratch {
  /// Gives the file of a command the text that it has before.
  fileprivate func prepare(_ writer: FullDiskTests.Writer) throws {
    let file = folder.appending(path: writer.target)
    try? FileManager.default.removeItem(at: file)
    if let before = writer.before {
      try write(before, to: writer.target)
    } else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
  }
}
