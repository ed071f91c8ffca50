import PhoneDescription
import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice

extension JSON {
  /// The part of a run that was played.
  static func shard(_ shard: RunScope.Shard) -> JSON {
    .object([
      "count": .number(shard.count),
      "number": .number(shard.number),
      "played": .number(shard.played),
      "scenarios": .number(shard.scenarios),
      "selection": .text(shard.selection),
    ])
  }

  /// A mistake in a script.
  ///
  /// - Parameter start: The first line of the script, which in Markdown is a part of the file.
  static func mistake(_ diagnostic: Diagnostic, inScriptAt start: Int) -> JSON {
    let snippet = Snippet(heading: "", file: "", place: diagnostic.place, line: diagnostic.line)
    return .object([
      "column": .number(snippet.column),
      "help": .text(diagnostic.help),
      "id": .text(diagnostic.kind.id),
      "line": .number(Int(diagnostic.place.line)),
      "message": .text(diagnostic.message),
      "path": .text(diagnostic.file),
      "script": .number(start),
      "text": .text(Snippet(diagnostic).text(Palette(isColored: false))),
    ])
  }

  /// The name of the member of a scenario that is its journal.
  static let journalName = "journal"

  /// The members of a scenario; the journal, if it has one, is an empty list.
  static func scenario(
    _ outcome: Outcome,
    in sources: [Source],
    _ variants: Variants,
    _ journals: Journals
  ) -> Members {
    let result = outcome.result
    let scenario = result.scenario
    let hasJournal = journals == .all || result.end != .passed
    return [
      "case": .reportCase(ReportCase(result, from: sources, variants)),
      "differsUnder": .texts(outcome.differsUnder.map { $0.rawValue }),
      "failures": .list(FailureText.all(of: result, sources).map { failure($0) }),
      "id": .text(scenario.id(in: sources[0].name)),
      "ios": .text(result.version.text),
      journalName: hasJournal ? .list([]) : nil,
      "limit": .text(result.stop?.word),
      "line": .number(Int(scenario.place.line)),
      "outcome": .text(result.end.rawValue),
      "reading": .text(result.reading.rawValue),
      "reason": .text(scenario.skip ?? scenario.xfail),
      "restsOn": .list(outcome.dependencies.map { dependency($0) }),
      "row": .number(scenario.row.map { Int($0.place.line) }),
      "tags": .texts(scenario.tags),
      "title": .text(scenario.title),
    ]
  }

  /// A scenario as JUnit and TAP have it.
  private static func reportCase(_ report: ReportCase) -> JSON {
    .object([
      "id": .text(report.id),
      "line": .number(report.line),
      "name": .text(report.name),
      "problems": .list(report.problems.map { problem($0) }),
    ])
  }

  private static func problem(_ problem: ReportCase.Problem) -> JSON {
    .object([
      "column": .number(problem.place?.column),
      "line": .number(problem.place?.line),
      "message": .text(problem.message),
      "path": .text(problem.place?.file),
      "text": .text(problem.text),
      "type": .text(problem.kind.rawValue),
    ])
  }

  private static func dependency(_ dependency: Dependency) -> JSON {
    .object([
      "dispute": .text(Law.dispute(dependency.dispute).id),
      "others": .texts(dependency.others),
      "side": .text(dependency.side),
    ])
  }

  private static func failure(_ text: FailureText) -> JSON {
    let snippet = text.snippet
    let explanation = text.explanation
    return .object([
      "chain": .list(text.failure.chain.map { .number($0) }),
      "column": .number(snippet.column),
      "decidedBy": .texts(explanation.deciding.map { Law.rule($0).id }),
      "disputed": .texts(explanation.otherSides),
      "found": .text(explanation.found),
      "ifRight": text.linesIfRight.first.map { $0.json },
      "line": .number(Int(snippet.place.line)),
      "message": .text(explanation.headline),
      "path": .text(snippet.file),
      "reason": .texts(explanation.reasons),
      "rules": .texts(text.failure.rulesInOrder.map { Law.rule($0).id }),
      "write": .list(
        text.proposals.map { lines in
          .list(lines.map { $0.json })
        }
      ),
    ])
  }
}

extension FailureText.ProposedLine {
  fileprivate var json: JSON {
    .object(["place": .text(place), "remove": isLeftOut ? .flag(true) : nil, "text": .text(text)])
  }
}

/// The entries of a journal as JSON, one after the other.
struct JournalJSON: Sendable {
  private let result: ScenarioResult
  private let sources: [Source]
  private let wording: Wording
  /// The last moment, which most entries share with the one before them, and its text.
  private var last: (moment: Moment, text: String)?

  init(of result: ScenarioResult, _ sources: [Source]) {
    self.result = result
    self.sources = sources
    wording = Wording(result.book)
  }

  /// Writes entries as a list.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - handOn: A closure that is called after each entry, because the text can be long.
  mutating func write(
    _ entries: some Sequence<Journal.Entry>,
    by writer: inout JSONWriter,
    _ handOn: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.begin(.list)
    for entry in entries {
      writer.beginValue()
      write(entry, by: &writer)
      handOn(&writer)
    }
    writer.end(.list)
  }

  private mutating func write(_ entry: Journal.Entry, by writer: inout JSONWriter) {
    writer.begin(.object)
    if let app = entry.effect.app { writer.writeMember("app", wording.book[app]) }
    writer.writeMember("at", text(of: entry.moment))
    writer.beginMember("because")
    writer.begin(.list)
    for rule in entry.because.elements {
      writer.beginValue()
      writer.write(Law.rule(rule).id)
    }
    writer.end(.list)
    let step = Int(entry.origin.step)
    let place = step >= 0 ? result.scenario.steps[step].place : nil
    if let place { writer.writeMember("line", Int(place.line)) }
    if let name = entry.effect.name {
      writer.writeMember("notification", wording.book[name.identifier])
    }
    if let place, place.source > 0 {
      writer.writeMember("path", sources[Int(place.source)].name)
    }
    writer.writeMember("text", wording.sentence(entry))
    writer.end(.object)
  }

  private mutating func text(of moment: Moment) -> String {
    if let last, last.moment == moment { return last.text }
    let text = moment.fullText
    last = (moment, text)
    return text
  }
}
