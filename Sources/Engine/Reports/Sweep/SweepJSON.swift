import Exploration
import Scenarios
import SystemPolicy

/// The version of the form of the JSON of a sweep.
let sweepJSONVersion = 1

extension SweepReport {
  /// The report for programs.
  public var json: String {
    let folded = folded
    let table = table(folded) { _ in true }
    return JSON.object([
      "version": .number(sweepJSONVersion),
      "title": .text(title),
      "path": .text(path),
      "line": .number(line),
      "isPartial": .flag(isPartial),
      "limit": .text(reached.map { "\($0.name)\($0.advice)" }),
      "combinations": .number(count),
      "axes": .list(
        axes.map { axis in
          .object([
            "name": .text(axis.name.rawValue), "values": .texts(axis.values.map { $0.text }),
          ])
        }
      ),
      "outcomes": .list(
        folded.outcomes.indices.map { JSON(folded.outcomes[$0], count: folded.counts[$0]) }
      ),
      "cells": .list(folded.cells.compactMap { $0.map { .number($0) } }),
      "table": JSON(table),
      "notes": .texts(notes),
    ]).written() + "\n"
  }
}

extension JSON {
  fileprivate init(_ outcome: SweepOutcome, count: Int) {
    let rule = outcome.rule.map { Law.rule($0) }
    self = .object([
      "outcome": .text(outcome.end.rawValue),
      "count": .number(count),
      "notifications": .list(
        outcome.fates.map { fate in
          .object([
            "notification": .text(fate.name),
            "fate": .text(fate.words),
            "time": .text(fate.time),
          ])
        }
      ),
      "lines": .list(outcome.lines.map { .number($0) }),
      "found": .text(outcome.found),
      "rule": .text(rule?.id),
      "grade": .text(rule?.grade.rawValue),
      "behaviour": .text(rule?.sentence),
    ])
  }

  fileprivate init(_ table: SweepTable) {
    self = .object([
      "columns": table.columnAxis.map { axis in
        .list(table.columns.map { numbers in .texts(numbers.map { axis.values[$0].text }) })
      },
      "rows": .list(
        table.rows.map { row in
          .object([
            "values": .list(
              zip(table.rowAxes, row.values).map { axis, numbers in
                .texts(numbers.map { axis.values[$0].text })
              }
            ),
            "outcomes": .list(row.cells.map { .number($0 ?? -1) }),
          ])
        }
      ),
    ])
  }
}
