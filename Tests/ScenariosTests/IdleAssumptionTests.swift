import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing

/// An assumption that made no difference is reported, because its author expects one.
@Suite struct IdleAssumptionTests {
  private static let told = """
    scenario "denied"
    device  has authorization denied
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            expect  app foreground

    """
  private static let untold = told.replacing("denied", with: "authorized")

  /// The lines of the assumptions that changed nothing, when these scenarios are played.
  private func idle(_ text: String, played: (Scenario) -> Bool = { _ in true }) throws -> [Int] {
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    var results = script.scenarios.filter(played).map { script.play($0) }
    script.noteIdleAssumptions(in: &results)
    return results.flatMap { result in
      result.failures.map { failure -> Int in
        guard case .idle(let index) = failure.reason else { return -1 }
        return Int(result.scenario.setting.assumed[index].place.line)
      }
    }
  }

  @Test func `it is idle where its question is never asked`() throws {
    #expect(try idle("assume error-1\n" + Self.untold) == [1])
    #expect(try idle("assume error-1\n" + Self.told) == [])
  }

  @Test func `an assumption for several scenarios has to matter in one of them`() throws {
    let both = Self.untold + Self.told.replacing("\"denied\"", with: "\"another\"")
    #expect(try idle("assume error-1\n" + both) == [])
    #expect(try idle("assume error-1\n" + Self.untold) == [1])
  }

  @Test func `nothing is reported before all variants were played`() throws {
    let two = Self.untold + Self.untold.replacing("\"authorized\"", with: "\"another\"")
    #expect(try idle("assume error-1\n" + two) == [1])
    #expect(try idle("assume error-1\n" + two, played: { $0.title == "another" }) == [])
    #expect(
      try idle("assume error-1\n" + two.replacing("\"another\"", with: "\"b\" skip \"no\"")) == []
    )
  }

  @Test func `each row of a table can assume its own side`() throws {
    let rows = """
      table sides
      | side         | status     |
      | error-1      | denied     |
      | keeps-unseen | authorized |

      scenario "<side>" each sides
      assume  <side>
      device  has authorization <status>
      @08:00  user    opens app
              app     adds "water" after 30m title "Drink water"
              expect  app foreground

      """
    #expect(try idle(rows) == [7])
  }

  @Test func `an expectation that was not met is reported first`() throws {
    let failing = Self.untold.replacing("app foreground", with: "app background")
    #expect(try idle("assume error-1\n" + failing) == [-1])
  }
}

/// Played under several versions, an assumption has to matter under one of them.
@Suite struct IdleUnderVersionsTests {
  /// The failures of a story, run by run, in which a provisional notification is kept.
  private func failures(_ text: String, on versions: [OSVersion?]) throws -> [Int] {
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    var runs = versions.map { version in script.scenarios.map { script.play($0, on: version) } }
    script.noteIdleAssumptions(in: &runs)
    return runs.map { $0.reduce(0) { $0 + $1.failures.count } }
  }

  private static let idle = """
    scenario "the app keeps nothing"
    assume  list-only
    device  has authorization authorized
    @08:00  user    opens app
            expect  authorization authorized

    """

  private static let onOneVersion = """
    phone iOS 18.0

    scenario "asked twice"
    assume  asks-twice
    device  has authorization authorized
    app     reacts to willPresent with banner
    @08:00  user    opens app
            device  receives push "p" title "P"
            expect  app foreground

    """

  @Test func `an assumption that no version consults fails under each`() throws {
    #expect(try failures(Self.idle, on: [nil]) == [1])
    #expect(try failures(Self.idle, on: [17]) == [1])
    #expect(try failures(Self.idle, on: [11, 17]) == [1, 1])
  }

  @Test func `an assumption that one version consults is not idle`() throws {
    #expect(try failures(Self.onOneVersion, on: [nil]) == [0])
    #expect(try failures(Self.onOneVersion, on: [17, OSVersion(18, 0)]) == [0, 0])
    #expect(try failures(Self.onOneVersion, on: [17]) == [1])
  }
}
