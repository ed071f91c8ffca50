import Foundation
import Support
import Testing

/// `belfry merge` of the lives around scenarios that several machines played.
@Suite struct PerturbShardTests {
  /// Scripts with everything that a report can hold: a table whose rows share a cause, a cause that
  /// several files have, scenarios that are red, set aside or tolerant, an include, a mistake.
  private static func scratch() throws -> Scratch {
    let tap = Story.coldTap
    let head = "device  has authorization authorized\n"
    let table = "table taps\n| word |\n| one |\n| two |\n| three |\n"
    return try Scratch([
      "s/a.scenario": head + table + "scenario \"a <word>\" each taps\n" + tap
        + "\nscenario \"alone\"\n" + tap,
      "s/b.scenario": head + "scenario \"b\"\n" + tap + "\nscenario \"it is meant\"\n"
        + "tolerates reboot because \"it is\"\n" + tap,
      "s/c.scenario": "scenario \"red\"\n@08:00  expect  app foreground\n\n"
        + "scenario \"aside\" skip \"later\"\n@08:00  expect  app foreground\n\n"
        + "scenario \"known\" xfail \"later\"\n@08:00  expect  app foreground\n",
      "s/d.scenario": "scenario \"mistaken\"\n@08:00  expct  app foreground\n",
      "s/e.scenario": "scenario \"included\"\n" + head + "include \"parts/tap\"\n",
      "s/parts/tap": tap,
    ])
  }

  private static func perturb(
    _ arguments: [String],
    in scratch: borrowing Scratch
  ) throws -> Program.Outcome {
    try Program.run(["perturb"] + arguments, in: scratch.folder)
  }

  /// Plays the shards of a command, and returns the names of their reports.
  private static func shards(
    _ count: Int,
    _ arguments: [String],
    in scratch: borrowing Scratch
  ) throws -> [String] {
    try (1...count).map { number in
      let shard = ["--shard", "\(number)/\(count)", "--format", "json"]
      try scratch.write(perturb(arguments + shard, in: scratch).output, to: "\(number).json")
      return "\(number).json"
    }
  }

  @Test(arguments: [1, 2, 3, 5], [["s"], ["s", "--every", "--ios", "13,17"], ["s", "nowhere"]])
  func `the merged report is that of one machine, byte by byte`(
    count: Int,
    arguments: [String]
  ) throws {
    let scratch = try Self.scratch()
    let whole = try Self.perturb(arguments, in: scratch)
    let json = try Self.perturb(arguments + ["--format", "json"], in: scratch)
    #expect(whole.output.contains(", as at s/a.scenario:") && whole.output.contains("red: "))
    let names = try Self.shards(count, arguments, in: scratch)
    let merge = ["merge"] + names.reversed()
    let merged = try Program.run(merge + ["--report-json", "m.json"], in: scratch.folder)
    #expect(merged.output == whole.output, "\(merged)")
    // One machine shows mistakes with their lines; reports have their messages.
    var problems = [
      "s/d.scenario: unknown word `expct`",
      "s/e.scenario: `include` must be above the first scenario",
    ]
    if arguments.contains("nowhere") { problems.append("there is no file or folder 'nowhere'") }
    #expect(merged.errors == problems.map { "belfry: \($0)\n" }.joined(), "\(merged)")
    #expect(merged.status == whole.status && whole.status == json.status && whole.status == 3)
    #expect(try scratch.text("m.json") == json.output)
  }

  @Test func `a cause that one row of a table shows is in one shard`() throws {
    let scratch = try Self.scratch()
    for name in try Self.shards(3, ["s/a.scenario", "--only", "reboot"], in: scratch) {
      let text = try scratch.text(name)
      let rows = ["one", "two", "three"].filter { text.contains("\"title\" : \"a \($0)\"") }
      #expect(rows.isEmpty || rows.count == 3, "\(name): \(rows)")
      #expect(text.components(separatedBy: "\"news\" : ").count < 3, "\(name)")
    }
  }

  @Test func `what is left out, there twice or of another command fails the whole`() throws {
    let scratch = try Self.scratch()
    _ = try Self.shards(3, ["s/a.scenario"], in: scratch)
    try scratch.write(try scratch.text("1.json"), to: "again.json")
    func write(_ name: String, _ arguments: [String]) throws {
      let output = try Self.perturb(arguments + ["--format", "json"], in: scratch).output
      try scratch.write(output, to: name)
    }
    try write("all.json", ["s/a.scenario", "--all", "--shard", "3/3"])
    try write("other.json", ["s/b.scenario", "--shard", "3/3"])
    try write("early.json", ["s/a.scenario", "--shard", "1/3", "--max-states", "1"])
    _ = try Program.run(["run", "s/b.scenario", "--report-json", "run.json"], in: scratch.folder)
    let answers: [(reports: [String], status: Int32, says: String)] = [
      (["1.json", "3.json"], 1, "belfry: shard 2/3 is missing"),
      (["1.json", "2.json", "3.json", "again.json"], 1, "are both shard 1/3"),
      (["1.json", "2.json", "all.json"], 1, "have other flags: none and --all"),
      (["1.json", "2.json", "other.json"], 1, "are of different scripts"),
      (["early.json", "2.json", "3.json"], 1, "'early.json' ended early: play that shard again"),
      (["1.json", "run.json"], 2, "are reports of different commands"),
      (["1.json", "2.json", "3.json", "--report-tap", "t"], 2, "have no --report-tap"),
    ]
    for (reports, status, says) in answers {
      let outcome = try Program.run(["merge"] + reports, in: scratch.folder)
      #expect(outcome.errors.contains(says), "\(reports): \(outcome)")
      #expect(outcome.status == status, "\(reports): \(outcome)")
    }
    let missing = ["merge", "1.json", "3.json", "--report-json", "m.json"]
    _ = try Program.run(missing, in: scratch.folder)
    #expect(try scratch.text("m.json").contains("\"message\" : \"shard 2/3 is missing\""))
  }

  @Test func `the whole names the limit of a part as the part does`() throws {
    let scratch = try Self.scratch()
    let limit = ["s/a.scenario", "--max-states", "1"]
    let part = try Self.perturb(limit, in: scratch)
    let sentence = try #require(part.output.split(separator: "\n").first { $0.hasPrefix("ended ") })
    try scratch.write(Self.perturb(limit + ["--format", "json"], in: scratch).output, to: "1.json")
    let merged = try scratch.belfry("merge", "1.json", "--report-json", "m.json")
    #expect(sentence.hasSuffix("; write --max-states 2 for more"))
    #expect(merged.output.contains(sentence), "\(merged)")
    let text = try scratch.text("m.json")
    #expect(text.contains("\"limit\" : \"--max-states 1; write --max-states 2 for more\""))
  }

  /// Changes of a report, and what is said of it.
  static let changes: [(before: String, after: String, says: String)] = [
    ("\"release\" : \"", "\"release\" : \"9", "write and merge reports with the same release"),
    ("\"version\" : 1", "\"version\" : 9", "has version 9 of the JSON, and this release reads 1"),
    ("\"undisturbed\" : \"", "\"undisturbed\" : \"x", "is not the report of lives"),
    ("\"rule\" : \"", "\"rule\" : \"x", "is not the report of lives"),
    ("\"disturbance\" : \"", "\"disturbance\" : \"x", "is not the report of lives"),
    ("\"number\" : ", "\"number\" : -", "names no shard that exists"),
    ("\"lives\" : ", "\"lives\" : -", "is not the report of lives"),
  ]

  @Test(arguments: changes.indices)
  func `a report that was changed is refused`(index: Int) throws {
    let (before, after, says) = Self.changes[index]
    let scratch = try Self.scratch()
    _ = try Self.shards(2, ["s/a.scenario"], in: scratch)
    let text = try scratch.text("1.json")
    try #require(text.contains(before))
    try scratch.write(text.replacing(before, with: after), to: "1.json")
    let outcome = try scratch.belfry("merge", "1.json", "2.json")
    #expect(outcome.status == 2 && outcome.errors.contains(says), "\(outcome)")
  }

  @Test func `lives that test nothing fail`() throws {
    let scratch = try Scratch([
      "a.scenario": "scenario \"a\" skip \"later\"\n@08:00  expect  app foreground\n",
      "b.scenario": "scenario \"b\"\n@08:00  expect  no prompt\n",
    ])
    let skipped = try scratch.belfry("perturb", "a.scenario")
    #expect(skipped.status == 1)
    #expect(skipped.errors == "belfry: nothing was tested: the only scenario is skipped\n")
    let idle = try scratch.belfry("perturb", "b.scenario", "--only", "scene")
    #expect(idle.status == 1, "\(idle)")
    #expect(idle.errors.contains("none of the disturbances applies to these scenarios"))
    // An empty shard passes, and the whole does not.
    let names = try Self.shards(2, ["a.scenario"], in: scratch)
    let shard = try scratch.belfry("perturb", "a.scenario", "--shard", "2/2")
    #expect(shard.status == 0)
    #expect(shard.output.contains("shard 2/2: 0 of 1 scenario; this part is empty"))
    let merged = try Program.run(["merge"] + names, in: scratch.folder)
    #expect(merged.status == 1 && merged.errors == skipped.errors, "\(merged)")
  }
}
