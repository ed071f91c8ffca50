import Scenarios

extension MistakeRow {
  /// Mistakes with single words.
  static let words: [MistakeRow] = [
    MistakeRow(
      .unknownWord,
      "unknown word `{word}`",
      "write `{known}`",
      .step("user open app", right: "user opens app")
    ),
    MistakeRow(
      .unknownFirstWord,
      "unknown word `{word}`",
      "begin the line with `scenario`, with a fact such as `phone` or `zone`, "
        + "or with `app`, `user`, `device` or `expect`",
      .step(#"banana adds "milk" now"#, right: #"app adds "milk" now"#)
    ),
    MistakeRow(
      .lineBeginsWithoutWord,
      "the line must begin with a word",
      "begin the line with `app`, `user`, `device` or `expect`",
      .step(#""milk" is late and cold"#, right: #"expect "tea" not delivered"#)
    ),
    MistakeRow(
      .lineTooShort,
      "the line ends too early",
      "{help}",
      .step(#"app adds "milk" after 30m title"#, right: #"app adds "milk" after 30m title "Milk""#)
    ),
    MistakeRow(
      .unexpectedWord,
      "unexpected `{word}`",
      "{help}",
      .fact("phone Android 14", right: "phone iOS 17")
    ),
    MistakeRow(
      .textAfterEnd,
      "unexpected text at the end of the line",
      "remove `{rest}`",
      .script(
        """
        setup only
        @08:00 user opens app
        scenario "Tea"
        user locks device
        expect no prompt

        """,
        right: """
          setup
          @08:00 user opens app
          scenario "Tea"
          user locks device
          expect no prompt

          """
      )
    ),
    MistakeRow(
      .wordTwice,
      "the line already has `{word}`",
      "remove the second `{word}`",
      .step("app asks for alert alert", right: "app asks for alert")
    ),
    MistakeRow(
      .capitalLetters,
      "`{word}` is written in small letters",
      "write `{known}`",
      .step("User locks device", right: "user locks device")
    ),
    MistakeRow(
      .otherWord,
      "`{said}` does not fit here",
      "write `{known}`",
      .step("app launches", right: "user opens app")
    ),
    MistakeRow(
      .twoWords,
      "`{word}` must be two words",
      "write `{words}`",
      .fact("phone iOS17", right: "phone iOS 17")
    ),
    MistakeRow(
      .needlessWord,
      "unnecessary `{word}`",
      "remove `{word}`",
      .step("user opens the app", right: "user opens app")
    ),
    MistakeRow(
      .otherWords,
      "these words cannot be read",
      "{help}",
      .step("app cancels tea", right: #"app removes "tea""#)
    ),
    MistakeRow(
      .unknownAnswer,
      "{text} is not possible here",
      "write {known}",
      .step(#"user answers "Perhaps later""#, right: #"user answers "Allow""#)
    ),
    MistakeRow(
      .retiredForm,
      "`{old}` is called `{new}` since Belfry {release}",
      "write `{new}`",
      .step(#"app watches "home""#, right: #"app monitors "home""#),
      reason: "`belfry fmt --upgrade` replaces the words of earlier releases in a whole file."
    ),
    MistakeRow(
      .unsupported,
      "{message}",
      "{help}",
      .step("wait 5m", right: "@+5m user locks device"),
      reason: "The language has no such sentence. The help has the sentence to write instead."
    ),
    MistakeRow(
      .outOfScope,
      "Belfry does not simulate {name}",
      "remove the line; Belfry simulates notifications, permissions and regions",
      .step("app updates widget", right: "app sets badge 3")
    ),
    MistakeRow(
      .needsNewerPhone,
      "{message}",
      "{help}",
      .script(
        """
        phone iOS 9
        scenario "Tea"
        @08:00 app adds "tea" now
        expect "tea" not delivered

        """,
        right: """
          phone iOS 17
          scenario "Tea"
          @08:00 app adds "tea" now
          expect "tea" not delivered

          """
      )
    ),
    MistakeRow(
      .statusNeedsNewerPhone,
      "there is no {status} authorization before iOS {version}",
      "write `phone iOS {version}`, or another status",
      .script(
        """
        phone iOS 11
        device has authorization provisional
        scenario "Tea"
        @08:00 app adds "tea" now
        expect "tea" not delivered

        """,
        right: """
          phone iOS 12
          device has authorization provisional
          scenario "Tea"
          @08:00 app adds "tea" now
          expect "tea" not delivered

          """
      )
    ),
    MistakeRow(
      .unknownRule,
      "there is no rule `{word}`",
      "{help}",
      .step(
        #"expect "tea" delivered because authorization.denied-is-silence"#,
        right: #"expect "tea" delivered because authorization.denied-is-silent"#
      )
    ),
    MistakeRow(
      .unknownSideOfDispute,
      "dispute `{dispute}` has no side `{word}`",
      "write {known}",
      .fact("assume add-when-denied lost", right: "assume add-when-denied drops")
    ),
    MistakeRow(
      .unknownSide,
      "no dispute has a side `{word}`",
      "{help}",
      .fact("assume dorps", right: "assume drops")
    ),
    MistakeRow(
      .severalDisputes,
      "several disputes have a side `{word}`",
      "write {known}",
      .fact("assume gone", right: "assume reinstalled-categories gone")
    ),
  ]
}
