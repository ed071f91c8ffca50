import Foundation
import ScenarioParsing
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

  @Test(arguments: shown) func `a scenario that is shown ends as expected`(shown: Shown) {
    let read = Script.parse(
      shown.block.source,
      include: Repository.include,
      base: shown.block.base,
      payload: Repository.payload,
      needsScenario: !shown.block.attributes.isSetup
    )
    #expect(read.diagnostics.map(\.message) == [])
    var script = read.script
    if shown.block.attributes.mustFail { script.expectFailures() }
    for scenario in script.scenarios {
      #expect(script.play(scenario).isPassed, "\(shown.testDescription): \(scenario.title)")
    }
  }

  /// The pages that show commands with their output, or pictures that commands draw.
  static let withCommands = Repository.files(in: "", endingIn: ".md")
    .filter { file in
      let bytes = (try? Repository.bytes(of: file)) ?? []
      return !Markdown.page(in: Source(name: file, bytes: bytes)).commands.isEmpty
    }

  @Test func `the README shows a failure as the program prints it`() {
    #expect(Self.withCommands.contains("README.md"))
  }

  @Test(arguments: withCommands)
  func `a page shows what its commands print today`(page: String) throws {
    let outcome = try Program.run(["run", page])
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
  }

  @Test func `the README itself can be played`() throws {
    let outcome = try Program.run(["run", "README.md"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(": the script is meant to fail"), "\(outcome.output)")
  }
}
