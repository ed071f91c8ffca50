import Scenarios

extension MistakeRow {
  /// Mistakes with the names of apps, and with names that nothing has.
  static let apps: [MistakeRow] = [
    MistakeRow(
      .otherAppName,
      "there is no app `{word}` in this script",
      "write `{name}`",
      .script(
        """
        app chat
        scenario "Tea"
        @08:00 user opens app
        expect chat foreground

        """,
        right: """
          app chat
          scenario "Tea"
          @08:00 user opens chat
          expect chat foreground

          """
      ),
      reason: "The name `app` exists only if the script declares no app."
    ),
    MistakeRow(
      .severalApps,
      "`app` is ambiguous, because this script has several apps",
      "write {names}",
      .script(
        """
        app chat
        app mail
        scenario "Tea"
        @08:00 user opens chat
        app adds "tea" now
        expect chat foreground

        """,
        right: """
          app chat
          app mail
          scenario "Tea"
          @08:00 user opens chat
          chat adds "tea" now
          expect chat foreground

          """
      )
    ),
    MistakeRow(
      .appNotNamed,
      "the line must name an app, because this script has several apps",
      "write `{sentence}`",
      .script(
        """
        app chat
        app mail
        scenario "Tea"
        @08:00 chat adds "tea" now
        expect "tea" delivered

        """,
        right: """
          app chat
          app mail
          scenario "Tea"
          @08:00 chat adds "tea" now
          expect chat "tea" delivered

          """
      )
    ),
    MistakeRow(
      .unknownApp,
      "there is no app `{word}`",
      "write `app {word}` above the first scenario",
      .fact(
        "device has authorization denied for chat",
        right: "device has authorization denied for app"
      )
    ),
    MistakeRow(
      .appNameWithAt,
      "the name of an app cannot begin with `@`",
      "write `app {name}`",
      .fact("app @home", right: "app home")
    ),
    MistakeRow(
      .appNameIsWord,
      "`{word}` is a word of the language, so it cannot be the name of an app",
      "write another name for the app",
      .fact("app user", right: "app home")
    ),
    MistakeRow(
      .appNameIsStatus,
      "`{status}` is an authorization status, so it cannot be the name of an app",
      "write `device has authorization {status}`",
      .fact("app authorized", right: "device has authorization authorized")
    ),
    MistakeRow(
      .tooManyApps,
      "a phone has at most {most} apps",
      "remove this line",
      .words("1,001 lines with `app`", right: "at most 1,000 lines with `app`"),
      values: ["1000"]
    ),
    MistakeRow(
      .appTwice,
      "there is already an app `{name}`",
      "remove this line, or write another name",
      .fact("app home\napp home", right: "app home\napp work")
    ),
    MistakeRow(
      .appTooLate,
      "an app must be declared before a line names it",
      "move this line above the line that names the app",
      .fact(
        "device has authorization denied\napp chat",
        right: "app chat\ndevice has authorization denied"
      )
    ),
    MistakeRow(
      .unknownAction,
      "`{word}` is not an action of an app",
      "write `app {word}`{place} to declare an app of this name",
      .step("app chat", right: "app sets badge 1")
    ),
    MistakeRow(
      .appNameOfSeveralWords,
      "the name of an app must be one word",
      "write `app {name}`{place}",
      .fact("app Tea Time", right: "app TeaTime")
    ),
    MistakeRow(
      .wordsAfterAppName,
      "an app `{word}` is declared on a line of its own",
      "write `app {word}` above the first scenario, then `{word} …` for what it does, and "
        + "`device … for {word}` for what it has",
      .fact(
        "app chat has authorization denied",
        right: "app chat\ndevice has authorization denied for chat"
      )
    ),
    MistakeRow(
      .nothingOfThisName,
      "{message}",
      "{help}",
      .script(
        """
        scenario "Tea"
        @08:00 app adds "tea" after 5m
        @08:05 expect "te" delivered

        """,
        right: """
          scenario "Tea"
          @08:00 app adds "tea" after 5m
          @08:05 expect "tea" delivered

          """
      ),
      reason: "An expectation about a name that no step makes could never fail, or never pass."
    ),
    MistakeRow(
      .requestNamedLikeLocal,
      "{name} is already the name of a local notification",
      "write another identifier for the request",
      .script(
        """
        scenario "Tea"
        @08:00 app schedules local notification "tea" after 5m body "Tea"
        app adds "tea" after 5m
        @08:05 expect "tea" delivered

        """,
        right: """
          scenario "Tea"
          @08:00 app schedules local notification "tea" after 5m body "Tea"
          app adds "milk" after 5m
          @08:05 expect "tea" delivered

          """
      )
    ),
  ]
}
