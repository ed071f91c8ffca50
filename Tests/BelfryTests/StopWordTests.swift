import Foundation
import Support
import Testing

/// Chance decides one word of one output, and nothing else.
@Suite struct StopWordTests {
  @Test func `the stop word of GitHub is new in every run`() throws {
    let runs = try (0..<3).map { _ in
      try Program.run(["run", "--github", "-"], input: CommandLineTests.failing).output
    }
    let words = try runs.map { output in
      let line = try #require(output.split(separator: "\n").first)
      let match = try #require(line.wholeMatch(of: /::stop-commands::(belfry-[0-9a-f]{32})/))
      return String(match.1)
    }
    #expect(Set(words).count == 3)
    let rests = zip(runs, words).map { $0.replacing($1, with: "") }
    #expect(Set(rests).count == 1)
  }

  @Test(arguments: ["--report-json", "--report-junit", "--report-tap", "--trace", "--coverage"])
  func `without --github two runs write the same`(flag: String) throws {
    let arguments = ["run", flag] + (flag.hasPrefix("--report") ? ["-"] : []) + ["-"]
    let runs = try (0..<2).map { _ in
      let outcome = try Program.run(arguments, input: CommandLineTests.failing)
      return outcome.output + outcome.errors
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `on GitHub's runner failures are annotated with paths in the repository`() throws {
    let scratch = try Scratch(["app/a.scenario": CommandLineTests.failing])
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": scratch.folder.path]
    let folder = scratch.folder.appending(path: "app")
    let runs = try [
      [], ["--no-github"], ["--list"], ["--error-format", "json"], ["--report-tap", "-"],
    ].map { flags in
      let arguments = ["run", "./a.scenario"] + flags
      return try Program.run(arguments, environment: environment, in: folder).output
    }
    #expect(runs[0].hasPrefix("::stop-commands::"))
    #expect(runs[0].contains("\n::error file=app/a.scenario,line="))
    #expect(runs.dropFirst().allSatisfy { !$0.isEmpty && !$0.contains("::") })
  }

  @Test func `quoted scripts are printed where GitHub takes no commands`() throws {
    let text = "scenario \"##[error]title\"\n::error::line\n"
    let outcome = try Program.run(["run", "--github", "-"], input: text)
    #expect(outcome.output.hasPrefix("::stop-commands::"))
    let lines = outcome.output.split(separator: "\n")
    let word = lines[0].dropFirst("::stop-commands::".count)
    let end = try #require(lines.firstIndex(of: "::\(word)::"))
    let commands = lines[(end + 1)...]
    #expect(
      !commands.isEmpty && commands.allSatisfy { $0.hasPrefix("::error file=standard input,") }
    )
  }
}
