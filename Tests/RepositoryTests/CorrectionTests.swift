import Reports
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

/// Corrections of rules, and what is said about them.
@Suite struct CorrectionTests {
  static let corrected: [(name: String, correction: Correction)] =
    Law.disputes.compactMap { dispute in dispute.corrected.map { (dispute.id, $0) } }
    + Law.rules.compactMap { rule in rule.corrected.map { (rule.id, $0) } }

  @Test func `CHANGELOG lists each correction under its release`() throws {
    let text = try Repository.text(of: "CHANGELOG.md")
    for (name, correction) in Self.corrected {
      let heading = "### Corrections of rules in \(correction.release.text).0\n"
      let parts = text.split(separator: heading, maxSplits: 1)
      try #require(parts.count == 2, "\(heading) is missing")
      let section = parts[1].prefix(upTo: parts[1].firstRange(of: "\n## ")!.lowerBound)
      #expect(section.contains("| `\(name)`") || section.contains(", `\(name)`"), "\(name)")
      #expect(section.replacing("`", with: "").contains(correction.before), "\(name)")
    }
    #expect(Self.corrected.count > 3)
  }

  @Test func `a run names the outcomes that a correction touched, and no others`() {
    let script = Script.parse(
      Source(
        name: "badge.scenario",
        text: """
          phone iOS 18
          device has authorization authorized

          scenario "the property"
          @08:00 user opens app
                 app adds "a" after 1m title "A"
                 user leaves app
          @08:02 user opens app
                 app sets applicationIconBadgeNumber 0
                 expect badge 0

          scenario "the method"
          @08:00 user opens app
                 app sets badge 3
                 expect badge 3
          """
      )
    ).script
    var report = CorrectionReport(since: "0.3")
    var later = CorrectionReport(since: "0.4")
    for scenario in script.scenarios {
      report.add(script.play(scenario), in: "badge.scenario")
      later.add(script.play(scenario), in: "badge.scenario")
    }
    #expect(
      report.text(Palette(isColored: false)) == """

        corrections since 0.3 touch 1 of 2 outcomes

          badge.zero-property-clears-notifications (0.4)
            before  Since iOS 16 the system kept the notifications for both calls.
            now     Setting applicationIconBadgeNumber to zero removes the app's notifications.
            badge.scenario:4

        """
    )
    let none = "\ncorrections since 0.4 touch none of 2 outcomes\n"
    #expect(later.text(Palette(isColored: false)) == none)
  }

  @Test(arguments: ["0.3", "0.3.0", "0.3.1", "1.0", "10.20.30"])
  func `a release is read and printed`(text: String) throws {
    let release = try #require(Release(text))
    #expect(Release(release.text) == release)
  }

  @Test(arguments: ["", "3", "0.", ".3", "0.3.", "0.3.1.2", "v0.3", "0,3", "0.-3", "0.x"])
  func `another text is not a release`(text: String) {
    #expect(Release(text) == nil)
  }
}
