import Support
import Testing

/// `belfry.facts`, which every script below its folder includes first.
@Suite struct BaseFactsTests {
  static let script = """
    scenario "a request that is added while denied"
    device has authorization denied
    @08:00 user opens app
           app adds "tea" after 1m title "Tea"
           expect add "tea" fails with notificationsNotAllowed
    """

  @Test func `every script below the folder includes the facts, and the last line names them`()
    throws
  {
    let scratch = try Scratch([
      "s/belfry.facts": "reading apple\n", "s/sub/a.scenario": Self.script,
      "other/a.scenario": Self.script,
    ])
    let below = try scratch.belfry("run", "s")
    #expect(below.status == 0, "\(below.output)")
    #expect(below.output.contains("side error-1"))
    #expect(below.output.hasSuffix("\nwith the facts of s/belfry.facts\n"), "\(below.output)")
    let beside = try scratch.belfry("run", "other")
    #expect(beside.status == 1)
    #expect(!beside.output.contains("belfry.facts"))
  }

  @Test func `a script and an inner folder override the facts`() throws {
    let scratch = try Scratch([
      "belfry.facts": "reading seeds\n", "s/belfry.facts": "reading apple\n",
      "s/a.scenario": Self.script, "s/b.scenario": "reading field\n" + Self.script,
    ])
    let outcome = try scratch.belfry("run", "s")
    #expect(outcome.output.contains("1 passed, 1 failed"), "\(outcome.output)")
    #expect(outcome.output.contains("\nwith the facts of belfry.facts, s/belfry.facts\n"))
  }

  @Test func `a mistake in the facts is reported at its line`() throws {
    let scratch = try Scratch(["belfry.facts": "reading aple\n", "a.scenario": Self.script])
    let outcome = try scratch.belfry("run", "a.scenario")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("--> belfry.facts:1:9"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("include in"))
  }
}
