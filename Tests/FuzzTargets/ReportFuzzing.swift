import Exploration
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

/// Reads an input as the report of a shard, and joins it with the other shard.
enum ReportFuzzing {
  private static let release = "1"
  private static let palette = Palette(isColored: false)

  static let words =
    JSONSchemaWords.all.map { "\"\($0)\"" } + [
      "{", "}", "[", "]", ":", ",", "true", "false", "0", "1", "2", "-1", "1e400", "\\ud800",
      "\"passed\"", "\"failed\"", "\"skipped\"",
    ]

  /// Two scenarios, of which a run and its lives are the reports.
  private static let script = """
    scenario "tea"
    device has authorization authorized
    @08:00 user opens app
      app adds "tea" after 10m title "Tea"
      user leaves app
    @08:10 expect "tea" delivered

    scenario "cold"
    device has authorization authorized
    @08:00 user opens app
      app adds "tea" after 10m title "Tea"
      user leaves app
    @08:10 expect "tea" delivered as list
    """

  /// The reports of both shards of a run, and of the lives around it.
  static let seeds: [[UInt8]] = [run(1), run(2), lives(1), lives(2)]

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    var work = FuzzWork()
    guard let report = reading(bytes) else { return work }
    try judge([report], &work)
    for other in seeds {
      guard let other = reading(other) else {
        throw FuzzViolation(description: "a seed is refused")
      }
      try judge([report, other], &work)
      try judge([other, report], &work)
    }
    return work
  }

  private static func reading(_ bytes: [UInt8]) -> RecordedReport? {
    do throws(IncludeRefusal) {
      return try RecordedReport(json: bytes, named: "fuzz", release: release)
    } catch {
      return nil
    }
  }

  private static func judge(
    _ reports: [RecordedReport],
    _ work: inout FuzzWork
  ) throws(FuzzViolation) {
    let merged: MergedReport
    do throws(IncludeRefusal) {
      merged = try MergedReport(reports)
    } catch {
      return
    }
    switch merged {
    case .run(let run):
      let json = run.json
      try FuzzViolation.unless(json.hasPrefix("{") && json.hasSuffix("}\n"), "JSON ends too early")
      let xml = run.junit(.common)
      try FuzzViolation.unless(xml.hasSuffix("</testsuites>\n"), "XML ends too early")
      let texts = [json, xml, run.tap, run.text(palette), run.nothing?.text ?? ""]
      for text in texts { work.add(text) }
      _ = run.verdict
    case .perturb(let lives):
      for text in [lives.report.json, lives.text(palette)] + lives.findings { work.add(text) }
    }
  }

  private static func scope(_ number: Int) -> RunScope {
    let shard = RunScope.Shard(number: number, count: 2, played: 1, scenarios: 2, selection: "a")
    return RunScope(release: release, inputs: "a", options: [], shard: shard)
  }

  private static func run(_ number: Int) -> [UInt8] {
    let (script, _) = Script.parse(Source(name: "a.scenario", text: script))
    let result = script.play(script.scenarios[number - 1])
    let file = FileResult(
      sources: script.sources,
      mistakes: [],
      outcomes: [Outcome(result: result)]
    )
    return Array(report([file], in: scope(number), as: .json(Variants())).utf8)
  }

  private static func lives(_ number: Int) -> [UInt8] {
    let (script, _) = Script.parse(Source(name: "a.scenario", text: script))
    var report = PerturbReport(scope(number), zones: "2026a")
    var perturbing = Perturbing(Disturbance.all.filter { $0.isDefault || $0.name == .focus })
    let found = perturbing.perturb(script.scenarios[number - 1], of: script)
    report.add(PerturbRow(found, in: script, number: number, news: found.surprises))
    return Array(report.json.utf8)
  }
}

/// The names of members of reports.
private enum JSONSchemaWords {
  static let all = [
    "files", "scenarios", "problems", "summary", "shard", "number", "count", "played", "selection",
    "release", "inputs", "options", "zones", "version", "outcome", "reading", "ios", "line", "id",
    "case", "name", "path", "mistakes", "lives", "refused", "hidden", "surprises", "expected",
    "tolerated", "losses", "disturbance", "consequence", "rule", "news", "undisturbed", "isPartial",
    "notReached", "message", "type", "shared", "readings", "failures", "title",
  ]
}
