import Scenarios
import SystemPolicy

/// The JSON that Belfry writes.
public enum JSONDocument: String, CaseIterable, Sendable {
  /// The schema of the output of `run --report-json`.
  case run
  /// The schema of the output of `rules --format json`.
  case rules

  /// The JSON Schema of the document, as JSON.
  ///
  /// It allows members that it does not name: new ones may come without another version.
  public var schema: String {
    let title =
      switch self {
      case .run: "A run of belfry, as --report-json writes it"
      case .rules: "The rules of belfry, as rules --format json writes them"
      }
    let shape: JSONSchema =
      switch self {
      case .run: .run
      case .rules: .rules
      }
    return jsonText(of: JSONSchemaDocument(title: title, shape: shape)) + "\n"
  }
}

extension JSONSchema {
  fileprivate static var run: JSONSchema {
    .object([
      Member("version", .number(least: 1), "The version of this form; it is \(jsonVersion)."),
      Member("zones", .text(), "The release of the tz database."),
      Member("readings", .list(.reading), "The readings that scenarios were played under."),
      Member("summary", summary, "How many of each there are."),
      Member("files", .list(file), "The files, in the order in which they were read."),
      Member("problems", .list(problem), "What could not be played at all."),
    ])
  }

  private static var reading: JSONSchema { .text(Reading.allCases.map(\.rawValue)) }
  private static var count: JSONSchema { .number(least: 0) }
  private static var place: JSONSchema { .number(least: 1) }

  private static var summary: JSONSchema {
    .object([
      Member("scenarios", count, "The scenarios, once for each version and reading."),
      Member("passed", count, "Those that passed."),
      Member("failed", count, "Those that failed, or passed although they were to fail."),
      Member("stopped", count, "Those that used up their events."),
      Member("skipped", count, "Those that were not played, as they say."),
      Member("xfailed", count, "Those that failed, as they say."),
      Member("mistakes", count, "The mistakes in all files."),
      Member("problems", count, "The problems."),
    ])
  }

  private static var problem: JSONSchema {
    .object([
      Member("path", .text(), "The path, where it is one.", isRequired: false),
      Member("type", .text(RunProblem.Kind.allCases.map(\.rawValue)), "The kind of problem."),
      Member("message", .text(), "What is wrong."),
    ])
  }

  private static var file: JSONSchema {
    .object([
      Member("path", .text(), "The path of the file."),
      Member("mistakes", .list(mistake), "Why it, or a block of it, was not played."),
      Member("scenarios", .list(scenario), "The scenarios that were played."),
    ])
  }

  private static var mistake: JSONSchema {
    .object([
      Member("path", .text(), "The file with the mistake, which may be an included one."),
      Member("line", place, "The line."),
      Member("column", place, "The column, in characters."),
      Member("id", .text(), "The identifier of the kind of mistake, as in E0031."),
      Member("message", .text(), "What is wrong."),
      Member("help", .text(), "The text to write instead, or an empty text."),
    ])
  }

  private static var scenario: JSONSchema {
    .object([
      Member("id", .text(), "The name that stays from run to run."),
      Member("title", .text(), "The title, with the cells of its row."),
      Member("tags", .list(.text()), "The tags."),
      Member("line", place, "The line of the title."),
      Member("row", place, "The line of the row it is played for.", isRequired: false),
      Member("reason", .text(), "Why it is skipped, or may fail.", isRequired: false),
      Member("ios", .text(), "The version of iOS."),
      Member("reading", reading, "The reading."),
      Member("outcome", .text(ScenarioResult.End.allCases.map(\.rawValue)), "How it ended."),
      Member("restsOn", .list(dependency), "The open questions its outcome depends on."),
      Member("differsUnder", .list(reading), "The readings that would change its outcome."),
      Member("failures", .list(failure), "What was not as expected."),
      Member(
        "journal",
        .list(entry),
        "What the phone did; left out by --no-journals where the scenario passed.",
        isRequired: false
      ),
    ])
  }

  private static var dependency: JSONSchema {
    .object([
      Member("dispute", .text(), "The open question."),
      Member("side", .text(), "The answer in force."),
      Member("others", .list(.text()), "The answers that would change the outcome."),
    ])
  }

  private static var failure: JSONSchema {
    .object([
      Member("path", .text(), "The file, which may be an included one."),
      Member("line", place, "The line."),
      Member("column", place, "The column, in characters."),
      Member("message", .text(), "What is wrong."),
      Member("found", .text(), "The value that was found."),
      Member("reason", .list(.text()), "Why, where no entry of the journal states it."),
      Member("write", .list(.list(line)), "Ways to meet the expectation: the lines of each."),
      Member("rules", .list(.text()), "The rules behind it, the most telling first."),
      Member("chain", .list(count), "The entries of the journal that led there."),
    ])
  }

  private static var line: JSONSchema {
    .object([
      Member("text", .text(), "The line."),
      Member("place", .text(), "Where it goes."),
    ])
  }

  private static var entry: JSONSchema {
    .object([
      Member("at", .text(), "The phone's clock: date, time and offset."),
      Member("text", .text(), "What happened."),
      Member("because", .list(.text()), "The rules that shaped it."),
      Member("line", place, "The line of its step.", isRequired: false),
      Member("path", .text(), "The file of its step, if included.", isRequired: false),
      Member("app", .text(), "The app.", isRequired: false),
      Member("notification", .text(), "The notification.", isRequired: false),
    ])
  }
}

extension JSONSchema {
  fileprivate static var rules: JSONSchema {
    .object([
      Member("version", .number(least: 1), "The version of this form; it is \(rulesJSONVersion)."),
      Member("rules", .list(rule), "The rules, in the order in which they speak."),
    ])
  }

  private static var rule: JSONSchema {
    .object([
      Member("id", .text(), "The name."),
      Member("facts", .list(.text()), "The entries of the catalogue that it implements."),
      Member("sentence", .text(), "What it says."),
      Member("policy", .text(), "The kind of question it helps to answer."),
      Member("dispute", .text(), "The dispute in which it takes a side.", isRequired: false),
      Member("side", .text(), "The side.", isRequired: false),
      Member("since", .text(), "The first version of iOS."),
      Member("until", .text(), "The last version of iOS.", isRequired: false),
      Member("when", .list(.text()), "The words that must hold."),
      Member("unless", .list(.text()), "The words that must not hold."),
      Member("isFinal", .flag, "Whether no later rule is asked."),
      Member("corrected", change, "The last change of its outcome.", isRequired: false),
      Member("evidence", .list(evidence), "How it is known."),
    ])
  }

  private static var change: JSONSchema {
    .object([
      Member("release", .text(), "The release that contains the change."),
      Member("before", .text(), "The behaviour before the change."),
    ])
  }

  private static var evidence: JSONSchema {
    .object([
      Member("grade", .text(Evidence.Grade.allCases.map(\.rawValue)), "How good it is."),
      Member("note", .text(), "What the source says."),
      Member("links", .list(.text()), "The source."),
    ])
  }
}
