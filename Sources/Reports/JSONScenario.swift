import Scenarios
import SystemPolicy
import VirtualDevice

struct JSONMistake: Encodable {
  var path: String
  var line: Int
  var column: Int
  var id: String
  var message: String
  var help: String

  init(_ diagnostic: Diagnostic) {
    path = diagnostic.file
    line = Int(diagnostic.place.line)
    column = Snippet(heading: "", file: "", place: diagnostic.place, line: diagnostic.line).column
    id = diagnostic.kind.id
    message = diagnostic.message
    help = diagnostic.help
  }
}

struct JSONScenario: Encodable {
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
  /// Nil where it is left out; else empty, as its entries are written one by one.
  var journal: [JSONEntry]?

  init(_ outcome: Outcome, in sources: [Source], _ journals: Journals) {
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
    failures = FailureText.all(of: result, sources).map(JSONFailure.init)
    guard journals == .all || result.end != .passed else { return }
    journal = []
  }
}

struct JSONDependency: Encodable {
  var dispute: String
  var side: String
  var others: [String]
}

struct JSONFailure: Encodable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  var found: String
  var reason: [String]
  var write: [[JSONProposedLine]]
  var rules: [String]
  var chain: [Int]

  init(_ text: FailureText) {
    let snippet = text.snippet
    path = snippet.file
    line = Int(snippet.place.line)
    column = snippet.column
    message = text.heading
    found = text.label
    reason = text.reasons
    write = text.proposals.map { $0.map { JSONProposedLine(text: $0.text, place: $0.place) } }
    rules = text.failure.rulesInOrder.map { Law.rule($0).id }
    chain = text.failure.chain
  }
}

struct JSONProposedLine: Encodable {
  var text: String
  var place: String
}

struct JSONEntry: Encodable {
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
