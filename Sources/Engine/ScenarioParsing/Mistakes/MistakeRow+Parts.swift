import Scenarios

extension MistakeRow {
  /// Mistakes in the parts of a script: facts, setups, scenarios.
  static let parts: [MistakeRow] = [
    MistakeRow(
      .stepOutsideScenario,
      "a step needs a scenario",
      #"write `scenario "…"` above it"#,
      .script(
        "@08:00 user opens app\n",
        right: """
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .timeWithoutStep,
      "this time has no step",
      "write a step after the time",
      .step("@09:00", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .timeBeforePart,
      "a line with `{word}` cannot have a time",
      "remove the time",
      .step(
        """
        repeat 2 times
        @+1m user locks device
        end
        @09:00 repeat 2 times
        """,
        right: """
          repeat 2 times
          @+1m user locks device
          end
          """
      )
    ),
    MistakeRow(
      .timeBeforeFact,
      "a fact cannot have a time, because it applies from the start",
      "remove the time",
      .fact("@08:00 zone UTC", right: "zone UTC")
    ),
    MistakeRow(
      .factInSetup,
      "a fact cannot be inside a `setup` or a `repeat`, because it applies from the start",
      "move the line above these steps",
      .script(
        """
        setup
        phone iOS 17
        @08:00 user opens app
        scenario "Tea"
        @09:00 user locks device
        expect "tea" not delivered

        """,
        right: """
          phone iOS 17
          setup
          @08:00 user opens app
          scenario "Tea"
          @09:00 user locks device
          expect no prompt

          """
      )
    ),
    MistakeRow(
      .factTooLate,
      "a fact must be above the first step, because it applies from the start",
      "move the line above the first step{instead}",
      .step("zone UTC", right: "device moves to zone UTC")
    ),
    MistakeRow(
      .factTwice,
      "line {line} already has this fact",
      "remove this line",
      .fact("zone UTC\nzone UTC", right: "zone UTC")
    ),
    MistakeRow(
      .factConflict,
      "conflicts with line {line}; only one of them can apply",
      "remove one of the lines",
      .fact("zone UTC\nzone Europe/London", right: "zone Europe/London")
    ),
    MistakeRow(
      .placeTwice,
      "line {line} already declares a place {name}",
      "write another name",
      .fact(
        """
        place "home" 12.9775,77.5713 radius 300m
        place "home" 13.9775,77.5713 radius 300m
        """,
        right: """
          place "home" 12.9775,77.5713 radius 300m
          place "office" 13.9775,77.5713 radius 300m
          """
      )
    ),
    MistakeRow(
      .setupTwice,
      "the file already has a `setup` in line {line}",
      "move these steps into that `setup`",
      .script(
        """
        setup
        @08:00 user opens app
        setup
        scenario "Tea"
        @09:00 user unlocks device
        expect no prompt

        """,
        right: """
          setup
          @08:00 user opens app
          scenario "Tea"
          @09:00 user unlocks device
          expect no prompt

          """
      )
    ),
    MistakeRow(
      .partTooLate,
      "{part} must be above the first scenario",
      "move {part} above the first scenario",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app
        expect app foreground
        setup
        user unlocks device

        """,
        right: """
          setup
          @07:00 user unlocks device
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .partInSteps,
      "`{word}` cannot be inside a `setup` or a `repeat`",
      "move the line below these steps",
      .words("`scenario` in a `repeat`", right: "`scenario` below its `end`"),
      values: ["scenario"]
    ),
    MistakeRow(
      .emptySetup,
      "this `setup` is empty",
      "write its steps below it",
      .script(
        """
        setup
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          setup
          @07:00 user unlocks device
          scenario "Tea"
          @08:00 user opens app
          expect app foreground

          """
      )
    ),
  ]
}
