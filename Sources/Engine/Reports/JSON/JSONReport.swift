import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The version of the JSON that reports are written in; `Documentation/Reports.md` describes it.
public let jsonVersion = 2
/// The version of the JSON of `rules --format json`.
let rulesJSONVersion = 2

/// The scenarios that are reported with their journals.
public enum Journals: Hashable, Sendable {
  /// Every scenario.
  case all
  /// Every scenario that did not pass.
  case exceptPassed
}

/// JSON, for other programs.
struct JSONReport: ReportForm {
  private let journals: Journals
  private let variants: Variants
  private var rest: Rest
  private var played: Set<Reading> = []
  private var bases: Set<String> = []
  private var scope: RunScope?
  private var isFirstFile = true
  /// Writes the scenarios of a file.
  private var writer = Self.writer

  /// A writer of values in the list of scenarios.
  private static var writer: JSONWriter { JSONWriter(depth: 4) }

  init(_ variants: Variants, _ journals: Journals) {
    self.variants = variants
    self.journals = journals
    rest = Rest(zones: variants.zones.release)
  }

  var opening: String? { "{\n  \"files\" : [" }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    for script in scripts { bases.formUnion(script.bases) }
    let mistakes = scripts.flatMap { script in
      script.mistakes.map { JSON.mistake($0, inScriptAt: script.sources[0].lines.lowerBound) }
    }
    rest.summary.mistakes += mistakes.count
    let file: JSON = .object([
      "mistakes": .list(mistakes), "path": .text(scripts.first?.name ?? ""),
    ])
    let head = file.written(depth: 2)
    writer = Self.writer
    defer { isFirstFile = false }
    // The scenarios follow as a further member.
    return (isFirstFile ? "" : ",") + jsonLine(2) + head.dropLast(jsonLine(2).count + 1) + ","
      + jsonLine(3) + "\"scenarios\" : ["
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    rest.summary.add(outcome.result.end)
    played.insert(outcome.result.reading)
    writer.beginValue()
    writer.begin(.object)
    for case (let name, let value?) in JSON.scenario(outcome, in: sources, variants, journals)
      .inOrder
    {
      writer.beginMember(name)
      if name == JSON.journalName {
        var journal = JournalJSON(of: outcome.result, sources)
        journal.write(outcome.result.journal.entries, by: &writer) { writer in
          if writer.count > Self.piece { write(writer.take()) }
        }
      } else {
        writer.write(value)
      }
    }
    writer.end(.object)
    write(writer.take())
  }

  /// The number of bytes after which a part of a journal is handed on, so that a long journal is
  /// never held as a whole.
  private static let piece = 1 << 16

  mutating func close() -> String {
    // An empty list has an empty line, as those that the encoder writes.
    (writer.isEmpty ? "\n" : "") + jsonLine(3) + "]" + jsonLine(2) + "}"
  }

  mutating func add(_ problem: RunProblem) -> String {
    rest.problems.append(problem.json)
    rest.summary.problems += 1
    return ""
  }

  mutating func note(_ scope: RunScope) { self.scope = scope }

  func closing() -> [ReportPiece] {
    var rest = rest
    rest.facts = bases.sorted()
    rest.scope = scope
    rest.summary.commands = scope?.commands ?? 0
    rest.readings = variants.played(played).map { $0.rawValue }
    let end = (isFirstFile ? "\n" : "") + jsonLine(1) + "],"
    return [.text(end + rest.json.written().dropFirst() + "\n")]
  }
}

extension JSONReport {
  /// The part that is known only at the end.
  private struct Rest {
    var facts: [String] = []
    var problems: [JSON] = []
    var scope: RunScope?
    var readings: [String] = []
    var summary = Summary()
    var zones: String

    var json: JSON {
      .object([
        "inputs": .text(scope?.inputs),
        "options": scope.map { .texts($0.options) },
        "problems": .list(problems),
        "readings": .texts(readings),
        "release": .text(scope?.release),
        "shared": .texts(facts),
        "shard": scope?.shard.map { JSON.shard($0) },
        "summary": summary.json,
        "version": .number(jsonVersion),
        "zones": .text(zones),
      ])
    }
  }

  private struct Summary {
    var scenarios = 0
    var passed = 0
    var failed = 0
    var stopped = 0
    var skipped = 0
    var xfailed = 0
    var mistakes = 0
    var problems = 0
    var commands = 0

    var json: JSON {
      .object([
        "scenarios": .number(scenarios),
        "passed": .number(passed),
        "failed": .number(failed),
        "stopped": .number(stopped),
        "skipped": .number(skipped),
        "xfailed": .number(xfailed),
        "mistakes": .number(mistakes),
        "problems": .number(problems),
        "commands": commands > 0 ? .number(commands) : nil,
      ])
    }

    mutating func add(_ end: ScenarioResult.End) {
      scenarios += 1
      switch end {
      case .passed: passed += 1
      case .failed, .passedUnexpectedly: failed += 1
      case .stopped: stopped += 1
      case .skipped: skipped += 1
      case .failedAsExpected: xfailed += 1
      }
    }
  }
}

extension RunProblem {
  /// The problem in a report.
  var json: JSON {
    .object([
      "path": .text(path), "message": .text(message), "status": .number(status),
      "type": .text(kind.rawValue),
    ])
  }
}

/// Returns the end of a line, and the blanks that begin the next one.
private func jsonLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }
