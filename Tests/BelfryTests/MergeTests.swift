import Foundation
import Support
import Testing

/// `belfry merge`: the reports of shards, and the whole.
@Suite struct MergeTests {
  /// Scripts with everything that a report can hold.
  static func scratch() throws -> Scratch {
    let failing = """
      table who
      | auth       |
      | denied     |
      | authorized |
      scenario "told: <auth>"  id told  each who
      device  has authorization <auth>
      @08:00  expect authorization denied
      scenario "fails & <b>"
      @08:00  expect app foreground
      scenario "known"  xfail "later"
      @08:00  expect app foreground
      scenario "unknown"  xfail "later"
      @08:00  expect no prompt
      scenario "skipped"  skip "later"
      @08:00  expect no prompt
      """
    let page = """
      ```scenario
      scenario "in a page"
      @08:00 expect no prompt
      ```

      ```scenario
      scenario "mistaken"
      @08:00 expct no prompt
      ```
      """
    return try Scratch([
      "s/a.scenario": failing, "s/b.md": page,
      "s/c.scenario":
        "scenario \"asks\"\n@08:00 user opens app\napp asks for alert\nexpect prompt\n",
      "s/d.scenario": "scenario \"x\"\n@08:00 user opens ap\n",
      "s/belfry.facts": "reading apple\n",
    ])
  }

  private static let formats = [
    ["--report-json", "json"], ["--report-junit", "xml"], ["--report-tap", "tap"],
  ]

  private static func flags(_ name: String) -> [String] {
    formats.flatMap { [$0[0], "\(name).\($0[1])"] }
  }

  @discardableResult
  private static func run(
    _ arguments: [String],
    in scratch: borrowing Scratch
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: scratch.folder)
  }

  @Test(arguments: [[], ["--ios", "13,17"], ["--reading", "seeds,field"], ["--filter", "s/a"]])
  func `the merged reports are those of one machine, byte by byte`(flags: [String]) throws {
    let scratch = try Self.scratch()
    let whole = try Self.run(["run", "s"] + flags + Self.flags("whole"), in: scratch)
    try Self.runShards(["s"] + flags, in: scratch)
    let shards = ["3.json", "1.json", "2.json"]
    let merged = try Self.run(["merge"] + shards + Self.flags("merged"), in: scratch)
    for ending in Self.formats.map({ $0[1] }) {
      #expect(try scratch.text("merged.\(ending)") == scratch.text("whole.\(ending)"), "\(ending)")
    }
    #expect(merged.status == whole.status && whole.status == 3)
    let summary = whole.output.split(separator: "\n").suffix(2)
    #expect(merged.output.split(separator: "\n").suffix(2) == summary)
    let strict = ["--junit", "strict", "--report-junit"]
    try Self.run(["run", "s"] + flags + strict + ["whole.xml"], in: scratch)
    try Self.run(["merge"] + shards + strict + ["merged.xml"], in: scratch)
    #expect(try scratch.text("merged.xml") == scratch.text("whole.xml"))
  }

  @Test func `what a flag rejects in a shard is rejected in the whole`() throws {
    let text =
      "scenario \"a\"\n@08:00 user opens app\napp asks for alert\nuser answers \"Don't Allow\"\n"
      + "app adds \"tea\" after 5m title \"Tea\"\n@08:05 expect \"tea\" dropped since 08:00\n"
    let scratch = try Scratch(["s/a.scenario": text])
    #expect(try scratch.belfry("run", "s", "--strict-facts").status == 4)
    try Self.runShards(["s", "--strict-facts"], in: scratch)
    let outcome = try scratch.belfry("merge", "1.json", "2.json", "3.json", "--report-tap", "r.tap")
    #expect(outcome.status == 4)
    #expect(try scratch.text("r.tap").contains("not ok 2 - depends on no open question"))
  }

  private static func runShards(_ arguments: [String], in scratch: borrowing Scratch) throws {
    for shard in 1...3 {
      let report = ["--report-json", "\(shard).json", "--shard", "\(shard)/3"]
      try run(["run"] + arguments + report, in: scratch)
    }
  }

  /// The three shards of a run.
  private static func shards() throws -> Scratch {
    let scratch = try ShardTests.scratch()
    try runShards(["s"], in: scratch)
    return scratch
  }

  @Test func `all shards of a run that passes pass`() throws {
    let scratch = try Self.shards()
    let outcome = try scratch.belfry("merge", "1.json", "2.json", "3.json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("11 scenarios: 11 passed\n"))
  }

  @Test func `a missing shard fails the whole, and every report says so`() throws {
    let scratch = try Self.shards()
    let outcome = try Self.run(["merge", "1.json", "3.json"] + Self.flags("m"), in: scratch)
    #expect(outcome.status == 1 && outcome.errors == "belfry: shard 2/3 is missing\n")
    for ending in Self.formats.map({ $0[1] }) {
      #expect(try scratch.text("m.\(ending)").contains("shard 2/3 is missing"))
    }
    let one = try scratch.belfry("merge", "2.json")
    #expect(one.status == 1 && one.errors.contains("the shards 1/3, 3/3 are missing"))
  }

  @Test func `a shard that is there twice fails the whole`() throws {
    let scratch = try Self.shards()
    try scratch.write(try scratch.text("1.json"), to: "again.json")
    let outcome = try scratch.belfry("merge", "1.json", "2.json", "3.json", "again.json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("'1.json' and 'again.json' are both shard 1/3"))
  }

  /// Changes of the third report, and what the merge says of them.
  static let changes: [(before: String, after: String, says: String)] = [
    ("\"count\" : 3", "\"count\" : 4", "'1.json' is shard 1/3, and '3.json' is shard 3/4"),
    ("\"release\" : \"", "\"release\" : \"9", "are of the releases"),
    ("\"zones\" : \"", "\"zones\" : \"9", "have the time zones"),
    ("\"inputs\" : \"", "\"inputs\" : \"9", "are of different scripts"),
    ("\"selection\" : \"", "\"selection\" : \"9", "are of different selections"),
    ("\"played\" : 3", "\"played\" : 4", "'3.json' has 3 of the 4 scenarios of its shard"),
  ]

  @Test(arguments: changes.indices)
  func `shards of different runs are refused`(index: Int) throws {
    let (before, after, says) = Self.changes[index]
    let scratch = try Self.shards()
    let text = try scratch.text("3.json")
    try #require(text.contains(before))
    try scratch.write(text.replacing(before, with: after), to: "3.json")
    let outcome = try scratch.belfry("merge", "1.json", "2.json", "3.json")
    #expect(outcome.status == 1 && outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func `shards of other scripts, flags or scenarios are refused`() throws {
    let scratch = try Self.shards()
    try Self.run(
      ["run", "s", "--shard", "3/3", "--ios", "17", "--report-json", "i.json"],
      in: scratch
    )
    let flags = try scratch.belfry("merge", "1.json", "2.json", "i.json")
    #expect(flags.status == 1 && flags.errors.contains("have other flags: none and --ios 17"))
    try scratch.write("scenario \"new\"\n@08:00 expect no prompt\n", to: "s/d.scenario")
    try Self.run(["run", "s", "--shard", "3/3", "--report-json", "n.json"], in: scratch)
    let scripts = try scratch.belfry("merge", "1.json", "2.json", "n.json")
    // A stranger does not count as a part that is missing, too.
    #expect(
      scripts.status == 1
        && scripts.errors == "belfry: '1.json' and 'n.json' are of different scripts: "
          + "each shard has to read the same files\n"
    )
    // Two reports of whole runs have every scenario twice.
    for name in ["u.json", "v.json"] {
      try Self.run(["run", "s", "--report-json", name], in: scratch)
    }
    #expect(try scratch.belfry("merge", "u.json", "v.json").status == 1)
    #expect(try scratch.belfry("merge", "u.json").status == 0)
  }

  @Test func `skips are judged over the whole`() throws {
    let skip =
      "scenario \"a\" skip \"l\"\nexpect no prompt\nscenario \"b\" skip \"l\"\nexpect no prompt"
    let scratch = try Scratch(["s/a.scenario": skip])
    for shard in 1...2 {
      let report = ["--report-json", "\(shard).json", "--shard", "\(shard)/2"]
      #expect(try Self.run(["run", "s"] + report, in: scratch).status == 0)
    }
    let outcome = try scratch.belfry("merge", "1.json", "2.json")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "belfry: nothing was tested: all 2 scenarios are skipped\n")
  }

  /// The files of runs that are red for another reason each.
  static let red: [(files: [String: String], arguments: [String])] = [
    ([:], ["d"]), ([:], ["nowhere"]), (["d/a.md": "```scenario setup\nzone UTC\n```\n"], ["d"]),
    (["d/a.scenario": "usr\n"], ["d"]), (["d/a.scenario": "\0"], ["d"]),
    (["d/a.scenario": CommandLineTests.failing], ["d"]),
    (["d/a.scenario": CommandLineTests.passing], ["d", "nowhere"]),
    (["d/a.scenario": CommandLineTests.passing], ["d", "--max-events", "3"]),
    (["d/a.scenario": CommandLineTests.failing], ["d", "--fail-fast"]),
    (["d/a.scenario": FalsePassTests.skipped], ["d"]),
    (["d/a.md": "```console\n$ belfry help schema\nx\n```\n"], ["d"]),
    (["d/a.md": "```console\n$ belfry help schema\n```\n"], ["d"]),
    (["d/a.facts": CommandLineTests.passing], ["d"]),
  ]

  @Test(arguments: red.indices)
  func `the whole of a red run has its status, and says why`(index: Int) throws {
    let (files, arguments) = Self.red[index]
    let scratch = try Scratch(["d/.keep": ""])
    for (path, text) in files { try scratch.write(text, to: path) }
    let run = try Self.run(["run"] + arguments + ["--report-json", "r.json"], in: scratch)
    #expect(run.status != 0, "\(run)")
    let merged = try scratch.belfry("merge", "r.json", "--report-json", "m.json")
    #expect(merged.status == run.status, "\(run) \(merged)")
    #expect(try scratch.text("m.json") == scratch.text("r.json"))
    let said = run.errors.split(separator: "\n").filter { $0.hasPrefix("belfry: ") }
    for line in said { #expect(merged.errors.contains(line), "\(merged)") }
    guard !arguments.contains("--fail-fast") else { return }
    try Self.runShards(arguments, in: scratch)
    let parts = try scratch.belfry("merge", "1.json", "2.json", "3.json")
    #expect(parts.status == run.status, "\(run) \(parts)")
  }

  @Test func `a run that a limit ended early is so in the whole`() throws {
    let two =
      CommandLineTests.passing + CommandLineTests.passing.replacing("comes", with: "is there")
    let scratch = try Scratch(["d/a.scenario": two])
    let run = try Self.run(
      ["run", "d", "--max-total-events", "1", "--report-json", "r.json"],
      in: scratch
    )
    #expect(run.status == 6 && run.output.contains("ended early by --max-total-events 1: 1 more"))
    let merged = try Self.run(["merge", "r.json"] + Self.flags("m"), in: scratch)
    #expect(merged.status == 6, "\(merged)")
    #expect(merged.errors.contains("belfry: ended early by --max-total-events 1"), "\(merged)")
    let json = try scratch.text("m.json")
    #expect(try json == scratch.text("r.json"))
    #expect(json.contains("\"type\" : \"stopped\"") && json.contains("\"status\" : 6"), "\(json)")
    #expect(try scratch.text("m.tap").contains("is played to its end"))
  }

  /// A message that begins like that of a run that tested nothing is kept by its kind.
  @Test func `only the judgement of each shard is left out, whatever a message says`() throws {
    let scratch = try Scratch(["d/a.scenario": CommandLineTests.passing])
    let path = "nothing was tested"
    _ = try Self.run(["run", "d", path, "--report-json", "r.json"], in: scratch)
    let text = try scratch.text("r.json").replacing(
      "there is no file or folder 'nothing was tested'",
      with: "nothing was tested, says another program"
    )
    try scratch.write(text, to: "r.json")
    let merged = try scratch.belfry("merge", "r.json")
    #expect(merged.status == 2, "\(merged)")
    #expect(merged.errors == "belfry: nothing was tested, says another program\n")
  }

  @Test func `bad reports are refused, each with its reason`() throws {
    let scratch = try Self.shards()
    let whole = try scratch.text("1.json")
    try scratch.write(String(whole.prefix(whole.count / 2)), to: "half.json")
    try scratch.write("", to: "empty.json")
    try scratch.write("<xml/>", to: "xml.json")
    try scratch.write("{}", to: "other.json")
    try scratch.write("[1, 2.5, null]", to: "list.json")
    try scratch.write(whole.replacing("\"version\" : 2", with: "\"version\" : 1"), to: "old.json")
    try scratch.write(whole.replacing("\"number\" : 1", with: "\"number\" : 7"), to: "seven.json")
    try scratch.write([0xFF, 0xFE, 0x00], to: "bytes.json")
    try scratch.write(String(repeating: "[", count: 100_000), to: "deep.json")
    _ = try scratch.belfry("run", "nowhere", "--report-json", "refused.json", "--bad")
    _ = try scratch.belfry("run", "s", "--ios", "1", "--report-json", "refused.json")
    let answers = [
      ("half.json", "'half.json' is not JSON; line "),
      ("empty.json", "'empty.json' is empty; belfry run --report-json and"),
      ("xml.json", "'xml.json' is not JSON"), ("bytes.json", "it is not UTF-8"),
      ("deep.json", "levels deep"), ("other.json", "'other.json' is not the report of a run"),
      ("list.json", "'list.json' is not the report of a run"),
      ("old.json", "'old.json' has version 1 of the JSON, and this release reads 2"),
      ("seven.json", "'seven.json' names no shard that exists"),
      ("refused.json", "'refused.json' is of a run that was refused; --ios"),
      ("nowhere.json", "'nowhere.json' cannot be read: No such file"),
      ("s", "'s' cannot be read"),
      ("./1.json", "'./1.json' is given twice; write each report once"),
    ]
    for (name, says) in answers {
      let outcome = try scratch.belfry("merge", "1.json", name)
      #expect(outcome.status == 2 && outcome.errors.contains(says), "\(name): \(outcome.errors)")
    }
    let none = try scratch.belfry("merge")
    #expect(none.status == 2 && none.errors.contains("write belfry merge shard-*.json"))
    let page = try scratch.belfry("merge", "1.json", "--report-html", "x.html")
    #expect(page.status == 2 && page.errors.contains("write --report-html in each shard"))
    let over = try scratch.belfry("merge", "1.json", "2.json", "3.json", "--report-json", "1.json")
    #expect(over.status == 2 && over.errors.contains("it is '1.json', which"))
    #expect(try scratch.text("1.json") == whole)
  }
}
