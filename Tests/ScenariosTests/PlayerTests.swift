import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// One player for many scenarios, within limits.
@Suite struct PlayerTests {
  @Test func `a player that has played before plays as a new one`() {
    var player = Player()
    for entry in Library.all.prefix(40) {
      for scenario in entry.script.scenarios {
        for version in [nil, OSVersion(13)] {
          let result = player.play(scenario, of: entry.script, on: version)
          let alone = entry.script.play(scenario, on: version)
          #expect(result.journal == alone.journal && result.failures == alone.failures)
          #expect(result.device == alone.device)
        }
      }
    }
  }

  @Test(arguments: Library.all)
  func `idle assumptions do not depend on kept runs`(entry: Library.Entry) {
    let script = entry.script
    let all = Array(script.scenarios.indices)
    for version in [nil, OSVersion(11)] {
      var kept = script.scenarios.map { script.play($0, on: version) }
      let failed = kept.map(\.failures.count)
      script.noteIdleAssumptions(in: &kept)
      var player = Player()
      let idle = player.idleAssumptions(of: script, among: all, under: [(version, nil)])
      #expect(all.map { idle[$0]?.count ?? 0 } == all.map { kept[$0].failures.count - failed[$0] })
    }
  }

  private static func endless(_ lines: String) throws -> Script {
    let text = """
      scenario "every minute"
      device  has authorization authorized
              user    opens app
              app     adds "a" every 1m title "A"
              user    leaves app
      \(lines)
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    return script
  }

  /// The limits of a run and of all runs together, and the limit that ends a run with its events.
  static let limits: [(run: Int, inAll: Int, stop: ScenarioResult.Limit?, events: Int?)] = [
    (300, .max, .events, 300), (.max, 300, .totalEvents, 300), (200, 300, .events, 200),
    (300, 200, .totalEvents, 200), (300, 300, .events, 300), (.max, 0, .totalEvents, 0),
    (5000, 5000, nil, nil),
  ]

  @Test(arguments: limits.indices)
  func `a run ends at the nearer of both limits of events`(index: Int) throws {
    let (most, inAll, stop, events) = Self.limits[index]
    let script = try Self.endless(#"@+2000m expect  "a" pending"#)
    let whole = script.play(script.scenarios[0])
    for interruption in [nil, { false }] as [(@Sendable () -> Bool)?] {
      var player = Player(mostEvents: most)
      player.eventsLeft = inAll
      player.isInterrupted = interruption
      let result = player.play(script.scenarios[0], of: script)
      #expect(result.stop == stop && result.events == events ?? whole.events)
      if stop == nil { #expect(result.journal == whole.journal) }
      var playback = player.begin(script.scenarios[0], script.book)
      while playback.next != nil { playback.advance() }
      #expect(playback.stop == stop && playback.events == events ?? whole.events)
    }
  }

  @Test func `an interruption is looked for every thousand events and ends a run`() throws {
    let script = try Self.endless(#"@+20000m expect  "a" pending"#)
    let whole = script.play(script.scenarios[0]).events
    let clock = Clock()
    var player = Player()
    player.isInterrupted = { clock.isOver }
    #expect(player.play(script.scenarios[0], of: script).stop == nil)
    #expect(clock.questions == whole / 1024)
    (clock.questions, clock.most) = (0, 3)
    let result = player.play(script.scenarios[0], of: script)
    #expect(result.stop == .interruption && result.end == .stopped)
    #expect(result.events == 4 * 1024)
  }

  /// A clock whose time ends after some questions.
  private final class Clock: @unchecked Sendable {
    var questions = 0
    var most = Int.max

    var isOver: Bool {
      questions += 1
      return questions > most
    }
  }

  @Test func `a journal stays within its limit of memory`() throws {
    let script = try Self.endless(#"@+10000m expect  "a" pending"#)
    var player = Player(mostJournalBytes: 1000 * Journal.bytesPerEntry)
    let result = player.play(script.scenarios[0], of: script)
    #expect(result.stop == .memory)
    #expect(result.end == .stopped)
    // What the entries have in common takes a part of the memory.
    #expect((800..<1000).contains(result.journal.entries.count))
    #expect(player.dependencies(of: result, in: script) == [])
    #expect(player.differingReadings(of: result, in: script) == [])
  }

  @Test func `the entries that failures refer to are counted`() throws {
    let lines = "@+200m\n" + String(repeating: "expect \"a\" delivered since 00:00\n", count: 400)
    let script = try Self.endless(lines.replacing("@+200m\n", with: "@+200m "))
    var player = Player()
    #expect(player.play(script.scenarios[0], of: script).failures.count == 400)
    player.mostJournalBytes = 2000 * Journal.bytesPerEntry
    let result = player.play(script.scenarios[0], of: script)
    #expect(result.stop == .memory)
    #expect((1..<200).contains(result.failures.count))
    // It failed before it was stopped, and the failure is reported.
    #expect(result.end == .failed)
  }
}
