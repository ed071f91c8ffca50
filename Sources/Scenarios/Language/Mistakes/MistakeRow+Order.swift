extension MistakeRow {
  /// Mistakes in the order of words, and words that are missing.
  static let order: [MistakeRow] = [
    MistakeRow(
      .wordOrder,
      "the words are in another order",
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
      "the line does not name who acts",
      "write `…`",
      .step("locks device", right: "user locks device")
    ),
    MistakeRow(
      .missingExpect,
      "an expectation begins with `expect`",
      "write `…`",
      .step(#""tea" not delivered"#, right: #"expect "tea" not delivered"#)
    ),
    MistakeRow(
      .otherActor,
      "{actor} does this",
      "write `…`",
      .step(#"user adds "milk" now"#, right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .stepInExpectation,
      "an action is a step, without `expect`",
      "write `…`",
      .step("expect user locks device", right: "user locks device")
    ),
    MistakeRow(
      .appAfterName,
      "an expectation begins with the name of its app",
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
      "a line is about one notification",
      "write {sentences}",
      .step(
        #"expect "tea" and "tea" not delivered"#,
        right: #"expect "tea" not delivered"#
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
      "steps have no numbers",
      "remove `{number}`",
      .step("1. user locks device", right: "user locks device")
    ),
    MistakeRow(
      .timeInSentence,
      "the time of a step is in the margin",
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
      "`{word}` is too long: scenarios can be from 1678 to 2261",
      "write a shorter duration",
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
      "a duration is digits and units in one word",
      "write `{written}`",
      .step(#"app adds "milk" after 30 minutes"#, right: #"app adds "milk" after 30m"#)
    ),
    MistakeRow(
      .decimalComma,
      "the duration has a decimal comma",
      "use a decimal point: `{written}`",
      .step(#"app adds "milk" after 1,5h"#, right: #"app adds "milk" after 1.5h"#)
    ),
  ]
}
