import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing

/// A run knows which open questions its outcome rests on.
@Suite struct ReplayTests {
  private static let story = """
    scenario "denied"
    device  has authorization denied
    FACT
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            expect  add "water" EXPECTED

    """

  private func outcome(_ fact: String, _ expected: String) throws -> (names: [String], [Reading]) {
    let text = Self.story.replacing("FACT", with: fact).replacing("EXPECTED", with: expected)
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    let result = script.play(script.scenarios[0])
    #expect(result.isPassed)
    let names = script.dependencies(of: result).map {
      "\(Law.dispute($0.dispute).id): \($0.side), not \($0.others.joined(separator: " or "))"
    }
    return (names, script.differingReadings(of: result))
  }

  @Test func `it names the dispute, the side in force and those that would change it`() throws {
    let (names, readings) = try outcome("", "succeeds")
    #expect(names == ["add-when-denied: drops, not error-1"])
    #expect(readings == [.apple])
  }

  @Test func `a replay that ends differently is handed out`() throws {
    let text = Self.story.replacing("FACT", with: "").replacing("EXPECTED", with: "succeeds")
    let (script, _) = Script.parse(Source(name: "", text: text))
    var player = Player()
    let result = player.play(script.scenarios[0], of: script)
    var replays: [Replay] = []
    let dependencies = player.dependencies(of: result, in: script) { replays.append($0) }
    #expect(replays.map(\.side.name) == dependencies.flatMap(\.others))
    #expect(replays.map(\.side.dispute) == dependencies.map(\.dispute))
    #expect(replays.allSatisfy { !$0.result.isPassed })
  }

  @Test func `an assumed dispute is settled`() throws {
    let (names, _) = try outcome("assume error-1", "fails with notificationsNotAllowed")
    #expect(names == [])
  }

  @Test func `a reading that the scenario states is compared with the others`() throws {
    let (_, readings) = try outcome("reading seeds", "succeeds")
    #expect(readings == [.apple])
  }

  @Test func `a run that was stopped does not name disputes`() throws {
    let text = Self.story.replacing("FACT", with: "").replacing("EXPECTED", with: "succeeds")
    let (script, _) = Script.parse(Source(name: "", text: text))
    let result = script.play(script.scenarios[0], mostEvents: 2)
    #expect(result.isStopped)
    #expect(script.dependencies(of: result, mostEvents: 2) == [])
  }
}
