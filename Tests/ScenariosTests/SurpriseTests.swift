import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// Occurrences that no line expects, in exhaustive scenarios.
@Suite struct SurpriseTests {
  @Test(arguments: SurpriseKind.allCases)
  func `an occurrence that no line expects fails, of its kind alone`(_ kind: SurpriseKind) throws {
    let steps = """
      device has location always
      place "office" 52.52,13.405 radius 200m
      @08:00 user opens app
      app adds "early" after 30s title "Early"
      @08:01 app asks for alert sound
      user answers "Allow"
      app monitors "office"
      app adds "tea" after 5m title "Tea" sound
      user leaves app
      @08:07 device moves to "office"
      @08:10 expect app background

      """
    let found = try surprises("exhaustive \(kind.plural)", steps)
    #expect(found.map(\.kind) == (kind == .prompt ? [] : [kind]), "\(found)")
  }

  @Test func `a prompt that no line expects or answers fails at the line that asks`() throws {
    let steps = """
      @08:00 user opens app
      app asks for alert
      @08:01 expect app foreground

      """
    let found = try surprises("exhaustive prompts", steps)
    #expect(found.map(\.kind) == [.prompt] && found.map(\.line) == [4])
    #expect(try surprises("exhaustive prompts", steps + "expect prompt").isEmpty)
    #expect(try surprises("exhaustive prompts", steps + "user answers \"Allow\"").isEmpty)
    #expect(try surprises("exhaustive", steps).isEmpty)
  }

  @Test func `a sound is expected by as and by sounded, but not by a delivery alone`() throws {
    let steps = """
      device has authorization authorized
      @08:00 user opens app
      app adds "tea" after 5m title "Tea" sound
      user leaves app
      @08:05 expect "tea" delivered
      """
    #expect(try surprises("exhaustive sounds", steps).map(\.kind) == [.sound])
    #expect(try surprises("exhaustive sounds", steps + " as banner list sound").isEmpty)
    #expect(try surprises("exhaustive sounds", steps + "\nexpect \"tea\" sounded").isEmpty)
  }

  @Test func `an unexpected delivery with a sound is one surprise`() throws {
    let steps = """
      device has authorization authorized
      @08:00 user opens app
      app adds "tea" after 5m title "Tea" sound
      user leaves app
      @08:05 expect app background
      """
    #expect(try surprises("exhaustive deliveries sounds", steps).map(\.kind) == [.delivery])
  }

  @Test func `what a line denies is reported once`() throws {
    let text = """
      scenario "s"
      exhaustive deliveries sounds
      device has authorization authorized
      @08:00 user opens app
      app adds "tea" after 5m title "Tea" sound
      user leaves app
      @08:05 expect no notification delivered
      """
    let script = try read(text)
    #expect(script.play(script.scenarios[0]).failures.count == 1)
  }

  @Test func `the kinds of a scenario replace those of its file`() throws {
    let script = try read(
      "exhaustive drops\nscenario \"s\"\nexhaustive prompts\nexpect no prompt\n"
    )
    #expect(script.scenarios[0].setting.exhaustive == [.prompt])
    let twice = Script.parse(
      Source(name: "", text: "exhaustive drops\nexhaustive\nscenario \"s\"\nexpect no prompt\n")
    )
    #expect(twice.diagnostics.map(\.kind) == [.factConflict])
  }

  private func surprises(
    _ fact: String,
    _ steps: String
  ) throws -> [(kind: SurpriseKind, line: Int32)] {
    let script = try read("scenario \"s\"\n\(fact)\n\(steps)")
    return script.play(script.scenarios[0]).failures.compactMap { failure in
      guard case .unexpected(_, let kind) = failure.reason else {
        Issue.record("\(failure)")
        return nil
      }
      return (kind, Int32(script.scenarios[0].steps[failure.step].place.line))
    }
  }

  private func read(_ text: String) throws -> Script {
    let reading = Script.parse(Source(name: "", text: text))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
    return reading.script
  }
}
