import Foundation
import Platform
import Support
import Testing

@testable import belfry

/// No flag that names a file lets the program write over a file that it reads.
///
/// The flags are those of the table of commands, and so are the endings that each accepts: they are
/// tried. So a new flag is tested without a new line here; a new command needs its row.
@Suite struct OutputFileTests {
  /// A command line, without the flag that writes, and the files that it reads.
  struct Row: Sendable {
    var words: [String]
    var inputs: [String]
    /// A Boolean value that indicates whether the status is 1 without the flag.
    var isRed = false
  }

  private static let script = [
    "in/a.scenario", "in/shared.facts", "in/belfry.facts", "in/order.apns",
  ]

  /// The command lines of each command that writes.
  static let rows: [String: [Row]] = [
    "run": [
      Row(
        words: ["run", "in/a.scenario", "in/page.md", "--zones", "zones"],
        inputs: script + ["in/page.md", "zones/Europe/Rome"]
      ),
      // A run that is refused or ends early does not come to all of its files.
      Row(words: ["run", "in", "--ios", "99"], inputs: script + ["in/page.md"]),
      Row(
        words: ["run", "in/red.scenario", "in", "-x"],
        inputs: script + ["in/red.scenario"],
        isRed: true
      ),
    ],
    "draw": [Row(words: ["draw", "in/a.scenario"], inputs: script)],
    "sweep": [Row(words: ["sweep", "in/a.scenario", "--max-states", "2"], inputs: script)],
    "plan": [
      Row(words: ["plan", "in/plan.json", "--for", "1d"], inputs: ["in/plan.json"]),
      Row(words: ["plan", "in/a.scenario", "--for", "1d"], inputs: script),
    ],
    "perturb": [
      Row(words: ["perturb", "in/a.scenario", "--only", "reboot", "--every"], inputs: script)
    ],
    "merge": [
      Row(words: ["merge", "1.json", "2.json"], inputs: ["1.json", "2.json"], isRed: true)
    ],
    "site": [
      Row(
        words: ["site", "in/page.md", "--live", "--engine", "engine.wasm"],
        inputs: ["in/page.md", "in/moon.svg", "in/belfry.facts", "in/shared.facts", "engine.wasm"]
      ),
      Row(
        words: ["site", "in/page.md", "in/other.md"],
        inputs: ["in/page.md", "in/other.md", "in/moon.svg"]
      ),
      Row(words: ["site", "--engine", "engine.wasm"], inputs: ["engine.wasm"]),
      Row(
        words: ["site", "--playground", "in/a.scenario", "--engine", "engine.wasm"],
        inputs: script + ["engine.wasm"]
      ),
    ],
  ]

  /// The endings of files that a command could accept; without one, a folder.
  static let endings = [
    "", ".html", ".json", ".xml", ".tap", ".svg", ".png", ".md", ".csv", ".txt", ".js", ".scenario",
    ".facts", ".apns",
  ]

  static let flags: [(command: String, flag: String)] = Command.all.flatMap { command in
    command.flags.filter(\.isOutput).map { (command.name, $0.name) }
  }

  private static func scratch() throws -> Scratch {
    let tap = Story.coldTap.replacing("\n\n", with: "\n")
    let passing = CommandLineTests.passing
      .replacing("        app     asks for alert\n", with: "")
      .replacing("        user    answers \"Allow\"\n", with: "")
    let scratch = try Scratch([
      "in/a.scenario": """
      include "shared.facts"
      scenario "a cold tap"
      \(tap)        device  receives push from "order.apns"

      """,
      "in/shared.facts": "zone Europe/Rome\n",
      "in/belfry.facts": "device has authorization authorized\n",
      "in/order.apns": #"{"aps": {"alert": "Ready"}}"#,
      "in/red.scenario": CommandLineTests.failing,
      "in/page.md": """
      # Page

      ![A moon](moon.svg)

      ```scenario
      include "shared.facts"
      \(passing)```

      """,
      "in/other.md": "# Other\n",
      "in/moon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
      "in/plan.json": """
      [{"identifier": "a", "content": {"title": "A"}, "trigger": {"type": "timeInterval",
        "repeats": false, "seconds": 60}}]
      """,
    ])
    try scratch.write([0x00, 0x61, 0x73, 0x6D], to: "engine.wasm")
    try scratch.write("# version 2027z\n", to: "zones/tzdata.zi")
    try scratch.write(
      ZoneFileWriter(firstOffset: 3600, rule: "CET-1").bytes,
      to: "zones/Europe/Rome"
    )
    return scratch
  }

  /// The files and their bytes, which a command must leave as they are.
  private static func bytes(_ scratch: borrowing Scratch, _ paths: [String]) throws -> [Data] {
    try paths.map { try Data(contentsOf: scratch.folder.appending(path: $0)) }
  }

  /// The ways in which a path can lead to a file.
  enum Spelling: CaseIterable {
    case itself, dotted, link, linkToLink, hardLink, linkedFolder
  }

  /// Makes a path lead to an input; false if the path cannot be spelled so.
  private static func make(
    _ spelling: Spelling,
    _ path: String,
    _ input: String,
    _ scratch: borrowing Scratch
  ) throws {
    let up = path.split(separator: "/").dropLast().map { _ in "../" }.joined()
    let folder = (path as NSString).deletingLastPathComponent
    let base = folder.isEmpty ? "." : folder
    switch spelling {
    case .itself, .dotted: break
    case .link: _ = try scratch.bash("mkdir -p '\(base)'; ln -s '\(up)\(input)' '\(path)'")
    case .linkToLink:
      _ = try scratch.bash(
        "mkdir -p '\(base)'; ln -s '\(input)' between; ln -s '\(up)between' '\(path)'"
      )
    case .hardLink: _ = try scratch.bash("mkdir -p '\(base)'; ln '\(input)' '\(path)'")
    case .linkedFolder:
      _ = try scratch.bash(
        "mkdir -p real/'\(base)'; ln '\(input)' real/'\(path)'; ln -s real there"
      )
    }
  }

  @Test(arguments: flags)
  func `a flag that writes replaces no input`(command: String, flag: String) throws {
    let rows = try #require(Self.rows[command], "\(command) has no row")
    var accepted = 0
    for row in rows {
      var isFirst = true
      for (number, ending) in Self.endings.enumerated() {
        guard let file = try Self.produced(row, flag, ending).first else { continue }
        accepted += 1
        // All are tried with the first ending; with each other one, one input and one spelling.
        let inputs = isFirst ? row.inputs[...] : [row.inputs[number % row.inputs.count]]
        let all: [Spelling] = [.link, .linkToLink, .hardLink, .linkedFolder]
        for (index, input) in inputs.enumerated() {
          let one = all[(index + number) % all.count]
          for spelling in accepted == 1 ? all : [one] {
            try Self.expectUntouched(row, flag, ending, file, input, spelling)
          }
        }
        isFirst = false
        guard let input = row.inputs.first(where: { $0.hasSuffix(ending) }), !ending.isEmpty else {
          continue
        }
        for spelling in [Spelling.itself, .dotted] {
          try Self.expectUntouched(row, flag, ending, file, input, spelling)
        }
      }
    }
    #expect(accepted > 0, "\(command) \(flag) writes nothing in any row")
  }

  /// Prepares a folder for a row.
  private static func prepared(_ row: Row) throws -> Scratch {
    let scratch = try scratch()
    guard row.words[0] == "merge" else { return scratch }
    for number in [1, 2] {
      let words = ["run", "in/red.scenario", "in/a.scenario", "--shard", "\(number)/2"]
      _ = try Program.run(words + ["--report-json", "\(number).json"], in: scratch.folder)
    }
    return scratch
  }

  /// Returns the files that a flag writes with an ending, by their paths.
  private static func produced(_ row: Row, _ flag: String, _ ending: String) throws -> [String] {
    let scratch = try prepared(row)
    let before = Set(try scratch.files().keys)
    _ = try Program.run(row.words + [flag, "out\(ending)"], in: scratch.folder)
    return Set(try scratch.files().keys).subtracting(before).filter { $0.hasPrefix("out") }.sorted()
  }

  private static func expectUntouched(
    _ row: Row,
    _ flag: String,
    _ ending: String,
    _ file: String,
    _ input: String,
    _ spelling: Spelling
  ) throws {
    let scratch = try prepared(row)
    let inputs = row.inputs
    try make(spelling, file, input, scratch)
    let before = try bytes(scratch, inputs)
    let value =
      switch spelling {
      case .itself: input
      case .dotted: "./" + input
      case .linkedFolder: "there/out\(ending)"
      case .link, .linkToLink, .hardLink: "out\(ending)"
      }
    let run = try Program.run(row.words + [flag, value], in: scratch.folder)
    let words = (row.words + [flag, value]).joined(separator: " ")
    let message = "\(words), where '\(file)' is \(input) by \(spelling): \(run)"
    // A run that is worse than a report that cannot be written keeps its status.
    #expect(run.status == 2 || row.isRed && run.status == 1, "\(message)")
    let answers = ["cannot be written: ", "ending of a script", "is not a folder"]
    #expect(answers.contains { run.errors.contains($0) }, "\(message)")
    #expect(try bytes(scratch, inputs) == before, "\(message)")
    #expect(!(try scratch.files().keys.contains { $0.contains(".belfry-") }), "\(message)")
  }

  @Test func `a scenario among facts that a run does not come to is not replaced`() throws {
    let scratch = try Scratch([
      "in/red.scenario": CommandLineTests.failing, "in/stray.facts": CommandLineTests.passing,
    ])
    _ = try scratch.bash("ln in/stray.facts out.json")
    let words = ["run", "in/red.scenario", "in", "-x", "--report-json", "out.json"]
    let run = try Program.run(words, in: scratch.folder)
    #expect(run.errors.contains("it is 'in/stray.facts', which this command reads"), "\(run)")
    #expect(try scratch.text("in/stray.facts") == CommandLineTests.passing)
  }

  @Test func `standard input is named in words`() throws {
    let scratch = try Scratch(["a.txt": CommandLineTests.passing])
    let said = try scratch.bash(
      "'\(Program.path)' run - --report-json a.txt <a.txt 2>&1 >/dev/null"
    )
    let help = "write --report-json a-2.txt"
    #expect(said.contains("it is standard input, which this command reads; \(help)"), "\(said)")
  }

  /// The flags whose value is no path, so that a flag that begins to write is noticed.
  @Test func `a flag that writes a file says so in the table`() throws {
    for command in Command.all {
      for flag in command.flags where ["FILE", "FOLDER", "OUT", "PATH"].contains(flag.value ?? "") {
        #expect(flag.path != nil, "\(command.name) \(flag.name): say what its path is for")
      }
      guard let row = Self.rows[command.name]?.first else { continue }
      for flag in command.flags where flag.value != nil && !flag.isOutput {
        let scratch = try Self.prepared(row)
        let before = Set(try scratch.files().keys)
        _ = try Program.run(row.words + ["\(flag.name)=out.html"], in: scratch.folder)
        #expect(Set(try scratch.files().keys) == before, "\(command.name) \(flag.name)")
      }
    }
  }

  @Test func `the summary of a step and the files of Bazel replace no input`() throws {
    for variable in ["GITHUB_STEP_SUMMARY", "XML_OUTPUT_FILE", "TEST_PREMATURE_EXIT_FILE"] {
      for link in [false, true] {
        let scratch = try Self.scratch()
        if link { _ = try scratch.bash("ln in/shared.facts x") }
        let file = scratch.folder.appending(path: link ? "x" : "in/shared.facts").path
        let before = try Self.bytes(scratch, Self.script)
        let run = try Program.run(
          ["run", "in/a.scenario", "--zones", "zones"],
          environment: [
            "TEST_TARGET": "//a", "TEST_SRCDIR": scratch.folder.path, "GITHUB_ACTIONS": "true",
            "TEST_TMPDIR": scratch.folder.path, variable: file,
          ],
          in: scratch.folder
        )
        #expect(try Self.bytes(scratch, Self.script) == before, "\(variable): \(run)")
        #expect(variable == "TEST_PREMATURE_EXIT_FILE" || run.status == 2, "\(variable): \(run)")
      }
    }
  }
}
