import Scenarios

extension MistakeRow {
  /// Mistakes of scenarios and their titles.
  static let scenarios: [MistakeRow] = [
    MistakeRow(
      .emptyTitle,
      "the title is empty",
      "write what the scenario is about",
      .script(
        """
        scenario ""
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .titleTwice,
      "there is already a scenario with this title{place}",
      "write another title",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app
        expect app foreground
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          expect app foreground
          scenario "More tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .idWithSigns,
      "`{id}` is not an id: it consists of letters, digits, `-`, `_` and `.`",
      "write `id {mended}`",
      .script(
        """
        scenario "Tea"  id tea/denied
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  id tea-denied
          @08:00 user opens app
          expect app foreground

          """
      ),
      reason: "Build servers and addresses know a scenario by its id."
    ),
    MistakeRow(
      .idTwice,
      "line {number} already has the id `{id}`",
      "write another id",
      .script(
        """
        scenario "Tea"  id tea
        @08:00 user opens app
        expect app foreground
        scenario "More tea"  id tea
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  id tea
          @08:00 user opens app
          expect app foreground
          scenario "More tea"  id more-tea
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .idInOtherFile,
      "the scenario at {place} already has the id `{id}`",
      "write another id; the path of the file is not part of it",
      .words(
        #"`a.scenario` and `b.scenario` both have `scenario "Tea"  id tea`"#,
        right: #"`b.scenario` has `scenario "Tea"  id b-tea`"#
      ),
      values: ["a.scenario:3", "tea"]
    ),
    MistakeRow(
      .emptyReason,
      "`{word}` needs a reason",
      #"write `{word} "…"` with the reason"#,
      .script(
        """
        scenario "Tea"  skip ""
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  skip "waits for the new release"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .emptyScenario,
      "this scenario has no steps",
      "write its steps below the title",
      .script(
        #"scenario "Tea""#,
        right: """
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .expectsNothing,
      "this scenario has no expectation, so it cannot fail",
      "add a line with `expect`",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .wordWithoutTitle,
      "`{word}` must be on the line of a title",
      #"write `scenario "…"  {word} …`"#,
      .script(
        """
        scenario "Tea"
        skip "broken"
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"  skip "broken"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .impossibleWithoutStep,
      "`expect impossible` must be below a step, without a time of its own",
      "write `expect impossible` below the step that cannot happen",
      .script(
        """
        scenario "Tea"
        @08:00 expect impossible

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          user opens app
          expect impossible

          """
      )
    ),
  ]
}
