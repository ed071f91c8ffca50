import ScenarioParsing
import Scenarios
import SystemPolicy

/// The JSON that Belfry writes.
public enum JSONDocument: String, CaseIterable, Sendable {
  /// The schema of the output of `run --report-json`.
  case run
  /// The schema of the output of `rules --format json`.
  case rules
  /// The schema of the output of `draw -o x.json`, and of the data of a page.
  case played
  /// The schema of the output of `plan --format json`.
  case plan
  /// The schema of the output of `perturb --format json`.
  case perturb
  /// The schema of the output of `sweep --format json`.
  case sweep

  /// The JSON Schema of the document, as JSON.
  ///
  /// It allows members that it does not name, so a release can add members to the same version.
  public var schema: String {
    let title =
      switch self {
      case .run: "A run of belfry, as --report-json writes it"
      case .rules: "The rules of belfry, as rules --format json writes them"
      case .played: "A played scenario of belfry, as draw -o x.json writes it"
      case .plan: "A plan that belfry played on, as plan --format json writes it"
      case .perturb: "The lives around scenarios, as perturb --format json of belfry writes them"
      case .sweep: "The truth table of a scenario, as sweep --format json of belfry writes it"
      }
    let shape: JSONSchema =
      switch self {
      case .run: .run
      case .rules: .rules
      case .played: .played
      case .plan: .plan
      case .perturb: .perturb
      case .sweep: .sweep
      }
    return shape.json(title: title).written() + "\n"
  }
}

extension JSONSchema {
  fileprivate static var run: JSONSchema {
    .object([
      Member("version", .number(least: 1), "The version of this form; it is \(jsonVersion)."),
      Member("release", .text(), "The release of Belfry.", isRequired: false),
      Member("zones", .text(), "The release of the tz database."),
      Member(
        "inputs",
        .text(),
        "The digest of the texts that were read, with their paths: FNV-1a, 64 bits.",
        isRequired: false
      ),
      Member(
        "options",
        .list(.text()),
        "The flags that choose scenarios or change outcomes.",
        isRequired: false
      ),
      Member("shared", .list(.text()), "The files of facts that scripts below their folder share."),
      Member("shard", shard, "The part that was played; absent for all.", isRequired: false),
      Member("readings", .list(.reading), "The readings that scenarios were played under."),
      Member("summary", summary, "The number of scenarios with each outcome."),
      Member("files", .list(file), "The files, in the order in which they were read."),
      Member("problems", .list(problem), "The problems of the run as a whole."),
    ])
  }

  private static var reading: JSONSchema { .text(Reading.allCases.map { $0.rawValue }) }
  private static var count: JSONSchema { .number(least: 0) }
  private static var place: JSONSchema { .number(least: 1) }

  static var shard: JSONSchema {
    .object([
      Member("number", place, "The number of the part, counted from one."),
      Member("count", place, "The number of parts."),
      Member("played", count, "The number of scenarios in the part."),
      Member("scenarios", count, "The number of scenarios in all parts."),
      Member("selection", .text(), "The digest of the ids of all scenarios."),
    ])
  }

  private static var summary: JSONSchema {
    .object([
      Member("scenarios", count, "The scenarios, once for each version and reading."),
      Member("passed", count, "Those that passed."),
      Member("failed", count, "Those that failed, or passed although marked xfail."),
      Member("stopped", count, "Those that reached a limit."),
      Member("skipped", count, "Those that are marked skip."),
      Member("xfailed", count, "Those that failed and are marked xfail."),
      Member("mistakes", count, "The number of mistakes in all files."),
      Member("problems", count, "The number of problems."),
      Member(
        "commands",
        count,
        "The commands of pages whose output was compared; absent for none.",
        isRequired: false
      ),
    ])
  }

  private static var problem: JSONSchema {
    .object([
      Member("path", .text(), "The path, if the problem is about one.", isRequired: false),
      Member("type", .text(RunProblem.Kind.allCases.map { $0.rawValue }), "The kind of problem."),
      Member("status", place, "The exit status of a run that has only this problem."),
      Member("message", .text(), "The description of the problem."),
    ])
  }

  private static var file: JSONSchema {
    .object([
      Member("path", .text(), "The path of the file."),
      Member("mistakes", .list(mistake), "The mistakes because of which it was not played."),
      Member("scenarios", .list(scenario), "The scenarios that were played."),
    ])
  }

  private static var mistake: JSONSchema {
    .object([
      Member("path", .text(), "The file with the mistake, which may be an included one."),
      Member("line", place, "The line."),
      Member("column", place, "The column, in characters."),
      Member("id", .text(), "The identifier of the kind of mistake, as in E0031."),
      Member("message", .text(), "The description of the problem."),
      Member("help", .text(), "The text to write instead, or an empty text."),
      Member("script", place, "The first line of the script, which in Markdown is a block."),
      Member("text", .text(), "The message with its line, as people read it."),
    ])
  }

  private static var scenario: JSONSchema {
    .object([
      Member("id", .text(), "The identifier, the same in every run."),
      Member("title", .text(), "The title, with the cells of its row."),
      Member("tags", .list(.text()), "The tags."),
      Member("line", place, "The line of the title."),
      Member("row", place, "The line of the row for which it is played.", isRequired: false),
      Member("reason", .text(), "The reason given for skip or xfail.", isRequired: false),
      Member("ios", .text(), "The version of iOS."),
      Member("reading", reading, "The reading."),
      Member("outcome", .text(ScenarioResult.End.allCases.map { $0.rawValue }), "The outcome."),
      Member("case", reportCase, "The scenario as JUnit and TAP have it."),
      Member(
        "limit",
        .text(ScenarioResult.Limit.words.map { $0.word }),
        "The limit it reached.",
        isRequired: false
      ),
      Member("restsOn", .list(dependency), "The open questions its outcome depends on."),
      Member("differsUnder", .list(reading), "The readings that would change its outcome."),
      Member("failures", .list(failure), "The expectations that were not met."),
      Member(
        "journal",
        .list(entry),
        "The events of the phone; omitted with --no-journals if the scenario passed.",
        isRequired: false
      ),
    ])
  }

  private static var reportCase: JSONSchema {
    .object([
      Member("id", .text(), "The id behind the title, with the variant.", isRequired: false),
      Member("name", .text(), "The title, with the version and reading where there are several."),
      Member("line", place, "The line of its row or title."),
      Member("problems", .list(caseProblem), "Everything that is wrong."),
    ])
  }

  private static var caseProblem: JSONSchema {
    .object([
      Member("type", .text(ReportCase.Kind.allCases.map { $0.rawValue }), "The kind of problem."),
      Member("message", .text(), "The problem in one line."),
      Member("path", .text(), "The file.", isRequired: false),
      Member("line", place, "The line.", isRequired: false),
      Member("column", place, "The column, in characters.", isRequired: false),
      Member("text", .text(), "The whole message, as people read it."),
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
      Member("message", .text(), "What was expected, or the description of the problem."),
      Member("found", .text(), "The value that was found."),
      Member("reason", .list(.text()), "The reasons that no entry of the journal states."),
      Member(
        "decidedBy",
        .list(.text()),
        "The rules without which the outcome would have been another."
      ),
      Member("write", .list(.list(line)), "Ways to meet the expectation: the lines of each."),
      Member("ifRight", line, "The line that expects what was found.", isRequired: false),
      Member(
        "disputed",
        .list(.text()),
        "Facts under which the expectation is met; sources disagree about them."
      ),
      Member("rules", .list(.text()), "The rules behind the outcome, the deciding ones first."),
      Member("chain", .list(count), "The indices of the journal entries that led to it."),
    ])
  }

  private static var line: JSONSchema {
    .object([
      Member("text", .text(), "The line."),
      Member("place", .text(), "The place for the line."),
      Member("remove", .flag, "The line is to be removed.", isRequired: false),
    ])
  }

  /// An entry of a journal.
  static var entry: JSONSchema {
    .object([
      Member("at", .text(), "The phone's clock: date, time and offset."),
      Member("text", .text(), "The event as a sentence."),
      Member("because", .list(.text()), "The rules that decided."),
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
      Member("rules", .list(rule), "The rules, in the order in which they are applied."),
    ])
  }

  private static var rule: JSONSchema {
    .object([
      Member("id", .text(), "The name."),
      Member("facts", .list(.text()), "The entries of the catalogue that it implements."),
      Member("sentence", .text(), "The behaviour as a sentence."),
      Member("question", .text(), "The question that it helps to answer."),
      Member("policy", .text(), "The former name of the question; it is removed in 0.6."),
      Member("dispute", .text(), "The dispute in which it takes a side.", isRequired: false),
      Member("side", .text(), "The side.", isRequired: false),
      Member("since", .text(), "The first version of iOS."),
      Member("until", .text(), "The last version of iOS.", isRequired: false),
      Member("when", .list(.text()), "The conditions that must be true."),
      Member("unless", .list(.text()), "The conditions that must be false."),
      Member("isFinal", .flag, "Indicates whether no later rule applies."),
      Member("corrected", change, "The last change of its outcome.", isRequired: false),
      Member("evidence", .list(evidence), "The evidence."),
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
      Member(
        "grade",
        .text(Evidence.Grade.allCases.map { $0.rawValue }),
        "The grade of the source."
      ),
      Member("note", .text(), "The content of the source, summarised."),
      Member("links", .list(.text()), "The addresses of the source."),
      Member(
        "check",
        .text(),
        "The experiment that decides an assumption on a phone.",
        isRequired: false
      ),
    ])
  }
}
