import Reports
import Scenarios
import SystemPolicy
import Testing

/// A report that is written during the run equals the one that is written at its end.
@Suite struct RunningReportTests {
  private static func played(_ count: Int, _ variants: Variants) -> (Script, [[Outcome]]) {
    let text = (0..<count).map { number in
      """
      scenario "s\(number)"
      device  has authorization \(number % 2 == 0 ? "denied" : "authorized")
              app     adds "a" now title "A"
              expect  "a" dropped

      """
    }
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text.joined()))
    precondition(count == 0 || mistakes.isEmpty, "\(mistakes.map { $0.message })")
    return (
      script,
      script.scenarios.map { scenario in
        variants.all.map {
          Outcome(result: script.play(scenario, on: $0.version, reading: $0.reading))
        }
      }
    )
  }

  static let variants = [
    Variants(), Variants(readings: [.seeds, .apple, .field]),
    Variants(versions: [OSVersion(13), OSVersion(26)]),
  ]

  @Test(arguments: variants, [0, 1, 2, 5])
  func `an entry that is removed early is the only one missing`(
    variants: Variants,
    count: Int
  ) {
    let (script, groups) = Self.played(count, variants)
    for format in ErrorFormat.allCases {
      let palette = Palette(isColored: false, errorFormat: format)
      let file = FileResult(
        sources: script.sources,
        mistakes: [],
        outcomes: groups.flatMap(\.self)
      )
      let whole = RunReport([file], variants, palette).text
      var report = RunReport(variants, palette)
      var text = ""
      report.open([file])
      for group in groups {
        report.add(group, from: script.sources)
        text += report.take()
      }
      #expect(text + report.text == whole)
      #expect((count > 1) == !text.isEmpty)
    }
  }
}
