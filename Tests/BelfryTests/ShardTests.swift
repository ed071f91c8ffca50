import Foundation
import Support
import Testing

/// The parts of a run that several machines play.
@Suite struct ShardTests {
  /// Three files with eleven scenarios, four of them rows of a table.
  static func scratch() throws -> Scratch {
    func stories(_ names: String) -> String {
      names.map { "scenario \"\($0)\"\n@08:00 expect no prompt\n" }.joined()
    }
    let table = """
      table who
      | auth |
      | denied |
      | authorized |
      | provisional |
      | notDetermined |
      scenario "row"  each who
      device has authorization <auth>
      @08:00 expect authorization <auth>
      """
    return try Scratch([
      "s/a.scenario": stories("abcde"), "s/b.scenario": table, "s/c.scenario": stories("xy"),
    ])
  }

  private static func list(_ arguments: [String], in scratch: borrowing Scratch) throws -> [String]
  {
    let outcome = try Program.run(["run", "--list"] + arguments, in: scratch.folder)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: 1...13)
  func `the shards of a run are balanced, share nothing and miss nothing`(count: Int) throws {
    let scratch = try Self.scratch()
    let whole = try Self.list(["s"], in: scratch)
    try #require(whole.count == 11)
    let shards = try (1...count).map {
      try Self.list(["s", "--shard", "\($0)/\(count)"], in: scratch)
    }
    #expect(shards.flatMap(\.self).sorted() == whole.sorted())
    let sizes = shards.map(\.count)
    #expect(sizes.max()! - sizes.min()! <= 1)
  }

  @Test func `the order of the files changes no shard`() throws {
    let scratch = try Self.scratch()
    let files = ["s/a.scenario", "s/b.scenario", "s/c.scenario"]
    let forwards = try Self.list(files + ["--shard", "2/3"], in: scratch)
    let backwards = try Self.list(files.reversed() + ["--shard", "2/3"], in: scratch)
    #expect(forwards.count == 4 && forwards.sorted() == backwards.sorted())
  }

  @Test func `a run says which shard it is, for people and in every report`() throws {
    let scratch = try Self.scratch()
    let flags = ["--report-json", "r.json", "--report-junit", "r.xml", "--report-tap", "r.tap"]
    let arguments = ["run", "s", "--shard", "2/4", "--report-html", "r.html"] + flags
    let outcome = try Program.run(arguments, in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(
      try scratch.text("r.html").contains("\n<p id=\"shard\">shard 2/4: 3 of 11 scenarios</p>\n")
    )
    let text = "shard 2/4: 3 of 11 scenarios"
    #expect(outcome.output.contains("\n\(text)\n3 scenarios: 3 passed\n"))
    #expect(try scratch.text("r.xml").contains("<!-- \(text) -->"))
    #expect(try scratch.text("r.tap").contains("\n# \(text)\n1..3\n"))
    let json = try scratch.text("r.json")
    for member in [#""number" : 2"#, #""count" : 4"#, #""played" : 3"#, #""scenarios" : 11"#] {
      #expect(json.contains(member))
    }
    let several = try scratch.belfry("run", "s", "--shard", "2/4", "--ios", "16,17")
    #expect(several.output.contains("\n\(text)\n3 scenarios under iOS 16 and 17: none differs\n"))
  }

  @Test func `a shard of nothing, or of skips alone, passes`() throws {
    let scratch = try Scratch([
      "a.scenario": "scenario \"a\" skip \"later\"\nexpect no prompt\n"
    ])
    let empty = try scratch.belfry("run", "a.scenario", "--shard", "2/2", "--report-tap", "r.tap")
    let part = "shard 2/2: 0 of 1 scenario; this part is empty, and belfry merge judges the whole"
    #expect(empty.status == 0 && empty.output == "\n\(part)\n")
    #expect(try scratch.text("r.tap").hasSuffix("1..0 # SKIP \(part)\n"))
    let skips = try scratch.belfry("run", "a.scenario", "--shard", "1/2")
    #expect(skips.status == 0 && skips.output.contains("1 scenario: 0 passed, 1 skipped"))
    // The whole tests nothing.
    #expect(try scratch.belfry("run", "a.scenario").status == 1)
  }

  /// Values of `--shard`, and pieces of the answers.
  static let mistakes: [(value: String, says: String)] = [
    ("0/3", "the parts are 1/3 to 3/3"), ("4/3", "the parts are 1/3 to 3/3"),
    ("a/b", "such as 2/5, not 'a/b'"), ("1/0", "there is at least one part; write 1/1"),
    ("-1/2", "the parts are 1/2 to 2/2"), ("2", "such as 2/5, not '2'"), ("1/2/3", "not '1/2/3'"),
    ("1/", "not '1/'"), ("1/99999", "at most 10000 parts"),
  ]

  @Test(arguments: mistakes.indices)
  func `a shard that does not exist is refused`(index: Int) throws {
    let (value, says) = Self.mistakes[index]
    let scratch = try Self.scratch()
    let outcome = try scratch.belfry("run", "s", "--shard=\(value)")
    #expect(outcome.status == 2 && outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test(arguments: [["--min-coverage", "10"], ["--why", "tea"]])
  func `what is about a whole run is refused for a shard`(flags: [String]) throws {
    let scratch = try Self.scratch()
    let outcome = try Program.run(["run", "s", "--shard", "1/2"] + flags, in: scratch.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("\(flags[0]) is about a whole run"))
  }

  @Test func `mistakes are reported once, and by each shard`() throws {
    let scratch = try Scratch(["a.scenario": "scenario \"a\"\n@08:00 expct no prompt\n"])
    for shard in ["1/2", "2/2"] {
      let outcome = try scratch.belfry("run", "a.scenario", "--shard", shard)
      #expect(outcome.status == 3 && outcome.errors.components(separatedBy: "error[").count == 2)
    }
  }

  @Test func `standard input and a pipe are read once`() throws {
    let scratch = try Scratch()
    let text = "scenario \"a\"\n@08:00 expect no prompt\nscenario \"b\"\n@08:00 expect no prompt\n"
    let input = try scratch.belfry("run", "-", "--shard", "2/2", input: text)
    #expect(input.status == 0 && input.output.contains("shard 2/2: 1 of 2 scenarios"))
    try scratch.write(text, to: "a.txt")
    let pipe = try scratch.bash("\(Program.path) run <(cat a.txt) --shard 1/2")
    #expect(pipe.contains("shard 1/2: 1 of 2 scenarios"), "\(pipe)")
  }

  @Test func `an assumption of a file is judged by all its scenarios in each shard`() throws {
    let scratch = try Scratch()
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    try scratch.write(text, to: "README.md")
    for shard in 1...5 {
      #expect(try scratch.belfry("run", "README.md", "--shard", "\(shard)/5").status == 0)
    }
  }
}
