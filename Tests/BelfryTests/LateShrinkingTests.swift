import Exploration
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import belfry

/// The time that ends after the last life, before all surprises are shortened.
@Suite struct LateShrinkingTests {
  /// A scenario with more surprises than are shortened late.
  private static func task() throws -> PerturbTask {
    let text = """
      scenario "a"
      device  has authorization authorized
      \(Story.coldTap)
      """
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    let idle = IdleSearch(script, among: [0], under: Variants(), mostEvents: .max)
    return PerturbTask(chosen: .init(script: script, number: 0, place: 1, idle: idle))
  }

  /// A clock whose time ends after some questions.
  private final class Clock: @unchecked Sendable {
    var left: Int
    init(_ left: Int) { self.left = left }

    func stop() -> LimitReached? {
      left -= 1
      return left < 0 ? LimitReached(.time, 30) : nil
    }
  }

  @Test func `surprises that the time did not allow to shorten are counted`() throws {
    let task = try Self.task()
    var late = 0
    for questions in 0..<200 {
      let clock = Clock(questions)
      var console = Console.keeping()
      var run = PerturbRun(
        Disturbance.all,
        Budget(stop: { clock.stop() }),
        .perturb,
        Shrinking(),
        jobs: 1,
        most: nil,
        folder: nil,
        into: PerturbReport(RunScope(release: "", inputs: "", options: []), zones: "")
      )
      try run.play([task], &console, nil)
      let summary = run.report.summary()
      let isShort = run.report.rows.flatMap(\.surprises).allSatisfy { $0.shrunk != nil }
      guard run.report.isPartial else {
        #expect(!summary.contains("ended early"), "\(summary)")
        break
      }
      #expect(summary.contains("ended early by --timeout 30s: "), "\(summary)")
      guard summary.contains(" not shortened") else { continue }
      #expect(!isShort && run.report.json.contains("\"notShortened\""), "\(summary)")
      if !summary.contains("not all lives") { late += 1 }
    }
    #expect(late > 0)
  }
}
