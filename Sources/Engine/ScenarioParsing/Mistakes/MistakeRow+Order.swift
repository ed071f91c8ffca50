import Scenarios

extension MistakeRow {
  /// Mistakes in the order of words, and words that are missing.
  static let order: [MistakeRow] = [
    MistakeRow(
      .wordOrder,
      "the words are in the wrong order",
      "write `…`",
      .step(
        #"app after 30m adds "milk""#,
        right: #"app adds "milk" after 30m"#
      )
    ),
    MistakeRow(
      .missingWord,
      "`{word}` is missing here",
      "write `…`",
      .step("app asks alert sound", right: "app asks for alert sound")
    ),
    MistakeRow(
      .missingTrigger,
      "a trigger is missing, such as `after 5m` or `daily at 09:00`",
      "write `…`",
      .step(#"app adds "milk""#, right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .missingActor,
      "the line has no actor, such as `app` or `user`",
      "write `…`",
      .step("locks device", right: "user locks device")
    ),
    MistakeRow(
      .missingExpect,
      "an expectation must begin with `expect`",
      "write `…`",
      .step(#""tea" not delivered"#, right: #"expect "tea" not delivered"#)
    ),
    MistakeRow(
      .otherActor,
      "only {actor} can do this",
      "write `…`",
      .step(#"user adds "milk" now"#, right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .stepInExpectation,
      "this is a step, so it cannot begin with `expect`",
      "write `…`",
      .step("expect user locks device", right: "user locks device")
    ),
    MistakeRow(
      .appAfterName,
      "the name of the app must follow `expect`",
      "write `…`",
      .script(
        """
        app chat
        scenario "Tea"
        @08:00 chat adds "tea" now
        expect "tea" of chat delivered

        """,
        right: """
          app chat
          scenario "Tea"
          @08:00 chat adds "tea" now
          expect chat "tea" delivered

          """
      )
    ),
    MistakeRow(
      .severalNames,
      "a line can name only one notification",
      "write {sentences}",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app
        app adds "tea" after 30m title "Tea"
        app adds "milk" after 30m title "Milk"
        expect "tea" and "milk" not delivered

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          app adds "tea" after 30m title "Tea"
          app adds "milk" after 30m title "Milk"
          expect "tea" not delivered
          expect "milk" not delivered

          """
      )
    ),
    MistakeRow(
      .textWithoutKind,
      "a text needs `title`, `subtitle` or `body` before it",
      "write `…`",
      .step(#"app adds "milk" after 30m "Milk""#, right: #"app adds "milk" after 30m title "Milk""#)
    ),
    MistakeRow(
      .stepNumber,
      "a step cannot have a number",
      "remove `{number}`",
      .step("1. user locks device", right: "user locks device")
    ),
    MistakeRow(
      .timeInSentence,
      "the time must be in the margin, at the beginning of the line",
      "write `{sentence}`",
      .step(#"expect "tea" delivered at 08:30"#, right: #"@08:30 expect "tea" delivered"#)
    ),
  ]

  /// Mistakes of durations.
  static let durations: [MistakeRow] = [
    MistakeRow(
      .durationWithoutUnit,
      "the duration has no unit",
      "write {written}",
      .step(#"app adds "milk" after 30"#, right: #"app adds "milk" after 30m"#)
    ),
    MistakeRow(
      .durationTooLong,
      "`{word}` is too long: a duration has at most {longest}, and a scenario must be in the years 1678 to 2261",
      "write a shorter duration, such as `52w`",
      .step(#"app adds "milk" after 99999999999999w"#, right: #"app adds "milk" after 52w"#)
    ),
    MistakeRow(
      .notADuration,
      "`{word}` is not a duration",
      "write digits and units, as in `90s` or `1h30m`",
      .step(#"app adds "milk" after 30x"#, right: #"app adds "milk" after 30s"#)
    ),
    MistakeRow(
      .durationForm,
      "a duration must be one word of digits and units",
      "write `{written}`",
      .step(#"app adds "milk" after 30 minutes"#, right: #"app adds "milk" after 30m"#)
    ),
    MistakeRow(
      .decimalComma,
      "the duration has a decimal comma",
      "write `{written}`, with a decimal point",
      .step(#"app adds "milk" after 1,5h"#, right: #"app adds "milk" after 1.5h"#)
    ),
  ]
}
