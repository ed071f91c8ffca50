import Support
import Testing

/// Each public type of the modules for tests has an example in its doc comment, and each example
/// is compiled and run.
@Suite struct DocExampleTests {
  static let modules = ["VirtualTime", "BelfryTesting", "BelfryExploration"]

  @Test(arguments: modules) func `each public type has an example`(module: String) throws {
    let read = try DocExamples(ofModule: module)
    #expect(!read.types.isEmpty)
    for type in read.types where type != "VirtualPhone.TimeSensitiveSwitch" {
      #expect(read.examples.contains { $0.name == type }, "\(type) has no example")
    }
  }

  @Test(arguments: modules) func `no example is longer than 12 lines`(module: String) throws {
    for example in try DocExamples(ofModule: module).examples {
      #expect(example.lines.count <= 12, "the example of \(example.name) is too long")
    }
  }

  @Test func `the examples of VirtualTime are tests`() throws {
    let text = try DocExamples(ofModule: "VirtualTime").tests(
      importing: ["Testing", "VirtualTime"],
      head: "@Test func NAME() throws"
    )
    expect(text, matchesGolden: "../VirtualTimeTests/Generated/DocExamples.swift")
  }

  @Test func `the examples of BelfryTesting are tests`() throws {
    let text = try DocExamples(ofModule: "BelfryTesting").tests(
      importing: [
        "BelfryTesting", "CoreLocation", "Foundation", "Testing", "UserNotifications", "XCTest",
      ],
      head: "@Test(.phone) func NAME() async throws"
    )
    expect(text, matchesGolden: "../BelfryTestingTests/Generated/DocExamples.swift")
  }

  @Test func `the examples of BelfryExploration are tests`() throws {
    let text = try DocExamples(ofModule: "BelfryExploration").tests(
      importing: ["BelfryExploration", "BelfryTesting", "Testing"],
      head: "@Test(.phone) func NAME() async throws"
    )
    expect(text, matchesGolden: "../BelfryTestingTests/Generated/PerturbExamples.swift")
  }

  @Test func `the examples of BelfryScenarios are tests`() throws {
    let text = try DocExamples(ofModule: "BelfryScenarios").tests(
      importing: ["BelfryScenarios", "Testing"],
      head: "@Test func NAME() throws"
    )
    expect(text, matchesGolden: "../BelfryTestingTests/Generated/ScenarioExamples.swift")
  }
}
