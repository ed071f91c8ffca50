import Foundation
import Support
import Testing

/// The words about inputs and outputs that cannot be what they are to be.
@Suite struct InputWordTests {
  private static let plan = """
    [{"identifier": "pill", "content": {"title": "Pill"},
      "trigger": {"type": "calendar", "repeats": true,
      "dateComponents": {"hour": 2, "minute": 30}}}]

    """

  /// A script of bash in a folder with a plan, and what the program says.
  static let scripts: [(script: String, says: String)] = [
    ("truncate -s 60000000 big.json; belfry plan big.json", "a plan has at most 50000000"),
    ("belfry plan /dev/zero", "a plan has at most 50000000"),
    (
      "yes 1 | head -c 51000000 | belfry plan -",
      "belfry: standard input cannot be read: it has more than 50000000 bytes; a plan has at most"
    ),
    ("truncate -s 2G big.json; belfry merge big.json", "; a report has at most 1073741824"),
    (
      "mkdir d; cd d; rmdir ../d; echo 'scenario \"a\"' | belfry run - --report-json r.json",
      "the report 'r.json' cannot be written: the current folder was removed; "
    ),
    (
      "mkfifo f.scenario; belfry plan p.json --write f.scenario",
      "'f.scenario' cannot be written: it is a pipe, not a file; remove it, or write --write "
        + "result.scenario"
    ),
    (
      "mkdir d.scenario; belfry plan p.json --write d.scenario",
      "'d.scenario' cannot be written: it is a folder, not a file; remove it, or write --write "
        + "d-2.scenario"
    ),
    (
      "mkdir -p nn/scenarios; mkfifo nn/scenarios/first.scenario; belfry new nn",
      "'nn/scenarios/first.scenario' is a pipe, not a file; remove it"
    ),
    (
      "echo scenari > bad.scenario; belfry perturb bad.scenario --format json >r.json 2>&-; "
        + "belfry merge r.json",
      "nothing was tested\n"
    ),
    ("belfry run --list --verbose s", "s/a.scenario:2  s/a.scenario#tea\n"),
    ("belfry run --list s", "s/a.scenario#tea\n"),
  ]

  @Test(arguments: scripts.indices)
  func `says what is wrong with an input or an output`(index: Int) throws {
    let (script, says) = Self.scripts[index]
    let scratch = try Scratch([
      "p.json": Self.plan, "s/a.scenario": "\nscenario \"tea\"\n@08:00 expect app not running\n",
    ])
    let said = try scratch.bash("belfry() { '\(Program.path)' \"$@\"; }; { \(script); } 2>&1")
    #expect(said.contains(says), "\(said)")
  }

  @Test func `a line of the list is an operand of draw`() throws {
    let scratch = try Scratch([
      "two words/a.scenario": "\nscenario \"tea\"\n@08:00 expect app not running\n"
    ])
    let list = try scratch.belfry("run", "--list", "--verbose", "two words").output
    let operand = try #require(list.firstRange(of: "  ")).lowerBound
    #expect(try scratch.belfry("draw", String(list[..<operand])).status == 0, "\(list)")
  }
}
