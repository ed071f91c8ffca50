import Exploration
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The table of disturbances, and what is a surprise.
@Suite struct DisturbanceTests {
  @Test func `each name has one row, and each row rules that exist`() {
    #expect(Set(Disturbance.all.map(\.name)) == Set(DisturbanceName.allCases))
    #expect(Disturbance.all.count == DisturbanceName.allCases.count)
    let topics = Set(Law.rules.map(\.topic))
    for row in Disturbance.all {
      for rule in row.rules {
        let isTopic = rule.hasSuffix(".*") && topics.contains(String(rule.dropLast(2)))
        #expect(isTopic || Law.rule(named: rule) != nil, "\(row.id) announces \(rule)")
      }
      #expect(!row.reports.isEmpty && row.summary.hasSuffix("."))
    }
  }

  @Test func `the default set has nine rows`() {
    #expect(
      Disturbance.all.filter(\.isDefault).map(\.id) == [
        "reboot", "permission", "force-quit", "delegate-late", "zone", "clocks", "limit",
        "cleared", "scene",
      ]
    )
  }

  private static let cold = "device has authorization authorized\n" + Story.coldTap

  private static func found(
    _ lines: String,
    _ names: [DisturbanceName] = [.reboot],
    mostLives: Int? = nil
  ) throws -> Perturbation {
    let text = "scenario \"a\"\n" + lines
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    var perturbing = Perturbing(
      Disturbance.all.filter { names.contains($0.name) },
      budget: Budget(mostLives: mostLives)
    )
    return perturbing.perturb(script.scenarios[0], of: script)
  }

  @Test func `lives with one cause are one surprise, by the rule that the disturbance brings in`()
    throws
  {
    let found = try Self.found(Self.cold)
    try #require(found.surprises.count == 1)
    let surprise = found.surprises[0]
    #expect(surprise.consequence == .response)
    #expect(surprise.namedRule.map { Law.rule($0).id } == "response.no-delegate-loses-the-tap")
    #expect(surprise.place.line == 8)
    #expect(surprise.count > 1 && surprise.count < found.lives)
  }

  @Test func `a tolerated disturbance is counted and not reported`() throws {
    let fact = "tolerates reboot because \"the tea is cold then\"\n"
    let found = try Self.found(fact + Self.cold, [.reboot, .forceQuit])
    #expect(found.surprises.map(\.disturbance.name) == [.forceQuit])
    #expect(found.tolerated.map(\.name) == [.reboot])
    #expect((found.tolerated.first?.count ?? 0) > 1)
  }

  @Test func `a scenario that has the disturbance itself is not surprised by it`() throws {
    let restart = "@07:00 device reboots\n  user unlocks device\n"
    let lines = Self.cold.replacing("@08:00", with: restart + "@08:00")
    let found = try Self.found(lines)
    #expect(found.undisturbed == .passed)
    #expect(found.lives == 0 && found.surprises.isEmpty)
  }

  @Test func `a scenario of a whole year has both changes of the clocks itself`() throws {
    func lines(_ days: Int) -> String {
      """
      zone America/New_York
      start 2026-01-10 07:00
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" daily at 02:30 title "Tea"
        user leaves app
      @+\(days)d 02:30 expect "tea" delivered \(days) times
      """
    }
    #expect(try Self.found(lines(20), [.clocks]).lives > 0)
    #expect(try Self.found(lines(360), [.clocks]).lives == 0)
  }

  @Test func `the state of a process is an announced breakage`() throws {
    let found = try Self.found(
      """
      @08:00 user opens app
        user leaves app
        expect app background
      """
    )
    #expect(found.surprises.isEmpty)
    #expect(found.expected.map(\.breakage.disturbance) == [.reboot])
  }

  @Test func `an event that falls into another window is no surprise`() throws {
    let found = try Self.found(
      """
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" every 1h title "Tea"
        user leaves app
      @08:30 expect "tea" pending
      @11:30 expect "tea" delivered 3 times
      """,
      [.zone, .cleared]
    )
    #expect(found.lives > 2)
    #expect(found.surprises.isEmpty)
  }

  @Test func `a step that becomes impossible is no surprise`() throws {
    let found = try Self.found(
      """
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "tea" after 10m title "Tea"
        user leaves app
      @08:10 expect "tea" delivered
        user taps "tea"
        expect tap on "tea" received
      """,
      [.cleared]
    )
    #expect(found.lives > 0)
    #expect(found.surprises.isEmpty)
  }

  @Test func `an exhaustive scenario whose life ends early reports no delivery`() throws {
    let found = try Self.found(
      """
      exhaustive
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "tea" after 10m title "Tea"
        user leaves app
      @08:10 expect "tea" delivered
        user taps "tea"
        app adds "milk" after 10m title "Milk"
        user leaves app
      @08:20 expect "milk" delivered
      """,
      [.cleared]
    )
    #expect(found.lives > 0)
    #expect(found.surprises.isEmpty)
  }

  @Test func `a red scenario is not played`() throws {
    let found = try Self.found("@08:00 user opens app\n  expect app background\n")
    #expect(found.undisturbed.isRed && found.lives == 0)
  }

  @Test func `a budget keeps what was found`() throws {
    let whole = try Self.found(Self.cold)
    let part = try Self.found(Self.cold, mostLives: 5)
    #expect(part.isPartial && !whole.isPartial)
    #expect(part.lives + part.refused == 5)
    #expect(part.surprises.count == 1)
  }

  @Test func `a copied run has the result of a run from the first step`() throws {
    let text = "scenario \"a\"\n" + Self.cold
    let (script, _) = Script.parse(Source(name: "a.scenario", text: text))
    let scenario = script.scenarios[0]
    var player = Player()
    var trunk = player.begin(scenario, script.book)
    for _ in 0..<3 { trunk.advance() }
    var copy = trunk
    copy.insert([
      Step(.event(.device(.reboots)), at: scenario.steps[2].instant, place: scenario.place)
    ])
    while copy.next != nil, copy.obstacle == nil { copy.advance() }
    while trunk.next != nil { trunk.advance() }
    #expect(trunk.finished().result.journal == player.play(scenario, of: script).journal)
    #expect(trunk.finished().failures.isEmpty)
    // The phone is locked after the restart: the user cannot leave the app, which does not run.
    #expect(copy.obstacle != nil)
    #expect(copy.journal.entries.count != trunk.journal.entries.count)
  }

  @Test func `a scenario that overrides a fact of its file is shrunk`() throws {
    let text = "start 2026-03-06 07:00\n\nscenario \"a\"\nstart 2026-03-07 07:00\n" + Self.cold
    let shrunk = try Self.shrunk(text, .reboot)
    #expect(shrunk.text.contains("reboots"))
  }

  @Test func `a notification that no code adds has the rule that stopped the code`() throws {
    let text = """
      scenario "a"
      place "office" 52.52,13.405 radius 300m
      app reacts to enter "office" adding "badge" now title "Your badge"
      device has location always
      device has authorization authorized
      @08:00 user opens app
        app monitors "office"
        user leaves app
      @09:00 device moves to "office"
      @09:01 expect "badge" delivered
      """
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    var perturbing = Perturbing(Disturbance.all.filter { $0.name == .reboot })
    let found = perturbing.perturb(script.scenarios[0], of: script)
    try #require(found.surprises.count == 1)
    let rule = found.surprises[0].namedRule.map { Law.rule($0).id }
    #expect(rule == "restart.regions-wait-for-relaunch")
    // Without the line that unlocks the phone, another rule would be the cause.
    #expect(try Self.shrunk(text, .reboot).text.contains("unlocks device"))
  }

  @Test func `a date in the zone of another place is meant as an instant`() throws {
    let pinned = """
      device has authorization authorized
      zone Europe/Berlin
      start 2026-01-05 07:00
      @08:00 user opens app
        app adds "call" matching hour 21 minute 0 zone Europe/Berlin repeating title "Call"
        user leaves app
      @21:00 expect "call" delivered
      """
    #expect(try Self.found(pinned, [.zone]).surprises.count == 1)
    let abroad = pinned.replacing(
      "hour 21 minute 0 zone Europe/Berlin",
      with: "hour 20 minute 0 zone Europe/London"
    )
    let found = try Self.found(abroad, [.zone])
    #expect(found.undisturbed == .passed && found.lives > 0 && found.surprises.isEmpty)
  }

  @Test func `the number of pending requests is no surprise with more requests`() throws {
    let lines = """
      device has authorization authorized
      @08:00 user opens app
        repeat 12 times as n
        app adds "<n>" daily at 20:<n> title "<n>"
        end
        expect pending 12 requests
      """
    let found = try Self.found(lines, [.limit])
    #expect(found.lives > 0 && found.surprises.isEmpty)
    #expect(!found.expected.isEmpty)
  }

  private static func shrunk(_ text: String, _ name: DisturbanceName) throws -> ShrunkLife {
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    var perturbing = Perturbing(Disturbance.all.filter { $0.name == name })
    let surprise = try #require(perturbing.perturb(script.scenarios[0], of: script).surprises.first)
    var shrinking = Shrinking()
    let shrunk = shrinking.shrink(surprise)
    return try #require(shrunk)
  }
}
