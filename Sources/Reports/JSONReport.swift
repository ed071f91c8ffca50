import FoundationEssentials
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The version of the JSON that reports are written in; `Documentation/Reports.md` describes it.
public let jsonVersion = 1

/// Renders a run as JSON, for other programs.
public func jsonReport(_ files: [FileResult], _ variants: Variants) -> String {
  json(JSONRun(files, variants))
}

/// Renders every rule as JSON.
public func jsonRules() -> String {
  json(JSONRules(version: jsonVersion, rules: Law.rules.map(JSONRule.init)))
}

private func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // What is encoded holds only text, whole numbers and lists of them, which cannot fail.
  return String(decoding: try! encoder.encode(value), as: UTF8.self) + "\n"
}

private struct JSONRun: Encodable {
  var version = jsonVersion
  var zones = Zone.release
  var readings: [String]
  var summary: Summary
  var files: [File]

  struct Summary: Encodable {
    var scenarios = 0
    var passed = 0
    var failed = 0
    var stopped = 0
    var skipped = 0
    var xfailed = 0
    var mistakes = 0
  }

  struct File: Encodable {
    var path: String
    var mistakes: [JSONMistake]
    var scenarios: [JSONScenario]
  }

  init(_ files: [FileResult], _ variants: Variants) {
    readings = variants.readings.map(\.rawValue)
    let outcomes = files.flatMap(\.outcomes)
    let counts = EndCounts(outcomes)
    summary = Summary(
      scenarios: outcomes.count,
      passed: counts.passed,
      failed: counts.failed,
      stopped: counts.stopped,
      skipped: counts.skipped,
      xfailed: counts.xfailed
    )
    summary.mistakes = files.reduce(0) { $0 + $1.mistakes.count }
    self.files = files.byFile.map { scripts in
      File(
        path: scripts.first!.name,
        mistakes: scripts.flatMap { $0.mistakes.map(JSONMistake.init) },
        scenarios: scripts.flatMap { script in
          script.outcomes.map { JSONScenario($0, in: script.sources) }
        }
      )
    }
  }
}

private struct JSONMistake: Encodable {
  var path: String
  var line: Int
  var column: Int
  var message: String

  init(_ diagnostic: Diagnostic) {
    path = diagnostic.file
    line = Int(diagnostic.place.line)
    column = Snippet(heading: "", file: "", place: diagnostic.place, line: diagnostic.line).column
    message = diagnostic.message
  }
}

private struct JSONScenario: Encodable {
  var id: String
  var title: String
  var tags: [String]
  var line: Int
  var row: Int?
  var reason: String?
  var ios: String
  var reading: String
  var outcome: String
  var restsOn: [JSONDependency]
  var differsUnder: [String]
  var failures: [JSONFailure]
  var journal: [JSONEntry]

  init(_ outcome: Outcome, in sources: [Source]) {
    let result = outcome.result
    title = result.scenario.title
    id = "\(sources[0].name)#\(result.scenario.id)"
    row = result.scenario.row.map { Int($0.place.line) }
    reason = result.scenario.skip ?? result.scenario.xfail
    tags = result.scenario.tags
    line = Int(result.scenario.place.line)
    ios = result.version.text
    reading = result.reading.rawValue
    self.outcome = result.end.rawValue
    restsOn = outcome.dependencies.map {
      JSONDependency(dispute: Law.dispute($0.dispute).id, side: $0.side, others: $0.others)
    }
    differsUnder = outcome.differsUnder.map(\.rawValue)
    failures = result.failures.map { JSONFailure($0, result, sources) }
    let wording = Wording(result.book)
    journal = result.journal.entries.map { JSONEntry($0, result, sources, wording) }
  }
}

private struct JSONDependency: Encodable {
  var dispute: String
  var side: String
  var others: [String]
}

private struct JSONFailure: Encodable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  var found: String
  var rules: [String]
  var chain: [Int]

  init(_ failure: Failure, _ result: ScenarioResult, _ sources: [Source]) {
    let text = FailureText(failure, result, sources)
    let snippet = text.snippet
    path = snippet.file
    line = Int(snippet.place.line)
    column = snippet.column
    message = text.heading
    found = text.label
    rules = failure.rules.mostTellingFirst.map { Law.rule($0).id }
    chain = failure.chain
  }
}

private struct JSONEntry: Encodable {
  var at: String
  var path: String?
  var line: Int?
  var app: String?
  var notification: String?
  var text: String
  var because: [String]

  init(
    _ entry: Journal.Entry,
    _ result: ScenarioResult,
    _ sources: [Source],
    _ wording: Wording
  ) {
    at = entry.moment.fullText
    let step = Int(entry.origin.step)
    let place = step >= 0 ? result.scenario.steps[step].place : nil
    path = place.flatMap { $0.source > 0 ? sources[Int($0.source)].name : nil }
    line = place.map { Int($0.line) }
    app = entry.effect.app.map { result.book[$0] }
    notification = entry.effect.name.map { result.book[$0.identifier] }
    text = wording.sentence(entry)
    because = entry.because.elements.map { Law.rule($0).id }
  }
}

private struct JSONRules: Encodable {
  var version: Int
  var rules: [JSONRule]
}

private struct JSONRule: Encodable {
  struct Source: Encodable {
    var grade: String
    var note: String
    var links: [String]
  }

  var id: String
  var facts: [String]
  var sentence: String
  var policy: String
  var dispute: String?
  var side: String?
  var since: String
  var until: String?
  var when: [String]
  var unless: [String]
  var isFinal: Bool
  var evidence: [Source]

  init(_ rule: RuleSummary) {
    id = rule.id
    facts = rule.facts
    sentence = rule.sentence
    policy = rule.policy
    dispute = rule.dispute
    side = rule.side
    since = rule.since.text
    until = rule.until.map {
      $0 == rule.since ? rule.versions : $0.minor == .max ? "\($0.major)" : $0.text
    }
    when = rule.when
    unless = rule.unless
    isFinal = rule.isFinal
    evidence = rule.evidence.map {
      Source(grade: $0.grade.rawValue, note: $0.note, links: $0.links)
    }
  }
}
