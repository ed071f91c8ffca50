import Scenarios

extension MistakeRow {
  /// Mistakes of tables.
  static let tables: [MistakeRow] = [
    MistakeRow(
      .rowOutsideTable,
      "a row needs a table",
      "write `table NAME` above it",
      .script(
        """
        | "milk" |
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """,
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .tableTwice,
      "there is already a table `{name}`, in line {line}",
      "write another name",
      .script(
        "table kinds\n| name   |\n| \"cake\" |\n" + scenario("| name   |\n| \"milk\" |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .unknownTable,
      "there is no table `{name}`",
      "{help}",
      .script(
        scenario("| name   |\n| \"milk\" |", each: "kind"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .tableUnused,
      "no scenario uses this table",
      "write `each {name}` after a title",
      .script(
        """
        table kinds
        | name   |
        | "milk" |
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """,
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .columnUnused,
      "no scenario uses `<{column}>`, so this column changes nothing",
      "write `<{column}>` in a step, or remove the column",
      .script(
        scenario("| name   | after |\n| \"milk\" | 5m    |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .tableWithoutRows,
      "the table has columns, but no rows",
      #"write a row below the columns, as in `| "milk" |`"#,
      .script(scenario("| name   |"), right: scenario("| name   |\n| \"milk\" |"))
    ),
    MistakeRow(
      .tableWithoutColumns,
      "the table has no columns and no rows",
      #"write the names of its columns, as in `| name |`, and rows below them, as in `| "milk" |`"#,
      .script(
        "table empty\n" + scenario("| name   |\n| \"milk\" |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .tooManyCells,
      "the row has more cells than the table has columns",
      "write one cell for each of these columns: {columns}",
      .script(
        scenario("| name   |\n| \"milk\" | 5m |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .missingCells,
      "the row has fewer cells than the table has columns",
      "add a cell for each of these columns: {columns}",
      .script(
        scenario("| name   | kind |\n| \"milk\" |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .columnWithoutName,
      "this column has no name",
      "write a name between the bars",
      .script(
        scenario("| name   |  |\n| \"milk\" | 5m |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .columnNameWithSigns,
      #"the name of a column cannot have `<`, `>`, `"` or `\`"#,
      "remove these signs from the name",
      .script(scenario("| <name> |\n| \"milk\" |"), right: scenario("| name   |\n| \"milk\" |"))
    ),
    MistakeRow(
      .columnTwice,
      "there is already a column `{name}`",
      "write another name",
      .script(
        scenario("| name   | name |\n| \"milk\" | 5m |"),
        right: scenario("| name   |\n| \"milk\" |")
      )
    ),
    MistakeRow(
      .rowWithoutLastBar,
      "the row does not end with a bar",
      "write `|` after the last cell",
      .script(scenario("| name   |\n| \"milk\""), right: scenario("| name   |\n| \"milk\" |"))
    ),
    MistakeRow(
      .rowWithoutCells,
      "the row has no cells",
      "write cells between bars, as in `| a | b |`",
      .script(scenario("| name   |\n|"), right: scenario("| name   |\n| \"milk\" |"))
    ),
    MistakeRow(
      .unknownColumn,
      "table `{table}` has no column `{name}`",
      #"write {columns}, or `\u{3C}` for the sign `<`"#,
      .script(scenario("| nam    |\n| \"milk\" |"), right: scenario("| name   |\n| \"milk\" |"))
    ),
    MistakeRow(
      .columnWithoutEach,
      "`<{name}>` is a column of table `{table}`, which this scenario does not use",
      "write `each {table}` after the title",
      .script(
        """
        table counts
        | n |
        | 1 |
        scenario "Tea"  each counts
        @08:00 app sets badge <n>
        expect badge <n>
        scenario "Cake"
        @08:00 app sets badge 2
        expect badge <n>

        """,
        right: """
          table counts
          | n |
          | 1 |
          scenario "Tea"  each counts
          @08:00 app sets badge <n>
          expect badge <n>

          """
      )
    ),
  ]

  /// A script with a table and a scenario for its rows.
  private static func scenario(_ rows: String, each name: String = "kinds") -> String {
    """
    table kinds
    \(rows)
    scenario "Tea"  each \(name)
    @08:00 user opens app
    app adds <name> now
    expect app foreground

    """
  }
}
