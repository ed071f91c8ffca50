import Foundation
import Support
import Testing

/// A report tells by itself that something could not be played, whatever it was.
@Suite struct UnreadableReportTests {
  /// The words of a call, its status, and a piece of the error.
  static let calls: [(arguments: [String], status: Int32, says: String)] = [
    (["mistaken.scenario"], 3, "unknown word `usr`"),
    (["good.scenario", "mistaken.scenario"], 3, "unknown word `usr`"),
    (["mixed.md"], 3, "unknown word `usr`"),
    (["empty"], 3, "'empty' contains no .scenario file"),
    (["good.scenario", "empty"], 3, "'empty' contains no .scenario file"),
    (["good.scenario", "nowhere"], 2, "there is no file or folder 'nowhere'"),
    (["nowhere", "good.scenario"], 2, "there is no file or folder 'nowhere'"),
    (["good.scenario:99"], 2, "has no line 99"),
    (["good.scenario", "--tag", "none"], 2, "no scenario has the tag 'none'"),
    (["good.scenario", "--ios", "99"], 2, "Belfry does not know iOS 99"),
    (["good.scenario", "--list"], 2, "--list plays nothing"),
    (["good.scenario", "--why", "none"], 2, "nothing happened to a notification"),
    (["good.scenario", "--min-coverage", "90"], 1, "applied, less than 90%"),
    (["skipped.scenario"], 1, "the only scenario is skipped"),
    (["denied.scenario", "--strict-facts"], 4, "denied.scenario:1 on add-when-denied"),
    (
      ["denied.scenario", "--strict-facts", "--ios", "16,17"], 4,
      "2 outcomes depend on an open question: denied.scenario:1 on add-when-denied"
    ),
  ]

  static func scratch() throws -> Scratch {
    let good = CommandLineTests.passing
    return try Scratch([
      "good.scenario": good,
      "denied.scenario": CommandLineTests.denied,
      "skipped.scenario": good.replacing("comes\"", with: "comes\" skip \"not today\""),
      "mistaken.scenario": "usr opens app\n",
      "mixed.md": "```scenario\n\(good)```\n\n```scenario\nusr opens app\n```\n",
      "empty/nothing.txt": "",
    ])
  }

  @Test(arguments: calls.indices)
  func `every report has it as an error`(index: Int) throws {
    let call = Self.calls[index]
    let scratch = try Self.scratch()
    for name in ["r.json", "r.xml", "r.tap"] { try scratch.write("of the last run\n", to: name) }
    let arguments =
      ["run"] + call.arguments + [
        "--report-json", "r.json", "--report-junit", "r.xml", "--report-tap", "r.tap",
      ]
    let outcome = try Program.run(arguments, in: scratch.folder)
    #expect(outcome.status == call.status, "\(outcome.output)\(outcome.errors)")

    let json = try JSONSerialization.jsonObject(with: Data(scratch.text("r.json").utf8))
    let object = try #require(json as? [String: Any])
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary["mistakes"]! + summary["problems"]! == 1)
    #expect(Self.messages(in: object).contains { $0.contains(call.says) })

    let errors = try Self.errors(inJUnit: scratch.text("r.xml"))
    #expect(errors.count == 1 && errors[0].contains(call.says), "\(errors)")

    let tap = try scratch.text("r.tap").split(separator: "\n")
    let bad = tap.filter { $0.hasPrefix("not ok ") }
    #expect(bad.count == 1 && tap.contains("  severity: error"))
    #expect(tap.contains { $0.hasPrefix("    - message: ") && $0.contains(call.says) })
    #expect(tap.last == "1..\(tap.count { $0.hasPrefix("ok ") } + 1)")
  }

  @Test(arguments: calls.indices)
  func `GitHub shows an annotation after any text`(index: Int) throws {
    let call = Self.calls[index]
    let scratch = try Self.scratch()
    let outcome = try Program.run(["run", "--github"] + call.arguments, in: scratch.folder)
    let lines = outcome.output.split(separator: "\n")
    let stop = try #require(lines.first?.split(separator: ":").last)
    let end = try #require(lines.firstIndex(of: "::\(stop)::"))
    guard !call.arguments.contains("--list") else { return }
    let commands = lines[(end + 1)...]
    #expect(commands.count == 1 && commands.last!.hasPrefix("::error "), "\(commands)")
    #expect(commands.last!.contains(call.says))
  }

  @Test func `a script that was not reached stays what it is`() throws {
    let scratch = try Self.scratch()
    let outcome = try scratch.belfry(
      "run",
      "nowhere",
      "good.scenario",
      "--report-json",
      "good.scenario"
    )
    #expect(outcome.status == 2)
    #expect(try scratch.text("good.scenario") == CommandLineTests.passing)
  }

  @Test func `a report on standard output is whole where another cannot be written`() throws {
    let outcome = try Program.run(
      ["run", "--report-json", "-", "--report-tap", "no/such/folder/r", "-"],
      input: CommandLineTests.passing
    )
    #expect(outcome.status == 2)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
  }

  /// The messages of all mistakes and problems.
  private static func messages(in report: [String: Any]) -> [String] {
    let files = report["files"] as? [[String: Any]] ?? []
    let mistakes = files.flatMap { $0["mistakes"] as? [[String: Any]] ?? [] }
    let problems = report["problems"] as? [[String: Any]] ?? []
    return (mistakes + problems).compactMap { $0["message"] as? String }
  }

  /// The messages of all errors, if the suites count as many.
  private static func errors(inJUnit xml: String) throws -> [String] {
    let reader = try MarkupReader(xml)
    let errors = reader.elements(named: "error").map { $0.attributes["message"] ?? "" }
    let counts = reader.elements(named: "testsuite").map { Int($0.attributes["errors"] ?? "") ?? 0 }
    #expect(counts.reduce(0, +) == errors.count)
    return errors
  }
}
