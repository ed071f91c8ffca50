import PhoneDescription
import Scenarios
import SystemPolicy

extension JSONSchema {
  /// A played scenario, as `draw` writes it and a page has it.
  static var played: JSONSchema {
    .object([
      Member("version", count, "The version of this form; it is \(playedJSONVersion)."),
      Member("title", .text(), "The title; omitted in a page.", isRequired: false),
      Member("path", .text(), "The path of the script; omitted in a page.", isRequired: false),
      Member("ios", .text(), "The version of iOS."),
      Member("reading", .text(Reading.allCases.map { $0.rawValue }), "The reading."),
      Member("outcome", outcome, "The outcome."),
      Member("script", .list(line), "The lines; omitted in a page.", isRequired: false),
      Member("moments", .list(moment), "The moments at which something happens."),
      Member("start", count, "The index of the moment to show first."),
      Member(
        "journal",
        .list(entry),
        "The events of the phone; omitted in a page for most scenarios that passed.",
        isRequired: false
      ),
      Member("causes", .list(count), "The indices of the journal entries that led to failures."),
      Member(
        "command",
        .text(),
        "The command that draws the timeline; only in a page without the journal.",
        isRequired: false
      ),
      Member("shapes", .list(.text()), "The parts of drawings, in SVG."),
      Member("sections", .list(section), "The parts of lists."),
      Member(
        "rules",
        .list(rule),
        "The rules that the journal names; omitted in a page.",
        isRequired: false
      ),
      Member(
        "sides",
        .list(side),
        "The runs under other sides of disputes that end differently.",
        isRequired: false
      ),
    ])
  }

  private static var count: JSONSchema { .number(least: 0) }
  /// The number of a part; those below zero are parts of a page.
  private static var part: JSONSchema { .number(least: -PagePool.most) }
  private static var outcome: JSONSchema {
    .text(ScenarioResult.End.allCases.map { $0.rawValue })
  }

  private static var line: JSONSchema {
    .object([
      Member("line", .number(least: 1), "The number of the line."),
      Member("text", .text(), "The line."),
      Member("isFailed", .flag, "Indicates whether a step of the line failed."),
    ])
  }

  private static var moment: JSONSchema {
    .object([
      Member("time", .text(), "The time on the phone's clock, with the date on another day."),
      Member("lines", .list(.number(least: 1)), "The lines that are played."),
      Member("entries", count, "The number of journal entries up to the end of the moment."),
      Member(
        "x",
        count,
        "The horizontal position in the timeline of a page.",
        isRequired: false
      ),
      Member("phone", .list(part), "The shapes of the phone, by number, the lowest first."),
      Member(
        "center",
        .list(part),
        "The shapes of Notification Center; omitted if it is empty.",
        isRequired: false
      ),
      Member("centerHeight", count, "The height of that drawing.", isRequired: false),
      Member("lists", .list(part), "The sections next to the phone, by number."),
    ])
  }

  private static var section: JSONSchema {
    .object([
      Member("heading", .text(), "The heading."),
      Member("lines", .list(row), "The lines below it."),
    ])
  }

  private static var row: JSONSchema {
    .object([
      Member("text", .text(), "The name."),
      Member("note", .text(), "The value or the time.", isRequired: false),
    ])
  }

  private static var rule: JSONSchema {
    .object([
      Member("id", .text(), "The name."),
      Member("sentence", .text(), "The behaviour as a sentence."),
      Member("grade", .text(Evidence.Grade.allCases.map { $0.rawValue }), "The grade."),
      Member("link", .text(), "The first source.", isRequired: false),
    ])
  }

  private static var side: JSONSchema {
    .object([
      Member("dispute", .text(), "The open question."),
      Member("side", .text(), "The other side."),
      Member("outcome", outcome, "The outcome under it."),
      Member("moments", .list(difference), "The moments at which its phone or events differ."),
    ])
  }

  private static var difference: JSONSchema {
    .object([
      Member("moment", count, "The index of the moment."),
      Member("events", .list(.text()), "The events since the moment before that differ."),
      Member("phone", .list(part), "The shapes of the phone."),
    ])
  }
}
