import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import Testing

/// Runs of one scenario under several versions or readings, side by side.
@Suite struct VariantTests {
  private static let story = """
    phone iOS 17
    scenario "denied"
    device  has authorization denied
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            expect  add "water" succeeds

    """

  private func report(_ text: String, _ variants: Variants) throws -> String {
    let (script, mistakes) = Script.parse(Source(name: "x.scenario", text: text))
    try #require(mistakes.map(\.message) == [])
    let outcomes = script.scenarios.flatMap { scenario in
      variants.all.map {
        Outcome(result: script.play(scenario, on: $0.version, reading: $0.reading))
      }
    }
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    return RunReport([file], variants, Palette(isColored: false)).text
  }

  @Test func `two readings are described from their first difference on`() throws {
    let text = try report(Self.story, Variants(readings: [.seeds, .apple]))
    let parting = """
              they part at 08:00:00
                seeds  add "water" succeeded  authorization.denied-is-silent
                apple  add "water" failed: notificationsNotAllowed (UNErrorDomain 1)  \
      authorization.denied-add-fails

      """
    #expect(text.contains(parting))
    #expect(!text.contains("what differs"))
  }

  @Test func `a single scenario shows where runs with equal outcomes differ`() throws {
    let alike = Self.story.replacing(
      "expect  add \"water\" succeeds",
      with: "expect  app foreground"
    )
    let variants = Variants(readings: [.seeds, .apple])
    #expect(try report(alike, variants).contains("they part at 08:00:00"))
    let two =
      alike + alike.replacing("phone iOS 17\n", with: "").replacing("\"denied\"", with: "\"again\"")
    #expect(try !report(two, variants).contains("they part"))
  }

  @Test func `a table of many variants shows one line for each scenario that differs`() throws {
    let same = Self.story.replacing("phone iOS 17\n", with: "")
      .replacing("\"denied\"", with: "\"the same\"").replacing(
        "succeeds",
        with: "succeeds since 00:00"
      )
      .replacing("authorization denied", with: "authorization authorized")
    let text = try report(Self.story + same, Variants(readings: [.seeds, .apple, .field]))
    let table = """
      what differs    seeds  apple  field
        denied        pass   FAIL   pass

      """
    #expect(text.contains(table), "\(text)")
  }

  @Test func `equal descriptions are not a difference, and later ones are found`() throws {
    let story = """
      app     reacts to willPresent with banner
      scenario "banner"
      device  has authorization authorized
      @08:00  user    opens app
              app     adds "x" after 5m title "X"
      @08:06  expect  "x" delivered as banner

      """
    let versions: [OSVersion] = [9, 10, 13, 14, 26]
    let text = try report(story, Variants(versions: versions))
    let parting = """
              they part at 08:00:00
                iOS 9                  nothing more happens
                iOS 10, 13, 14 and 26  app launched
              iOS 10, 13, 14 and 26 part at 08:05:00
                iOS 10 and 13  "x" was not shown  foreground.banner-begins-with-14
                iOS 14 and 26  "x" delivered as banner  foreground.banner-option

      """
    #expect(text.contains(parting), "\(text)")
  }
}
