import PhoneDescription
import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import Reports

/// A failure says what was found, and not that it is something else.
@Suite struct FindingTests {
  /// A state that was found has the words of a wanted state, so each state has words; the
  /// library and the manual have every kind of expectation.
  @Test func `each state is described with its value`() throws {
    let unmet = try Repository.bytes(of: "Tests/Failing/unmet.scenario")
    let (failing, _) = Script.parse(Source(name: "unmet.scenario", bytes: unmet))
    var kinds: Set<Substring> = []
    for script in Library.all.map(\.script) + [failing] {
      for step in script.scenarios.flatMap(\.steps) {
        guard case .expect(let expectation) = step.action,
          case .isSo(let state) = expectation.subject
        else { continue }
        let sentence = Wording(script.book).sentence(state)
        #expect(Self.isFinding(sentence), "\(state): \(sentence)")
        kinds.insert("\(state)".prefix { $0 != "(" })
      }
    }
    #expect(kinds.count >= 30, "\(kinds.sorted())")
  }

  @Test func `each failure says what was found`() throws {
    let bytes = try Repository.bytes(of: "Tests/Failing/unmet.scenario")
    let (script, mistakes) = Script.parse(Source(name: "unmet.scenario", bytes: bytes))
    #expect(mistakes.map(\.message) == [])
    var count = 0
    for scenario in script.scenarios {
      let result = script.play(scenario)
      for failure in result.failures {
        let label = Explanation(failure, result).found
        #expect(Self.isFinding(label), "\(scenario.title): \(label)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private static func isFinding(_ text: String) -> Bool {
    text.contains { $0 != " " } && !text.contains("otherwise") && !text.hasSuffix(" ")
  }
}
