import Exploration
import Reports
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualTime

extension SchemaTests {
  @Test(arguments: ["limit", "weekdays", "last-of-month", "fixed-to-utc", "whole-date"])
  func `the JSON of a plan has the published form`(name: String) throws {
    let text = try Repository.text(of: "scenarios/plans/\(name).json")
    guard case .success(let plan) = Plan.reading(Array(text.utf8), named: name) else {
      Issue.record("\(name) cannot be read")
      return
    }
    let span = try #require(PlanSpan("1y"))
    var player = PlanPlayer(PlanChoices(span: span))
    var life = try player.play(plan, named: name, in: plan.zone ?? .utc)
    func json(of lives: [PlanLife], unplayed: Int) -> String {
      var text = ""
      var writer = PlanJSON(of: name, for: span)
      for life in lives { writer.add(life) { text += $0 } }
      if unplayed > 0 { writer.noteUnplayed(unplayed, by: LimitReached(.events, 100)) }
      writer.end { text += $0 }
      return text
    }
    try expectForm(of: json(of: [life], unplayed: 0), .plan)
    life.stop = life.end
    life.reached = LimitReached(.memory, 1000)
    life.waiting = 2
    try expectForm(of: json(of: [life, life], unplayed: 3), .plan)
  }

  @Test func `the JSON of disturbed lives has the published form`() throws {
    let text = """
      device has authorization authorized
      scenario "a cold tap"
      \(Story.coldTap)
      scenario "another one"
      tolerates reboot because "it is meant"
      \(Story.coldTap)
      """
    let (script, mistakes) = Script.parse(Source(name: "a", text: text))
    #expect(mistakes.isEmpty)
    let shard = RunScope.Shard(number: 1, count: 2, played: 2, scenarios: 3, selection: "a")
    let scope = RunScope(release: "1", inputs: "a", options: ["--all"], shard: shard)
    let problem = PerturbReport.Problem(.mistake, path: "b", "it has a mistake")
    var report = PerturbReport(scope, zones: "2026a", [problem])
    var causes = TableCauses()
    var perturbing = Perturbing(Disturbance.all)
    var shrinking = Shrinking()
    for scenario in script.scenarios {
      let found = perturbing.perturb(scenario, of: script)
      let news = causes.news(of: found, in: script)
      var row = PerturbRow(found, in: script, number: report.rows.count + 1, news: news)
      for index in news.indices {
        row.surprises[index].shrunk = shrinking.shrink(news[index]).map { PerturbRow.Shrunk($0) }
      }
      report.add(row)
    }
    report.noteEnd(LimitReached(.lives, 7), partly: 1, unreached: 1, unshrunk: 2)
    #expect(
      report.summary().contains(
        "ended early by --max-states 7: not all lives of 1 scenario were played, and 1 more "
          + "scenario was not played, and 2 surprises were not shortened; write "
          + "--max-states 14 for more\n"
      ),
      "\(report.summary())"
    )
    let members = [
      "limit", "reached", "partlyPlayed", "notShortened", "news", "after", "scenario", "tolerated",
      "expected",
    ]
    for member in members { #expect(report.json.contains("\"\(member)\" : ")) }
    try expectForm(of: report.json, .perturb)
  }

  @Test func `the JSON of a sweep has the published form, whole or ended by a budget`() throws {
    let entry = try #require(Library.all.first { !$0.script.scenarios.isEmpty })
    let versions = try SweepAxis(parsing: "ios=all")
    for axes in [SweepAxis.usual, [versions], SweepAxis.usual + [versions]] {
      for most in [Int.max, 3] {
        let scenario = entry.script.scenarios[0]
        var sweeping = try Sweeping(scenario, of: entry.script, over: axes)
        let count = sweeping.count
        var report = SweepReport(of: scenario, in: entry.script, over: axes, count: count)
        for number in 0..<min(count, most) { report.add(SweepOutcome(of: sweeping.play(number))) }
        try expectForm(of: report.json, .sweep)
      }
    }
  }
}
