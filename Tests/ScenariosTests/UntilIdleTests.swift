import Testing
import VirtualDevice
import VirtualTime

@testable import ScenarioParsing
@testable import Scenarios

/// Times in the margin that only the run shows.
@Suite struct UntilIdleTests {
  private let story = """
    scenario "s"
    device has authorization authorized
    @08:00 user opens app
    app adds "tea" after 5m title "Tea"
    app adds "cake" after 2d title "Cake"
    user leaves app

    """

  @Test func `time goes on to the last thing that is due, and relative times count from it`() throws
  {
    let result = try play(
      story + "@until idle expect \"cake\" delivered\nexpect \"tea\" delivered\n"
        + "@+1h user opens app\nexpect app foreground\n"
    )
    #expect(result.failures.isEmpty)
    let steps = result.scenario.steps
    let idle = steps[4].instant - steps[0].instant
    #expect(idle == Interval(seconds: 2 * 86_400 + 5))
    #expect(steps[6].instant - steps[4].instant == .hour && steps[7].instant == steps[6].instant)
  }

  @Test func `a replay of a result ends where the result ended`() throws {
    let script = try read(story + "@until idle expect \"cake\" delivered\n")
    let first = script.play(script.scenarios[0])
    let second = script.play(first.scenario)
    #expect(
      first.scenario == second.scenario
        && first.journal.entries.count == second.journal.entries.count
    )
    #expect(script.play(script.scenarios[0], assuming: []).scenario == first.scenario)
  }

  @Test func `an idle phone stays at its time`() throws {
    let result = try play(
      "scenario \"s\"\n@08:00 user opens app\n@until idle expect app foreground\n"
    )
    #expect(result.failures.isEmpty)
    #expect(result.scenario.steps[1].instant == result.scenario.steps[0].instant)
  }

  @Test func `the end of a day that an app observes is nothing that is due`() throws {
    let result = try play(
      story + "app observes NSCalendarDayChanged\n@until idle expect \"cake\" delivered\n"
    )
    #expect(result.failures.isEmpty, "\(result.failures)")
  }

  @Test func `a request that repeats never ends, and the failure names it`() throws {
    let result = try play(
      story + "app adds \"pill\" every 1h title \"Pill\"\n@until idle expect \"pill\" delivered\n"
        + "expect \"tea\" delivered\n"
    )
    #expect(result.failures.count == 1)
    guard case .neverIdle(let name?, wakeups: 10_000) = result.failures[0].reason else {
      Issue.record("\(result.failures)")
      return
    }
    #expect(result.book[name.identifier] == "pill" && result.end == .failed)
  }

  @Test func `a yearly request ends with the calendar`() throws {
    let result = try play(
      story + "app adds \"pill\" yearly on 05-30 at 09:00 title \"Pill\"\n"
        + "@until idle expect no request pending\n"
    )
    #expect(result.events < 1_000 && result.stop == nil, "\(result.failures)")
  }

  @Test(arguments: [
    ("@until 09:00 user locks device", MistakeKind.untilForm),
    ("@until", .untilForm),
    ("@until idle user locks device\n@23:00 user unlocks device", .clockAfterIdle),
    ("@until idle user locks device\n@+1d 09:00 user unlocks device", .clockAfterIdle),
    ("@until idle user locks device\n@Tue 09:00 user unlocks device", .clockAfterIdle),
    ("@until idle expect no sound since 08:00", .sinceAfterIdle),
    ("repeat 2 times\n@until idle user locks device\nend", .timeInRepeat),
    ("@idle user locks device", .unknownMargin),
  ])
  func `a time that only the run shows refuses times of the clock`(
    _ lines: String,
    _ kind: MistakeKind
  ) {
    let text = story + lines + "\nexpect no crash\n"
    let kinds = Script.parse(Source(name: "", text: text)).diagnostics.map(\.kind)
    #expect(kinds.first == kind, "\(kinds)")
  }

  @Test func `the printer and the formatter keep the words together`() throws {
    let text = """
      scenario "s"
      @08:00       user    opens app
      @until idle  expect  app foreground

      """
    #expect(String(decoding: Source(name: "", text: text).formatted(), as: UTF8.self) == text)
    let script = try read(text)
    #expect(script.scenarios[0].steps[1].gutter?.text == "@until idle")
  }

  private func play(_ text: String) throws -> ScenarioResult {
    let script = try read(text)
    return script.play(script.scenarios[0])
  }

  private func read(_ text: String) throws -> Script {
    let reading = Script.parse(Source(name: "", text: text))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
    return reading.script
  }
}
