import BelfryExploration
import ScenarioParsing
import Scenarios
import Synchronization
import Testing

/// Expects that surprises fail the test, and returns what was found.
func surprises(_ body: () async -> PhonePerturbation) async throws -> PhonePerturbation {
  var found: PhonePerturbation?
  let texts = Mutex<[String]>([])
  await withKnownIssue {
    found = await body()
  } matching: { issue in
    texts.withLock { $0 += issue.comments.map(\.rawValue) }
    return issue.comments.contains { $0.rawValue.hasPrefix("surprise: ") }
  }
  #expect(texts.withLock { $0 }.contains { $0.contains("life     ") })
  for surprise in found?.surprises ?? [] {
    let (script, mistakes) = Script.parse(Source(name: "a", text: surprise.scenario))
    #expect(mistakes.isEmpty)
    #expect(surprise.scenario.linesOfSteps <= 8, "\(surprise.scenario)")
    // A misuse of a framework is nothing that a line of a scenario can expect.
    guard surprise.consequence != "the app misuses a framework" else { continue }
    #expect(script.play(try #require(script.scenarios.first)).failures.count == 1)
  }
  return try #require(found)
}

extension String {
  /// The number of steps and expectations of a script, a repeated one counting once.
  fileprivate var linesOfSteps: Int {
    split(separator: "\n").count { line in
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      return switch words.prefix(2).joined(separator: " ") {
      case "app has", "device has": false
      case let start: ["app ", "user ", "device ", "expect "].contains(where: start.hasPrefix)
      }
    }
  }
}
