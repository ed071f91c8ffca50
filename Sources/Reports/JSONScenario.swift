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
      "path": .text(diagnostic.file),
      "line": .number(Int(diagnostic.place.line)),
      "column": .number(snippet.column),
      "id": .text(diagnostic.kind.id),
      "message": .text(diagnostic.message),
      "help": .text(diagnostic.help),
      "script": .number(start),
      "text": .text(Snippet(diagnostic).text(Palette(isColored: false))),
    ])
  }

  /// A scenario, up to the entries of its journal.
  ///
  /// The journal is left out of it, or an empty list.
  static func scenario(
    _ outcome: Outcome,
    in sources: [Source],
    _ variants: Variants,
    _ journals: Journals
  ) -> JSON {
    let result = outcome.result
    let scenario = result.scenario
    let hasJournal = journals == .all || result.end != .passed
    return .object([
      "id": .text(scenario.id(in: sources[0].name)),
      "title": .text(scenario.title),
      "tags": .texts(scenario.tags),
      "line": .number(Int(scenario.place.line)),
      "row": .number(scenario.row.map { Int($0.place.line) }),
      "reason": .text(scenario.skip ?? scenario.xfail),
      "ios": .text(result.version.text),
      "reading": .text(result.reading.rawValue),
      "outcome": .text(result.end.rawValue),
      "restsOn": .list(outcome.dependencies.map { dependency($0) }),
      "differsUnder": .texts(outcome.differsUnder.map { $0.rawValue }),
      "case": .reportCase(ReportCase(result, from: sources, variants)),
      "limit": .text(result.stop.map { $0 == .memory ? "memory" : "events" }),
      "failures": .list(FailureText.all(of: result, sources).map { failure($0) }),
      "journal": hasJournal ? .list([]) : nil,
    ])
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
      "type": .text(problem.kind.rawValue),
      "message": .text(problem.message),
      "path": .text(problem.place?.file),
      "line": .number(problem.place?.line),
      "column": .number(problem.place?.column),
      "text": .text(problem.text),
    ])
  }

  private static func dependency(_ dependency: Dependency) -> JSON {
    .object([
      "dispute": .text(Law.dispute(dependency.dispute).id),
      "side": .text(dependency.side),
      "others": .texts(dependency.others),
    ])
  }

  private static func failure(_ text: FailureText) -> JSON {
    let snippet = text.snippet
    return .object([
      "path": .text(snippet.file),
      "line": .number(Int(snippet.place.line)),
      "column": .number(snippet.column),
      "message": .text(text.heading),
      "found": .text(text.label),
      "reason": .texts(text.reasons),
      "write": .list(
        text.proposals.map { lines in
          .list(lines.map { .object(["text": .text($0.text), "place": .text($0.place)]) })
        }
      ),
      "rules": .texts(text.failure.rulesInOrder.map { Law.rule($0).id }),
      "chain": .list(text.failure.chain.map { .number($0) }),
    ])
  }

  /// An entry of a journal.
  static func entry(
    _ entry: Journal.Entry,
    _ result: ScenarioResult,
    _ sources: [Source],
    _ wording: Wording
  ) -> JSON {
    let step = Int(entry.origin.step)
    let place = step >= 0 ? result.scenario.steps[step].place : nil
    return .object([
      "at": .text(entry.moment.fullText),
      "path": .text(place.flatMap { $0.source > 0 ? sources[Int($0.source)].name : nil }),
      "line": .number(place.map { Int($0.line) }),
      "app": .text(entry.effect.app.map { result.book[$0] }),
      "notification": .text(entry.effect.name.map { result.book[$0.identifier] }),
      "text": .text(wording.sentence(entry)),
      "because": .texts(entry.because.elements.map { Law.rule($0).id }),
    ])
  }
}
