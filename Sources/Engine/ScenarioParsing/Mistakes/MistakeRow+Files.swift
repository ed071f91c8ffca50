import Scenarios

extension MistakeRow {
  /// Mistakes of a file as a whole.
  static let files: [MistakeRow] = [
    MistakeRow(
      .zeroByte,
      "the file has a zero byte, so it is not text",
      "save the file as UTF-8",
      .words("a script saved as UTF-16", right: "the same script saved as UTF-8")
    ),
    MistakeRow(
      .notUTF8,
      "the file is not UTF-8",
      "save the file as UTF-8",
      .words("a script saved as Latin-1", right: "the same script saved as UTF-8")
    ),
    MistakeRow(
      .carriageReturns,
      "the lines end with carriage returns only",
      "save the file with line feeds (LF)",
      .words("lines that end with CR", right: "lines that end with LF, or with CR and LF")
    ),
    MistakeRow(
      .noScenario,
      "the script has no scenario",
      #"write `scenario "…"` above the steps"#,
      .script(
        "phone iOS 17\n",
        right: """
          phone iOS 17
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .lineTooLong,
      "the line has {count} bytes; the limit is {most}",
      "shorten its texts, or write several lines",
      .words("a line of 12,000 bytes", right: "a line of at most 10,000 bytes"),
      values: ["12000", "10000"]
    ),
    MistakeRow(
      .tooManyLines,
      "the file makes {count} lines; the limit is {most}",
      "repeat fewer times",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app
        repeat 1000000000 times
        @+1m user locks device
        end
        expect app background

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          repeat 10 times
          @+1m user locks device
          end
          expect app background

          """
      ),
      reason: """
        Each row of a table, each round of a `repeat` and each use of a `setup` reads its lines \
        again. The lines of all of them count.
        """
    ),
    MistakeRow(
      .unreadableFile,
      "{message}",
      "{help}",
      .fact(#"include "shared/phon.facts""#, right: #"include "shared/zone.facts""#)
    ),
    MistakeRow(
      .includeTooLate,
      "an `include` must be the first line of its file",
      "move the line to the top of the file",
      .script(
        #"""
        phone iOS 17
        include "shared/zone.facts"
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """#,
        right: #"""
          include "shared/zone.facts"
          phone iOS 17
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """#
      ),
      reason: "Only other includes and comments can be above it."
    ),
    MistakeRow(
      .includeWithoutFile,
      "a script from standard input or a string cannot include a file",
      "write the lines of the included file in the script",
      .words("a script from standard input that includes a file", right: "a script in a file")
    ),
    MistakeRow(
      .includeNotRelative,
      "the path of an `include` must be relative to its file",
      #"write a path such as `include "shared/phone.facts"`"#,
      .fact(#"include "/shared/zone.facts""#, right: #"include "shared/zone.facts""#)
    ),
    MistakeRow(
      .includeCircle,
      "the files include each other: {circle}",
      "remove this line",
      .fact(#"include "shared/circle.facts""#, right: #"include "shared/zone.facts""#)
    ),
    MistakeRow(
      .scenarioNeverPlayed,
      "`{name}` does not end with `.scenario`, so a run of its folder does not play this scenario",
      "move the scenario into a file such as `{stem}.scenario`",
      .words(
        "a scenario in `phone.facts`",
        right: "the scenario in `tea.scenario`, which includes `phone.facts`"
      ),
      values: ["phone.facts", "tea"],
      reason: "A file that is only included has facts, tables and a `setup`."
    ),
    MistakeRow(
      .includeTooDeep,
      "includes are nested more than {most} deep",
      "remove this line",
      .words("a file that includes a file, 101 times", right: "one file that includes all"),
      values: ["100"]
    ),
  ]

  /// Mistakes around the scripts of a Markdown page.
  static let markdown: [MistakeRow] = [
    MistakeRow(
      .listEndsScript,
      "this line is less indented than its list item, so it ends the list and the script in it",
      "indent the line by {columns} columns, or close the block above it",
      .words(
        "a line in a ```scenario block that is less indented than its list item",
        right: "the line indented like the block"
      ),
      values: ["2"]
    ),
    MistakeRow(
      .markupNotClosed,
      "this markup is not closed, so nothing below it is run",
      "write `{end}` above the script",
      .words("`<!--` above a script, without `-->`", right: "`<!-- … -->` above a script"),
      values: ["-->"]
    ),
    MistakeRow(
      .scriptInBlock,
      "this block is not run, because the block of line {line} is not closed",
      "close that block; if this block is only an example, open that block with {longer}",
      .words("a ```scenario block in a ```text block", right: "a ```scenario block in ````text"),
      values: ["3", "````"]
    ),
    MistakeRow(
      .blockWithoutLanguage,
      "a block without a language is not run",
      "write {fence}{right}, or {fence}text if the block is only an example",
      .words(
        "a script in a block that begins with ```",
        right: "a block that begins with ```scenario"
      ),
      values: ["```", "scenario"]
    ),
    MistakeRow(
      .indentedScript,
      "a script that is indented by four more columns is not run",
      "indent the script less; if it is only an example, write it in a block that begins with ````text",
      .words("a block indented by four columns", right: "the block without the four columns")
    ),
    MistakeRow(
      .nestedTooDeep,
      "lists and quotations are nested more than {most} levels deep",
      "remove some of the marks before the text",
      .words("a line that begins with 200 times `-`", right: "a line that begins with `-` twice"),
      values: ["100"]
    ),
    MistakeRow(
      .otherLanguage,
      "a block with the language `{language}` is not run",
      "write {fence}{right}",
      .words(
        "a block that begins with ```scenarios",
        right: "a block that begins with ```scenario"
      ),
      values: ["scenarios", "```", "scenario"]
    ),
    MistakeRow(
      .quotedScript,
      "a script in a quotation is not run",
      "remove the `>` from its lines; if the script is only an example, begin its block with ```text",
      .words("> ```scenario", right: "```scenario")
    ),
    MistakeRow(
      .commandForm,
      "this command of Belfry is not run, so its output is not compared",
      "write `$ {command}`; if the output is only an example, begin its block with {fence}text",
      .words(
        "`$ ./belfry run tea.scenario` in a block of the language `console`",
        right: "`$ belfry run tea.scenario`"
      ),
      values: ["belfry run tea.scenario", "```"]
    ),
    MistakeRow(
      .quotedCommand,
      "a command in a quotation is not run, so its output is not compared",
      "remove the `>` from its lines; if it is only an example, begin its block with {fence}text",
      .words("> ```console", right: "```console"),
      values: ["```"]
    ),
    MistakeRow(
      .indentedCommand,
      "a command that is indented by four more columns is not run",
      "indent the block less; if it is only an example, begin its block with {fence}text",
      .words("a ```console block indented by four columns", right: "the block without the columns"),
      values: ["```"]
    ),
    MistakeRow(
      .blockAttribute,
      "a block cannot have the attribute `{word}`",
      "write `{right}`",
      .words("```scenario fail", right: "```scenario fails"),
      values: ["fail", "fails"]
    ),
    MistakeRow(
      .solutionOfNothing,
      "no block above this solution must fail",
      "write `fails` at the exercise, or remove `solution`",
      .words("a block ```scenario solution at the top", right: "```scenario fails above it")
    ),
    MistakeRow(
      .titleInFile,
      "the file already has a scenario with this title",
      "write another title",
      .words(
        #"two blocks of a page that both have `scenario "Tea"`"#,
        right: #"`scenario "Tea"` and `scenario "More tea"`"#
      )
    ),
  ]
}
