import Reports
import ScenarioParsing
import Scenarios
import Testing

@testable import belfry

/// The search for assumptions that change nothing, whose player may run out of memory.
@Suite struct IdleSearchTests {
  /// Two scenarios with an assumption that changes nothing, the first of them long.
  private static func script() throws -> Script {
    let text = """
      assume drops
      scenario "a"
      @08:00 user opens app
      repeat 300 times
      @+1m user leaves app
      user opens app
      end
      expect app foreground
      scenario "b"
      @08:00 user opens app
      expect app foreground

      """
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    return script
  }

  private static func search(_ script: Script) -> IdleSearch {
    IdleSearch(script, among: [0, 1], under: Variants(), mostEvents: .max)
  }

  @Test func `a search that runs out of memory is not kept, and its events are counted`() throws {
    let search = Self.search(try Self.script())
    for _ in 0..<2 {
      var player = Player(mostJournalBytes: 1000)
      let found = search.assumptions(of: 0, with: &player)
      #expect(found.events > 0 && found.events == player.events)
      #expect(player.hasRunOutOfMemory && search.takeEvents() == 0)
    }
    var player = Player()
    let found = search.assumptions(of: 0, with: &player)
    #expect(found.indices == [0] && found.events == 0 && !player.hasRunOutOfMemory)
    #expect(search.takeEvents() == player.events)
  }

  @Test func `a search is kept although an earlier run of its player ran out of memory`() throws {
    let search = Self.search(try Self.script())
    var player = Player()
    player.hasRunOutOfMemory = true
    #expect(search.assumptions(of: 0, with: &player) == ([0], 0))
    let events = player.events
    #expect(player.hasRunOutOfMemory && events > 0)
    #expect(search.assumptions(of: 0, with: &player) == ([0], 0))
    #expect(search.assumptions(of: 1, with: &player) == ([], 0))
    #expect(player.events == events && search.takeEvents() == events && search.takeEvents() == 0)
  }

  /// The limit counts a search whose memory did not suffice, on any number of threads.
  @Test func `the events of each search count for the scenario that began it`() throws {
    let script = try Self.script()
    var limits = Limits.run
    limits.memory = 8000
    let rules = PlayRules(
      variants: Variants(),
      isStrict: false,
      keepsReplays: false,
      limits: limits
    )
    let played = PlayedScript(script, chosen: [0, 1], rules)
    var player = rules.player()
    for number in [0, 1] {
      player.hasRunOutOfMemory = false
      let before = player.events
      let outcomes = played.play(number, with: &player)
      #expect(player.hasRunOutOfMemory)
      #expect(outcomes.events == player.events - before)
    }
    #expect(played.takeIdleEvents() == 0)
  }
}
