import Scenarios

extension MistakeRow {
  /// Mistakes with quotes, brackets, comments and other signs.
  static let marks: [MistakeRow] = [
    MistakeRow(
      .quoteNotClosed,
      "the quote is not closed",
      "write {text}",
      .step(
        #"app adds "milk after 30m title "Milk""#,
        right: #"app adds "milk" after 30m title "Milk""#
      )
    ),
    MistakeRow(
      .noSpaceAfterQuote,
      "the closing quote needs a space after it",
      "write a space after the quote",
      .step(#"app adds "milk"now title "Milk""#, right: #"app adds "milk" now title "Milk""#)
    ),
    MistakeRow(
      .bracketNotClosed,
      "the bracket is not closed",
      "write `]` after the last tag",
      .script(
        """
        scenario "Tea"  [smoke
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  [smoke]
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .unknownEscape,
      "unknown escape in a text",
      #"write `\"`, `\\` or `\u{…}`"#,
      .step(#"app adds "a\qb" now title "Milk""#, right: #"app adds "a\\qb" now title "Milk""#)
    ),
    MistakeRow(
      .unknownCharacter,
      "the escape does not name a character",
      #"write the number of a character, as in `\u{1F514}`"#,
      .step(
        #"app adds "milk" now title "\u{110000}""#,
        right: #"app adds "milk" now title "\u{1F514}""#
      )
    ),
    MistakeRow(
      .cellBeginsComment,
      "the `#` in this cell begins a comment, so the rest of the line is not read",
      "remove the `#`",
      .script(
        """
        table kinds
        | name   |
        | # milk |
        scenario "Tea"  each kinds
        @08:00 user opens app
        app adds <name> now
        expect app foreground

        """,
        right: """
          table kinds
          | name   |
          | "milk" |
          scenario "Tea"  each kinds
          @08:00 user opens app
          app adds <name> now
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .cellEndsText,
      "the quote in this cell ends the text around it",
      #"write `\"`"#,
      .script(
        """
        table kinds
        | name |
        | a"b  |
        scenario "Tea"  each kinds
        @08:00 user opens app
        app adds "tea" now title "<name>"
        expect app foreground

        """,
        right: """
          table kinds
          | name |
          | a\\"b |
          scenario "Tea"  each kinds
          @08:00 user opens app
          app adds "tea" now title "<name>"
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .cellBeginsText,
      "the quote in this cell is not closed",
      #"write `"` at the end of the cell"#,
      .script(
        """
        table kinds
        | name  |
        | "milk |
        scenario "Tea"  each kinds
        @08:00 user opens app
        app adds <name> now title "Tea"
        expect app foreground

        """,
        right: """
          table kinds
          | name   |
          | "milk" |
          scenario "Tea"  each kinds
          @08:00 user opens app
          app adds <name> now title "Tea"
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .needlessQuotes,
      "this word needs no quotes",
      "write `{words}`",
      .fact(#"zone "Europe/London""#, right: "zone Europe/London")
    ),
    MistakeRow(
      .otherQuotes,
      "texts need {kind} quotes",
      "write `{text}`",
      .step("app adds 'milk' now", right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .nameWithoutQuotes,
      "put names in quotes",
      "write `{text}`",
      .step("app adds milk now", right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .noSpaceBeforeQuote,
      "the quote needs a space before it",
      "write `{words}`",
      .step(#"app adds"milk" now"#, right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .needlessBrackets,
      "only tags can be in brackets",
      "write `{words}`",
      .step("app asks for [alert]", right: "app asks for alert")
    ),
    MistakeRow(
      .tagsWithoutBrackets,
      "tags need brackets",
      "write `{tags}`",
      .script(
        """
        scenario "Tea"  smoke
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  [smoke]
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .otherSpace,
      "this is {space}",
      "write an ordinary space",
      .step("user\u{A0}locks device", right: "user locks device"),
      reason: "A page or a word processor may put a no-break space between words."
    ),
    MistakeRow(
      .otherComment,
      "a comment begins with `#`",
      "write `#`",
      .step("user locks device // at night", right: "user locks device # at night")
    ),
    MistakeRow(
      .noSpaceBeforeComment,
      "a comment needs a space before its `#`",
      "write a space before `#`",
      .step("user opens app#again", right: "user opens app #again")
    ),
    MistakeRow(
      .needlessSign,
      "unexpected `{sign}`",
      "{help}",
      .step("user locks device.", right: "user locks device")
    ),
    MistakeRow(
      .joinedWords,
      "these words need spaces between them",
      "write `{words}`",
      .step("app asks for alert,sound", right: "app asks for alert sound")
    ),
  ]
}
