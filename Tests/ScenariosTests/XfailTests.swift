import ScenarioParsing
import Scenarios
import Testing
import VirtualDevice
import VirtualTime

/// The failures that `xfail` allows, and steps that are expected to be impossible.
@Suite struct XfailTests {
  private func end(_ steps: String, facts: String = "", mostEvents: Int = 1000) throws
    -> ScenarioResult.End
  {
    let text = "scenario \"s\" xfail \"a known defect\"\n\(facts)\n@08:00 user opens app\n\(steps)"
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    return script.play(script.scenarios[0], mostEvents: mostEvents).end
  }

  private static let crash = "app adds \"x\" after 0s title \"X\"\n"

  @Test(arguments: [
    ("an expectation", "expect app background"),
    ("an expectation before a step that cannot happen", "expect app background\nuser opens app"),
    ("that nothing crashes", crash + "expect no crash"),
    (
      "an expectation below a step that cannot happen, and is not to",
      "user opens app\nexpect impossible\nexpect app background"
    ),
    ("that a step cannot happen", "user leaves app\nexpect impossible"),
  ])
  func `accepts`(what: String, steps: String) throws {
    #expect(try end(steps) == .failedAsExpected, "\(what)")
  }

  @Test(arguments: [
    ("a step that cannot happen", "user opens app\nexpect app background"),
    ("a crash", crash + "expect app background"),
    ("a crash below which a step cannot happen", crash + "user leaves app\nexpect app background"),
    (
      "a crash that comes between",
      "expect app foreground\n" + crash + "@09:00 expect app background"
    ),
  ])
  func `rejects`(what: String, steps: String) throws {
    #expect(try end(steps, facts: "device has authorization authorized") == .failed, "\(what)")
  }

  @Test func `rejects an exhausted budget`() throws {
    let steps = "app adds \"x\" every 1m title \"X\"\n@+9d 08:00 expect app background"
    #expect(try end(steps, mostEvents: 100) == .stopped)
    #expect(try end("expect app background\n" + steps, mostEvents: 100) == .failedAsExpected)
  }

  @Test func `rejects an unexpected delivery below an impossible step`() throws {
    let facts = "exhaustive\ndevice has authorization authorized"
    let shown = "user leaves app\napp adds \"x\" after 5m title \"X\"\n@08:10 expect no prompt\n"
    #expect(try end(shown, facts: facts) == .failedAsExpected)
    #expect(try end(shown + "user leaves app", facts: facts) == .failed)
  }

  @Test func `does not hide what a version of iOS lacks`() {
    let text = """
      scenario "s" xfail "iOS 11 has none"
      phone iOS 11
      @08:00 user opens app
      app asks for alert provisional
      expect app foreground
      """
    let mistakes = Script.parse(Source(name: "", text: text)).diagnostics.map(\.message)
    #expect(mistakes.count == 1 && mistakes[0].contains("iOS 12"))
  }

  @Test func `a step that is expected to be impossible changes nothing, and the scenario goes on`()
    throws
  {
    let text = """
      scenario "s"
      @08:00 user opens app
      user opens app
      expect impossible
      user taps action "later" on "tea"
      expect impossible
      app adds "tea" after 5m title "Tea"
      expect "tea" pending
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    let result = script.play(script.scenarios[0])
    #expect(result.failures.isEmpty && result.end == .passed)
    #expect(result.events == 3)
  }

  @Test func `a step that happens is not impossible`() throws {
    let text = "scenario \"s\"\n@08:00 user opens app\nexpect impossible"
    let script = Script.parse(Source(name: "", text: text)).script
    #expect(script.play(script.scenarios[0]).failures.map(\.reason) == [.isSo(.impossible(false))])
  }
}
