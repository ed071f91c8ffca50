import Support
import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// The words of earlier releases: each is answered with today's, and `fmt --upgrade` replaces it.
@Suite struct RetiredFormTests {
  /// A script in the words of 0.3, with every form that has been replaced since.
  static let old = """
    place "office" 12.9775,77.5713 radius 300m
    place "home" 12.9000,77.5000
    device at "home"
    app reacts to launch watching "office"  # watching "fence", in a comment

    table way
    | shown                      |
    | delivered as list lockscreen |

    scenario "a fence, watched"
    device  has location always
    @08:00  user    opens app
            expect  fence "office" watched
            app     watches "home" for entry
            app     stops watching "home"
            expect  fence "home" not watched
            expect  nothing pending
            expect  nothing delivered
            app     observes NSSystemTimeZoneDidChange
    @08:05  device  moves to zone Europe/Rome
            expect  app told of NSSystemTimeZoneDidChange
            expect  app not told of NSCalendarDayChanged
            user    changes location of app to never

    scenario "a prompt of app"
    @08:00  user    opens app
            app     asks for alert sound
            expect  prompt of app
            expect  told nothing
            user    answers "Don't Allow"
            expect  app told not granted
            user    turns on notifications of app
            user    turns off lock screen

    scenario "on the lock screen: <shown>"  each way
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "x" after 5m title "lock screen" sound "none.caf"
            user    leaves app
            user    locks device
            expect  lock screen empty
    @08:05  expect  "x" <shown> sound
            expect  lock screen "x"
            expect  "x" lit the screen
            expect  "x" played the default sound
    @08:06  expect  "x" left the screen dark
            expect  "x" played no default sound

    scenario "local"
    phone   iOS 9
    @08:00  user    opens app
            app     registers for alert
            user    answers "Don't Allow"
            expect  registered for nothing
            app     schedules-local "x" after 5m body "X"
            app     cancels-local "x"
            app     cancels-local all
            app     presents-local "y" now body "Y"

    scenario "a monitor"
    device  has location always
    @08:00  user    opens app
            app     opens monitor "m"
            app     monitors "office" in monitor "m"
    @08:01  user    force-quits app
    @08:05  device  moves to "office"
    @08:06  expect  condition "office" in monitor "m" unheard

    """

  private static func parse(_ text: String) -> (script: Script, diagnostics: [Diagnostic]) {
    Script.parse(Source(name: "old.scenario", text: text))
  }

  private static func upgraded(_ text: String, cells: Bool = true) -> String {
    let source = Source(name: "old.scenario", text: text)
    let bytes = source.upgraded([Markdown.Block(source: source)], includesCells: cells)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a script of 0.3 can be read and keeps its outcomes once it is upgraded`() throws {
    let (script, mistakes) = Self.parse(Self.upgraded(Self.old))
    #expect(mistakes.map(\.message) == [])
    #expect(script.scenarios.count == 5)
    for scenario in script.scenarios {
      #expect(script.play(scenario).failures.isEmpty, "\(scenario.title)")
    }
  }

  @Test func `each row of the table is in that script`() {
    let lines = Self.old.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    for form in RetiredForm.all {
      let isThere = lines.contains { words in
        words.indices.contains { form.replacement(at: $0, of: words) != nil }
      }
      #expect(isThere, "\(form.old.joined(separator: " "))")
    }
  }

  @Test func `texts, comments and current words stay unchanged`() {
    let today = Self.upgraded(Self.old)
    #expect(Self.upgraded(today) == today)
    for kept in ["# watching \"fence\"", "\"a fence, watched\"", "title \"lock screen\""] {
      #expect(today.contains(kept), "\(kept)")
    }
    #expect(today.split(separator: "\n").count == Self.old.split(separator: "\n").count)
    #expect(Self.upgraded(Self.old, cells: false).contains("list lockscreen |"))
  }

  /// A line in a script of its own, below what it needs.
  @Test(arguments: [
    ("expect  fence \"office\" not entered", "`fence` is called `region` since Belfry 0.4"),
    ("app watches \"office\"", "`watches` is called `monitors` since Belfry 0.4"),
    ("expect \"x\" left the screen dark", "`\"x\" left the screen dark` is"),
    (
      "expect told granted",
      "`told granted` is called `requestAuthorization granted` since Belfry 0.4"
    ),
    ("user turns off sounds of app", "`of app` is called `for app` since Belfry 0.4"),
    (
      "expect nothing delivered",
      "`nothing delivered` is called `no notification delivered` since Belfry 0.4"
    ),
  ])
  func `an old word is answered with today's`(line: String, answer: String) throws {
    let text = """
      place "office" 12.9775,77.5713
      scenario "s"
      device  has authorization authorized
      @08:00  user opens app
      app adds "x" after 1h title "X"
      app monitors "office"
      \(line)
      expect no prompt

      """
    let mistakes = Self.parse(text).diagnostics
    #expect(mistakes.map(\.place.line) == [7])
    #expect(try #require(mistakes.first).message.hasPrefix(answer), "\(mistakes)")
  }
}
