import Foundation
import Support
import Testing

/// The protocol by which Bazel runs a test, replayed without Bazel.
@Suite struct BazelTests {
  private static func environment(_ folder: URL, _ more: [String: String]) -> [String: String] {
    [
      "TEST_TARGET": "//s:belfry", "TEST_SRCDIR": folder.path, "TEST_TMPDIR": folder.path,
      "XML_OUTPUT_FILE": folder.appending(path: "test.xml").path,
      "TEST_UNDECLARED_OUTPUTS_DIR": folder.appending(path: "kept").path,
      "TEST_PREMATURE_EXIT_FILE": folder.appending(path: "early").path,
    ].merging(more) { $1 }
  }

  private static func scratch() throws -> Scratch {
    let scratch = try ShardTests.scratch()
    try scratch.write("", to: "kept/.keep")
    return scratch
  }

  @Test func `the shards of a test cover it, and each touches the status file`() throws {
    let scratch = try Self.scratch()
    var played = 0
    for index in 0..<3 {
      let status = "status-\(index)"
      let environment = Self.environment(
        scratch.folder,
        [
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": scratch.folder.appending(path: status).path,
        ]
      )
      let outcome = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
      #expect(outcome.status == 0 && outcome.output.contains("shard \(index + 1)/3: "))
      #expect(try scratch.text(status).isEmpty)
      played += try scratch.text("test.xml").components(separatedBy: "<testcase ").count - 1
      try scratch.write(try scratch.text("kept/belfry.json"), to: "\(index).json")
    }
    #expect(played == 11)
    #expect(try scratch.belfry("merge", "0.json", "1.json", "2.json").status == 0)
  }

  @Test func `reports go where Bazel looks for them, and the premature file is removed`() throws {
    let scratch = try Self.scratch()
    let environment = Self.environment(scratch.folder, [:])
    let outcome = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
    #expect(outcome.status == 0 && !outcome.output.contains("shard"))
    let files = try scratch.files()
    #expect(files["test.xml"]?.contains("<testsuites") == true)
    #expect(files["kept/belfry.html"]?.hasPrefix("<!DOCTYPE html>") == true)
    #expect(files["kept/belfry.json"] != nil && files["early"] == nil)
    let other = try Program.run(
      ["run", "s", "--report-junit", "mine.xml"],
      environment: environment.merging(["XML_OUTPUT_FILE": "no/such/folder"]) { $1 },
      in: scratch.folder
    )
    #expect(other.status == 0, "a flag wins over the variable: \(other.errors)")
  }

  @Test func `the filter of Bazel chooses scenarios, and a flag wins`() throws {
    let scratch = try Self.scratch()
    let environment = Self.environment(scratch.folder, ["TESTBRIDGE_TEST_ONLY": "row"])
    let filtered = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
    #expect(filtered.output.contains("4 scenarios: 4 passed"))
    let flag = try Program.run(
      ["run", "s", "--filter", "c.scenario"],
      environment: environment,
      in: scratch.folder
    )
    #expect(flag.output.contains("2 scenarios: 2 passed"))
    let sharded = environment.merging(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]) { $1 }
    let own = try Program.run(
      ["run", "s", "--shard", "1/4"],
      environment: sharded,
      in: scratch.folder
    )
    #expect(own.output.contains("shard 1/4: 1 of 4 scenarios"))
  }

  @Test func `the variables count only in a test of Bazel`() throws {
    let scratch = try Self.scratch()
    let variables = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0", "TESTBRIDGE_TEST_ONLY": "row",
      "XML_OUTPUT_FILE": "x.xml",
    ]
    let outcome = try Program.run(["run", "s"], environment: variables, in: scratch.folder)
    #expect(outcome.output.contains("11 scenarios: 11 passed"))
    #expect(try scratch.files()["x.xml"] == nil)
  }

  @Test(arguments: [("3", "3"), ("x", "0"), ("2", ""), ("0", "0"), ("2", "-1")])
  func `a shard that Bazel cannot mean is refused`(total: String, index: String) throws {
    let scratch = try Self.scratch()
    let environment = Self.environment(
      scratch.folder,
      ["TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index]
    )
    let outcome = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
    #expect(outcome.status == 2 && outcome.errors.contains("TEST_TOTAL_SHARDS is '\(total)'"))
  }

  @Test func `a status file that cannot be written is reported`() throws {
    let scratch = try Self.scratch()
    let environment = Self.environment(
      scratch.folder,
      [
        "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0",
        "TEST_SHARD_STATUS_FILE": "/nowhere/status",
      ]
    )
    let outcome = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
    #expect(
      outcome.status == 2 && outcome.errors.contains("TEST_SHARD_STATUS_FILE, '/nowhere/status'")
    )
  }
}
