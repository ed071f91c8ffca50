import Foundation
import Scenarios
import Support
import Testing

/// The examples in the README and in the documentation behave as they show.
@Suite struct ReadmeTests {
  /// A script in one of the repository's own Markdown files.
  struct Shown: Sendable, CustomTestStringConvertible {
    let block: Markdown.Block

    var testDescription: String { "\(block.source.name):\(block.fence)" }
  }

  static let shown: [Shown] = Repository.files(in: "", endingIn: ".md").flatMap { file in
    let source = Source(name: file, bytes: (try? Repository.bytes(of: file)) ?? [])
    return Markdown.blocks(in: source).map(Shown.init)
  }

  /// The first one is there to fail.
  @Test(arguments: shown.filter { $0.testDescription != first?.testDescription })
  func `a scenario that is shown ends as expected`(shown: Shown) {
    let (script, mistakes) = Script.parse(
      shown.block.source,
      include: Repository.include,
      payload: Repository.payload
    )
    #expect(mistakes.map(\.message) == [])
    for scenario in script.scenarios {
      #expect(script.play(scenario).isPassed, "\(shown.testDescription): \(scenario.title)")
    }
  }

  static var first: Shown? { shown.first { $0.block.source.name == "README.md" } }

  @Test func `the failure on the first screen is what the scenario above it prints`() throws {
    let source = try #require(Self.first).block.source
    let script = source.lines.map { source.line($0) + "\n" }.joined()
    let readme = try Repository.text(of: "README.md")
    let output = try #require(readme.firstMatch(of: /```text\n((?s).*?)```/)).1
    let scratch = try Scratch(["reminders.scenario": String(script)])
    let outcome = try scratch.belfry("run", "reminders.scenario")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(output), "the program prints:\n\(outcome.output)")
  }

  @Test func `the README itself can be played`() throws {
    let outcome = try Program.run(["run", "README.md"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("no: its block says that it fails"), "\(outcome.output)")
  }
}
