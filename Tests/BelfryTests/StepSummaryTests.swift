import Foundation
import Support
import Testing

/// The summary of a step on GitHub's runner.
@Suite struct StepSummaryTests {
  private static let text = """
    scenario "a | <b>x</b> *bold* [l](http://e.x) @me #1 `c` -->"
    @08:00 expect authorization denied
    scenario "fine"
    @08:00 expect no prompt
    """

  private static func environment(_ folder: URL) -> [String: String] {
    [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.path, "GITHUB_SHA": "abc",
      "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "o/r",
      "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path,
    ]
  }

  @Test func `a summary has totals, and each failure with its place and message`() throws {
    let scratch = try Scratch(["s/a b.scenario": Self.text, "summary.md": "before\n"])
    let environment = Self.environment(scratch.folder)
    let outcome = try Program.run(["run", "s"], environment: environment, in: scratch.folder)
    #expect(outcome.status == 1)
    let summary = try scratch.text("summary.md")
    #expect(summary.hasPrefix("before\n### Belfry: 1 of 2 scenarios failed\n"))
    #expect(summary.contains("| passed | failed |\n|---:|---:|\n| 1 | 1 |\n"))
    #expect(summary.contains("(https://github.example/o/r/blob/abc/s/a%20b.scenario#L2)"))
    #expect(summary.contains("<pre>\nerror: expected "))
    #expect(summary.contains("\n --&gt; s/a b.scenario:2:15"))
    let line = try #require(summary.split(separator: "\n").first { $0.hasPrefix("<code>") })
    let title = line.prefix { $0 != "/" }.dropFirst("<code>".count).dropLast()
    #expect(title.allSatisfy { $0.isLetter || $0.isNumber || "&#; ".contains($0) }, "\(title)")
  }

  @Test func `a summary is only written where annotations are`() throws {
    let scratch = try Scratch(["a.scenario": Self.text])
    var environment = Self.environment(scratch.folder)
    for flag in ["--no-github", "--list", "--error-format=json"] {
      _ = try Program.run(
        ["run", "a.scenario", flag],
        environment: environment,
        in: scratch.folder
      )
      #expect(try scratch.files()["summary.md"] == nil, "\(flag)")
    }
    environment["GITHUB_STEP_SUMMARY"] = "/nowhere/summary.md"
    let outcome = try Program.run(
      ["run", "a.scenario"],
      environment: environment,
      in: scratch.folder
    )
    #expect(outcome.errors.contains("'/nowhere/summary.md', cannot be written: No such file"))
    environment["GITHUB_STEP_SUMMARY"] = ""
    let none = try Program.run(["run", "a.scenario"], environment: environment, in: scratch.folder)
    #expect(none.status == 1 && none.errors.isEmpty)
  }

  @Test func `a summary says what differs, and which shard it is`() throws {
    let text =
      "scenario \"old | new\"\n@08:00 user opens app\napp asks for provisional\nexpect no prompt\n"
    let scratch = try Scratch(["a.scenario": text])
    _ = try Program.run(
      ["run", "a.scenario", "--ios", "11,17", "--shard", "1/1"],
      environment: Self.environment(scratch.folder),
      in: scratch.folder
    )
    let summary = try scratch.text("summary.md")
    #expect(summary.contains("shard 1/1: 1 of 1 scenario\n"))
    #expect(
      summary.contains("| differs | iOS 11 | iOS 17 |\n|---|---|---|\n| <code>old &#124; new")
    )
  }

  @Test func `the summaries of a step stay below the limit of GitHub`() throws {
    let failing = (0..<2_000).map {
      "scenario \"\($0) \(String(repeating: "*", count: 300))\"\n@08:00 expect app foreground\n"
    }
    let scratch = try Scratch(["a.scenario": failing.joined()])
    let environment = Self.environment(scratch.folder)
    for _ in 0..<2 {
      _ = try Program.run(
        ["run", "a.scenario", "-q"],
        environment: environment,
        in: scratch.folder
      )
      let summary = try scratch.text("summary.md")
      #expect(summary.utf8.count > 900_000 && summary.utf8.count <= 1 << 20)
      #expect(summary.contains(" more problems, in the log\n"))
    }
  }
}
