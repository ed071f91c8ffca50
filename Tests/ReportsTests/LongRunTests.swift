import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing
import VirtualDevice

/// Of a long run a report shows the beginning, the end and what failed, and says how much it leaves
/// out.
@Suite struct LongRunTests {
  /// Shows a notification every minute and expects `count` times that there was none.
  private static func play(expecting count: Int) throws -> (Script, ScenarioResult) {
    let text = """
      scenario "long"
      device has authorization authorized
      @08:00 user opens app
      app adds "tea" every 60s title "Tea"
      user leaves app
      \(String(repeating: "@+1000m expect \"tea\" not delivered\n", count: count))\
      @+1000m expect app background

      """
    let (script, mistakes) = Script.parse(Source(name: "long.scenario", text: text))
    #expect(mistakes.isEmpty, "\(mistakes.map(\.message))")
    return (script, script.play(try #require(script.scenarios.first)))
  }

  @Test func `the ends can be looked at, and each failure between them`() throws {
    let failures = 2
    let (script, result) = try Self.play(expecting: failures)
    #expect(result.failures.count == failures)
    let data = playedJSON(of: Outcome(result: result), from: script.sources)
    let entries = data.matches(of: /"entries" : (\d+),/).compactMap { Int($0.1) }
    // Beside the first 666 and the last 333 instants there are the failures between them.
    #expect(entries.count == 666 + 333 + failures)
    #expect(entries == entries.sorted() && Set(entries).count == entries.count)
    #expect(entries.last == result.journal.entries.count)
    let failed = result.failures.map { failure in
      let instant = result.scenario.steps[failure.step].instant
      return result.journal.entries.prefix { $0.moment.instant <= instant }.count
    }
    #expect(Set(failed).isSubset(of: entries))
  }

  @Test func `the middle of a long life is counted, and not told`() throws {
    let (script, result) = try Self.play(expecting: 1)
    let palette = Palette(isColored: false)
    let why = try #require(whyText("tea", in: result, from: script.sources, palette))
    let about = result.journal.entries.count { $0.effect.name != nil }
    #expect(why.contains("\n… \(about - 200) more entries …\n"))
    // Beside these 200 entries there is what led to them.
    #expect((200..<210).contains(why.matches(of: /(?m)^2026.*"tea"/).count))
    let end = try #require(result.journal.entries.last { $0.effect.name != nil })
    #expect(why.matches(of: /(?m)^2026\S+ \S+/).last.map { String($0.0) } == end.moment.fullText)
  }
}
