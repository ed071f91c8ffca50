import Reports
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

/// The reasons that reports name for events that did not happen.
@Suite struct AbsenceTests {
  private static let source = Source(
    name: "absent.scenario",
    bytes: (try? Repository.bytes(of: "Tests/Failing/absent.scenario")) ?? []
  )

  private static let played: FileResult = {
    let (script, mistakes) = Script.parse(source)
    let outcomes = script.scenarios.map { Outcome(result: script.play($0)) }
    return FileResult(sources: script.sources, mistakes: mistakes, outcomes: outcomes)
  }()

  /// The text of the report for each scenario.
  private static let reports: [String: String] = {
    var reports: [String: String] = [:]
    for outcome in played.outcomes {
      let file = FileResult(sources: played.sources, mistakes: [], outcomes: [outcome])
      let report = RunReport([file], Variants(), Palette(isColored: false))
      reports[outcome.result.scenario.title] = report.text
    }
    return reports
  }()

  @Test func `every absence reads well`() {
    #expect(Self.played.mistakes.map(\.message) == [])
    let report = RunReport([Self.played], Variants(), Palette(isColored: false))
    expect(report.text, matchesGolden: "absent.txt")
  }

  @Test(arguments: [
    ("removed by its app", "removed at 08:02:00"),
    ("removed by its app", "\"x\" left Notification Center   absent.scenario:12"),
    ("removed by its app", "by rule removal.comes-in-its-turn"),
    ("cleared, some lines ago", "the user cleared \"x\"           absent.scenario:21"),
    ("gone with the badge", "by rule badge.zero-clears-notifications"),
    ("cancelled after it had come", "by rule legacy.cancelled-is-taken-back"),
    ("gone with its app", "deleted with its app at 08:00:00"),
    ("gone with its app", "app not installed"),
    ("waits for the first unlock", "by rule restart.waits-for-the-first-unlock"),
    ("waits for the first unlock", "pending at 08:00:00, but for other reasons"),
    ("the phone is off", "the phone was switched off at 08:00:00"),
    ("gave way to a later request", "was replaced by a new request   absent.scenario:74"),
    ("gave way to a later request", "not yet: due at 09:00:00, in 55 minutes"),
    ("the clock jumped over it", "by rule dates.long-jump-skips"),
    ("the clock jumped over it", "not delivered since 2026-01-05 12:00"),
    ("a journey past its date", "not yet: due at 2026-01-02 09:00:00, in 15 hours"),
    ("a journey past its date", "pending, due 09:00:00 "),
    ("held, and the phone off when the summary came", "by rule summary.holds-back"),
    ("held, and the phone off when the summary came", "17:00:00  the phone was switched off"),
    (
      "held, and the phone off when the summary came",
      "held \"x\" until 2026-01-02 08:00:00"
    ),
    ("no question for who said no", "by rule authorization.denied-stays-denied"),
    ("a badge that is switched off", "by rule badge.switched-off-stays"),
    ("a region that is cut to size", "by rule regions.too-large-is-clipped"),
    ("launched for an action", "by rule response.force-quit-app-is-launched"),
    ("an hour that comes twice", "01:00:00-05:00, 01:30:00-05:00, 02:00:00"),
    ("a name with quotes, and one with an escape", #""say \"hi\"" is pending"#),
    ("gone from the lock screen", "by rule lock.unlocking-clears-its-screen"),
    ("told some lines ago", "requestAuthorization of app: not granted"),
    ("came before", "delivered as banner list at 08:01:00, but for other reasons"),
    ("Settings in front", "app gave way to Settings"),
    ("Settings in front", "because 07:55:00  app installed, authorization authorized"),
  ])
  func `an event that did not happen has its reason`(title: String, words: String) throws {
    let report = try #require(Self.reports[title])
    #expect(report.says(words), "\(report)")
  }

  @Test func `a name as a report shows it can be explained`() throws {
    let result = try #require(
      Self.played.outcomes.first { $0.result.scenario.title.hasPrefix("a name") }
    ).result
    let palette = Palette(isColored: false)
    let shown = whyText(#"x\u{1B}]0;t"#, in: result, from: Self.played.sources, palette)
    #expect(shown != nil)
    #expect(shown == whyText("x\u{1B}]0;t", in: result, from: Self.played.sources, palette))
  }

  @Test func `why reports that an app was deleted`() throws {
    let result = try #require(
      Self.played.outcomes.first { $0.result.scenario.title == "gone with its app" }
    ).result
    let palette = Palette(isColored: false)
    let text = try #require(whyText("x", in: result, from: Self.played.sources, palette))
    #expect(text.contains("app was deleted"))
  }

  @Test func `why takes the name of a place and explains its region`() throws {
    let text = """
      place "office" 12.9775,77.5713
      place "home" 12.9000,77.5000
      scenario "to work"
      device at "home"
      device has location always
      @08:00 user opens app
      app monitors "office"
      @09:00 device moves to "office"
      @09:01 expect region "office" entered
      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    let result = script.play(script.scenarios[0])
    let palette = Palette(isColored: false)
    let why = try #require(whyText("office", in: result, from: script.sources, palette))
    #expect(why.hasPrefix("\"office\" in to work\n"))
    #expect(
      why.contains("08:00:00") && why.contains("09:00:20") && why.contains("because regions.")
    )
    #expect(whyText("home", in: result, from: script.sources, palette) == nil)
  }
}
