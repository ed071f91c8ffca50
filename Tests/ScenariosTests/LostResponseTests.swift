import Testing
import VirtualDevice

@testable import ScenarioParsing
@testable import Scenarios

/// A response that no delegate receives fails a scenario in which no line expects that.
@Suite struct LostResponseTests {
  /// Steps after which a response is lost, or is not, with the kind of loss.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var facts = ""
    var steps: String
    var fails: Bool
  }

  static let head = """
    @08:00 user opens app
    app sets categories "chat" with actions "mute" "reply" textInput customDismissAction and "plain"
    app adds "ada" after 10m title "Ada" category "chat"
    app adds "bob" after 11m title "Bob" category "plain"
    app adds "eve" after 11m title "Eve" category "chat"
    user leaves app

    """

  private static let late = """
    device terminates app
    user taps "ada"
    app sets delegate

    """
  private static let mute = "user taps action \"mute\" on \"ada\"\n"

  static let cases = [
    Case(testDescription: "a plain tap", steps: "user taps \"ada\"\n", fails: false),
    Case(testDescription: "a tap before the delegate", steps: late, fails: true),
    Case(
      testDescription: "a tap without didReceive",
      facts: "app reacts to willPresent never\n",
      steps: "user taps \"ada\"\n",
      fails: true
    ),
    Case(
      testDescription: "a tap after the release",
      facts: "app has delegate\n",
      steps: "app releases delegate\nuser taps \"ada\"\n",
      fails: true
    ),
    Case(testDescription: "an action", steps: mute, fails: true),
    Case(testDescription: "a text", steps: "user replies \"no\" to \"ada\"\n", fails: true),
    Case(testDescription: "a dismissal", steps: "user clears \"ada\"\n", fails: true),
    Case(testDescription: "an unasked dismissal", steps: "user clears \"bob\"\n", fails: false),
    Case(
      testDescription: "a scene with the response",
      facts: "app has scene manifest\n",
      steps: "user force-quits app\nuser taps \"ada\"\n",
      fails: false
    ),
    Case(
      testDescription: "an app that ignores responses",
      facts: "app ignores responses\n",
      steps: mute + "user replies \"no\" to \"eve\"\n",
      fails: false
    ),
    Case(
      testDescription: "a received action",
      facts: "app has delegate\n",
      steps: mute,
      fails: false
    ),
    Case(
      testDescription: "an expected loss",
      steps: mute + "expect action \"mute\" on \"ada\" lost\n",
      fails: false
    ),
    Case(
      testDescription: "a denied response",
      steps: mute + "expect action \"mute\" on \"ada\" not received\n",
      fails: false
    ),
    Case(
      testDescription: "another expected loss",
      steps: "user clears \"ada\"\nuser taps action \"mute\" on \"eve\"\n"
        + "expect dismissal of \"ada\" lost\n",
      fails: true
    ),
  ]

  private func play(_ steps: String, facts: String = "") throws -> ScenarioResult {
    try play(
      script: "scenario \"s\"\ndevice has authorization authorized\n\(facts)\(Self.head)@08:12 "
        + "expect \"ada\" listed\n\(steps)expect authorization authorized\n"
    )
  }

  private func play(script text: String) throws -> ScenarioResult {
    let script = try read(text)
    return script.play(script.scenarios[0])
  }

  private func read(_ text: String) throws -> Script {
    let (script, mistakes) = Script.parse(Source(name: "s", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    return script
  }

  private func isLoss(_ failure: Failure) -> Bool {
    if case .lost = failure.reason { true } else { false }
  }

  @Test(arguments: cases) func `a lost response fails, and no other`(one: Case) throws {
    let result = try play(one.steps, facts: one.facts)
    #expect(result.failures.map(isLoss) == (one.fails ? [true] : []))
    #expect(result.end == (one.fails ? .failed : .passed))
  }

  @Test func `each row of the table has a reason, and the kinds that fail are these`() {
    #expect(ResponseLoss.allCases.filter(\.isFailure) == [.tap, .action, .reply, .dismissal])
    for kind in ResponseLoss.allCases {
      #expect(kind.row.reason.last == "." && !kind.row.name.isEmpty)
    }
  }

  @Test func `the failure is at the step, and names the reason and lines that help`() throws {
    let script = try read(
      """
      scenario "s"
      device has authorization authorized
      \(Self.head)@08:12 user taps action "mute" on "ada"
      app adds "again" after 5m title "Again"
      expect "ada" not listed
      """
    )
    var player = Player()
    let played = player.play(script.scenarios[0], of: script)
    let result = player.explained(played, of: script)
    let failure = try #require(result.failures.first)
    #expect(result.failures.count == 1 && result.scenario.steps[failure.step].place.line == 9)
    guard case .missed(let missed)? = failure.remarks.first else {
      Issue.record("no reason")
      return
    }
    #expect(missed.delegate == .none)
    #expect(
      failure.remedies.map { $0.map { $0.text(in: result.scenario, result.book) } } == [
        ["app reacts to action \"mute\" on \"ada\" adding \"again\" after 5m title \"Again\""],
        ["app has delegate"],
      ]
    )
  }

  @Test func `a line that expects the response reports its loss alone`() throws {
    let result = try play(Self.mute + "expect action \"mute\" on \"ada\" received\n")
    #expect(result.failures.count == 1 && !result.failures.contains(where: isLoss))
  }

  @Test func `the loss is reported before what follows from it, also if the run ends early`() throws
  {
    let later = try play(Self.mute + "expect \"ada\" listed\n")
    #expect(later.failures.map(isLoss) == [true, false])
    let early = try play(Self.mute + "user taps \"ada\"\n")
    #expect(early.failures.map(isLoss) == [true, false])
    guard case .impossible = early.failures.last?.reason else {
      Issue.record("the step was possible")
      return
    }
  }

  @Test func `xfail does not cover a loss`() throws {
    let result = try play(
      script: "scenario \"s\" xfail \"known\"\ndevice has authorization authorized\n\(Self.head)"
        + "@08:12 \(Self.mute)expect \"ada\" listed\n"
    )
    #expect(result.end == .failed)
  }

  @Test func `the words of earlier releases are completed by playing them`() throws {
    let text = """
      scenario "one"
      device has authorization authorized
      \(Self.head)@08:12 user taps action "mute" on "ada"
      user clears "bob"
      expect "bob" not listed

      scenario "two"
      device has authorization authorized
      app has delegate
      \(Self.head)@08:12 user taps action "mute" on "ada"
      expect action "mute" on "ada" received

      """
    let source = Source(name: "s", text: text)
    let script = try read(text)
    let changed = String(decoding: source.expectingLosses(in: [script]), as: UTF8.self)
    let step = "user taps action \"mute\" on \"ada\"\n"
    let expected = text.replacing(
      step + "user",
      with: step + "expect action \"mute\" on \"ada\" lost\nuser"
    )
    #expect(changed == expected)
    #expect(
      String(decoding: source.expectingLosses(in: [try read(changed)]), as: UTF8.self) == text
    )
  }
}
