import Foundation
import Scenarios
import Support
import Testing

/// The gallery of false passes: each way of testing with each cause of testing nothing.
///
/// A cell says how the way ends, or why it cannot have the cause. A pass is allowed only where
/// something was tested, or where another part of the selection tests it.
@Suite struct NothingTestedTests {
  /// A way of testing.
  enum Way: String, CaseIterable {
    case file = "run of a file"
    case folder = "run of a folder"
    case page = "run of a page"
    case facts = "run of a file of facts"
    case input = "run of standard input"
    case shard = "run of a shard"
    case bazel = "run by Bazel, a shard of two"
    case check
    case perturb
    case sweep
    case plan
    case merge = "merge of the shards of run"
    case mergeOfLives = "merge of the shards of perturb"
    case site
    case fmt = "fmt --check"
    case expectScenarios = "expectScenarios of a Swift test"
    case phone = "a phone of a Swift test"
    case phonePerturb = "phone.perturb of a Swift test"
  }

  /// A cause of testing nothing.
  enum Cause: String, CaseIterable {
    case noFile = "a path that is not there"
    case emptyFolder = "an empty folder"
    case emptyText = "an empty text"
    case prose = "prose or comments alone"
    case setup = "a setup alone"
    case factsAlone = "facts alone"
    case onlyIncluded = "a scenario in a file that is only included"
    case skipped = "every scenario is skipped"
    case filter = "a filter that matches nothing"
    case emptyShard = "an empty shard"
    case noExpectation = "no expectation"
    case xfail = "scenarios with xfail alone"
    case idleAssumption = "an assumption that changes nothing"
    case limit = "a limit that ends it early"
    case silentCommands = "commands without their output alone"
  }

  /// The end of a way with a cause.
  enum Cell {
    /// It ends with this status, which is not 0, and these words.
    case fails(Int32, String)
    /// It ends with 0 and these words, because of this reason.
    case passes(String, because: String)
    /// The way cannot have the cause.
    case impossible(String)
    /// A test of this name in `Tests` shows it.
    case test(String)
  }

  /// A cell with its place in the table.
  struct Place: Sendable, CustomTestStringConvertible {
    var way: Way
    var cause: Cause
    var testDescription: String { "\(way.rawValue): \(cause.rawValue)" }
  }

  static let places = Way.allCases.flatMap { way in
    Cause.allCases.map { Place(way: way, cause: $0) }
  }

  @Test func `each way has a cell for each cause`() {
    for place in Self.places {
      #expect(Self.table[place.way]?[place.cause] != nil, "\(place.testDescription)")
    }
    #expect(Self.table.values.reduce(0) { $0 + $1.count } == Self.places.count)
  }

  @Test(arguments: places)
  func `nothing is tested without being told`(place: Place) throws {
    switch Self.table[place.way]?[place.cause] {
    case .fails(let status, let says):
      #expect(status != 0)
      let outcome = try Self.play(place)
      #expect(outcome.status == status && outcome.said.contains(says), "\(outcome)")
    case .passes(let says, let reason):
      #expect(!reason.isEmpty)
      let outcome = try Self.play(place)
      #expect(outcome.status == 0 && outcome.said.contains(says), "\(outcome)")
    case .impossible(let reason): #expect(!reason.isEmpty)
    case .test(let name): #expect(Self.hasTest(name), "there is no test \(name)")
    case nil: Issue.record("there is no cell")
    }
  }

  /// The text of all tests in Swift that use a phone.
  static let tests = ["Tests/BelfryTestingTests", "Tests/Fixtures"]
    .flatMap { Repository.files(in: $0, endingIn: ".swift") }
    .compactMap { try? Repository.text(of: $0) }.joined()

  private static func hasTest(_ name: String) -> Bool {
    tests.contains("func \(name)(") || tests.contains("func `\(name)`(")
  }

  // MARK: Reports

  /// The causes for which a run of a folder says that nothing was tested, with the whole message.
  static let messages: [(Cause, NothingTested)] = [
    (.setup, .noScenario), (.silentCommands, .noScenario), (.skipped, .skipped(1)),
  ]

  @Test(arguments: messages.indices)
  func `every report says that nothing was tested, in the same words`(index: Int) throws {
    let (cause, nothing) = Self.messages[index]
    let scratch = try Scratch()
    for (path, text) in Self.files(Place(way: .folder, cause: cause)) {
      try scratch.write(text, to: path)
    }
    let names = ["json", "junit", "tap", "html"]
    let outcome = try Program.run(
      ["run", "d"] + names.flatMap { ["--report-\($0)", "r.\($0)"] },
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "r.summary"],
      in: scratch.folder
    )
    #expect(outcome.status == Int32(nothing.exitStatus))
    #expect(outcome.errors == "belfry: \(nothing.text)\n")
    let texts = try (names + ["summary"]).map { try scratch.text("r.\($0)") } + [outcome.output]
    for text in texts { #expect(text.contains(nothing.text), "\(text)") }
    #expect(outcome.output.contains("::error title=tests something%3A nothing was tested"))
  }

  @Test func `the words are in one place`() throws {
    let others = try Repository.files(in: "Sources", endingIn: ".swift").filter { path in
      let isSwiftTest = path.hasPrefix("Sources/Testing/")
      // A heading of the documentation is no message.
      let isMessage = !path.hasSuffix("/NothingTested.swift") && !path.contains("/Generated/")
      return try !isSwiftTest && isMessage
        && Repository.text(of: path).split(separator: "\n").contains {
          !$0.contains("//") && $0.contains(NothingTested.opening)
        }
    }
    #expect(others.isEmpty, "they use NothingTested: \(others)")
  }

  /// The numbers and the reason that follows from them.
  @Test func `one function decides`() {
    func nothing(_ change: (inout TestCount) -> Void) -> NothingTested? {
      var count = TestCount()
      change(&count)
      return count.nothing
    }
    #expect(nothing { _ in } == .noScenario)
    #expect(nothing { $0.isPart = true } == .noScenario)
    #expect(nothing { $0.isIncomplete = true } == nil)
    #expect(nothing { $0.others = 1 } == nil)
    #expect(nothing { ($0.scenarios, $0.tested) = (2, 1) } == nil)
    #expect(nothing { ($0.scenarios, $0.skipped) = (2, 2) } == .skipped(2))
    #expect(nothing { ($0.scenarios, $0.skipped, $0.isPart) = (2, 1, true) } == nil)
    #expect(
      nothing { ($0.scenarios, $0.skipped, $0.expectedToFail) = (2, 1, 1) } == .setAside(2)
    )
    #expect(nothing { $0.scenarios = 2 } == .noLife)
    for reason in [NothingTested.noScenario, .noneChosen("x"), .skipped(1), .setAside(2), .noLife] {
      #expect((1...3).contains(reason.exitStatus) && reason.text.hasPrefix("nothing was tested: "))
    }
  }
}

extension Program.Outcome {
  /// The texts of both streams.
  fileprivate var said: String { output + errors }
}
