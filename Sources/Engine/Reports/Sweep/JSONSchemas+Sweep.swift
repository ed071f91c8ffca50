import Exploration

/// The form of the JSON of sweeps.
extension JSONSchema {
  private static var count: JSONSchema { .number(least: 0) }
  private static var line: JSONSchema { .number(least: 1) }

  /// The truth table of a scenario, as `sweep --format json` writes it.
  static var sweep: JSONSchema {
    .object(
      [
        Member("version", line, "The version of this form; it is \(sweepJSONVersion)."),
        Member("title", .text(), "The title of the scenario."),
        Member("path", .text(), "The path of the script."),
        Member("line", line, "The line of the title."),
      ] + earlyEnd + [
        Member("combinations", count, "The number of combinations of the axes."),
        Member("axes", .list(axis), "The axes; the values of the last one vary first."),
        Member("outcomes", .list(sweepOutcome), "The outcomes that differ."),
        Member(
          "cells",
          .list(count),
          "The index of the outcome of each combination, in the order of the axes."
        ),
        Member("table", table, "The table with equal rows and columns folded."),
        Member("notes", .list(.text()), "What a value does not include, as sentences."),
      ]
    )
  }

  private static var axis: JSONSchema {
    .object([
      Member("name", .text(SweepAxis.Name.allCases.map { $0.rawValue }), "The name of the axis."),
      Member("values", .list(.text()), "Its values."),
    ])
  }

  private static var sweepOutcome: JSONSchema {
    .object(
      [
        Member("outcome", .text(SweepOutcome.End.allCases.map { $0.rawValue }), "How it ended."),
        Member("count", line, "The number of combinations with this outcome."),
        Member("notifications", .list(fate), "The notifications with their fates."),
        Member("lines", .list(line), "The lines that are not met, or that cannot happen."),
        Member("found", .text(), "The value that was found, or the obstacle.", isRequired: false),
      ] + decidingRule
    )
  }

  private static var fate: JSONSchema {
    .object([
      Member("notification", .text(), "The identifier between quotes."),
      Member("fate", .text(), "The last that happened to it."),
      Member(
        "time",
        .text(),
        "The first delivery, with the days since the start; absent if all are equal.",
        isRequired: false
      ),
    ])
  }

  private static var table: JSONSchema {
    .object([
      Member(
        "columns",
        .list(.list(.text())),
        "The values of the last axis in each column; absent without columns.",
        isRequired: false
      ),
      Member("rows", .list(row), "The rows."),
    ])
  }

  private static var row: JSONSchema {
    .object([
      Member("values", .list(.list(.text())), "The values of the axes of rows."),
      Member(
        "outcomes",
        .list(.number(least: -1)),
        "The index of the outcome in each column; -1 if it was not played."
      ),
    ])
  }
}
