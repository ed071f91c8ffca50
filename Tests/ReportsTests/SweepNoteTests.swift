import Exploration
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualTime

@testable import Reports

/// The words of an outcome, and the notes under a table.
@Suite struct SweepNoteTests {
  private static func report(_ text: String, _ axes: [String]) throws -> SweepReport {
    let (script, mistakes) = Script.parse(Source(name: "a", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    let scenario = script.scenarios[0]
    let axes = try axes.map { try SweepAxis(parsing: $0) }
    var sweeping = try Sweeping(scenario, of: script, over: axes)
    var report = SweepReport(of: scenario, in: script, over: axes, count: sweeping.count)
    for number in 0..<sweeping.count { report.add(SweepOutcome(of: sweeping.play(number))) }
    return report
  }

  private static func critical(_ facts: String, _ lines: String, _ content: String) -> String {
    """
    \(facts)
    scenario "alarm"
    @08:00 user opens app
      \(lines)
      user leaves app
      user turns on Do Not Disturb
    @08:30 device receives push "w" title "W" \(content)
    @08:31 expect "w" delivered since 08:30

    """
  }

  private static let fact = "device has authorization authorized"
  private static let asking = "app asks for alert sound criticalAlert\nuser answers \"Allow\""

  /// Facts, lines, the content of the push, the axes, and whether the note is there.
  static let cases: [(facts: String, lines: String, content: String, axis: String, has: Bool)] = [
    (fact, "", "level critical", "entitlements=critical-alerts", true),
    (fact, "", "critical sound", "entitlements=critical-alerts", true),
    (fact + "\napp entitled to critical-alerts", "", "level active", "level=all", true),
    (fact + "\napp entitled to critical-alerts", "", "", "permission=authorized", false),
    (fact, "", "level critical", "entitlements=none,time-sensitive", false),
    (fact, "", "level time-sensitive", "entitlements=all", false),
    ("app entitled to critical-alerts", asking, "level critical", "state=all", false),
    ("app entitled to critical-alerts", "", "level critical", "permission=authorized", true),
    // A later request switches critical alerts on without a prompt, or leaves them off: a dispute.
    (
      "app entitled to critical-alerts", asking, "level critical", "permission=authorized", false
    ),
    (
      "app entitled to critical-alerts\nassume late-options stay-off", asking, "level critical",
      "permission=authorized", true
    ),
    (
      "app entitled to critical-alerts", asking, "level critical", "permission=provisional", false
    ),
  ]

  @Test(arguments: cases)
  func `a note says that authorized does not include critical alerts, where it matters`(
    facts: String,
    lines: String,
    content: String,
    axis: String,
    has: Bool
  ) throws {
    let report = try Self.report(Self.critical(facts, lines, content), [axis])
    let sentence = SweepNote.authorizedWithoutCriticalAlerts.sentence
    #expect(report.notes == (has ? [sentence] : []))
    let texts = [
      SweepText(Palette(isColored: false)).text(of: report), report.markdown, report.json,
    ]
    for text in texts {
      let plain = text.replacing("\n", with: " ")
      #expect(plain.contains("does not include critical alerts") == has)
    }
    #expect(report.svg.contains("does not include critical alerts") == has)
  }

  /// Scenarios in which something is received, on different ways.
  @Test(arguments: [
    """
    phone iOS 9
    scenario "local"
    device has authorization authorized
    @08:00 user opens app
      app schedules local notification "w" after 30m
    @08:30 expect "w" received
    """,
    """
    scenario "tap"
    app has delegate
    device has authorization authorized
    @08:00 user opens app
      app adds "w" after 30m title "W"
      user leaves app
    @08:30 user taps "w"
      expect tap on "w" received
    """,
    """
    scenario "background push"
    @08:00 user opens app
      user leaves app
    @08:30 device receives push "w" content-available
      expect didReceiveRemoteNotification called for "w"
    """,
    """
    scenario "lost tap"
    device has authorization authorized
    @08:00 user opens app
      app adds "w" after 30m title "W"
      user force-quits app
    @08:30 user taps "w"
      expect tap on "w" lost
    """,
  ])
  func `each part of a fate is said once`(text: String) throws {
    let report = try Self.report(text, ["state=all", "permission=all"])
    for outcome in report.folded.outcomes {
      for fate in outcome.fates {
        let parts = fate.words.split(separator: ", ")
        #expect(Set(parts).count == parts.count, "\(fate.words)")
      }
    }
  }
}
