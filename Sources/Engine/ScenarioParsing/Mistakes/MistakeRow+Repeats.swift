import Scenarios

extension MistakeRow {
  /// Mistakes of repeated steps.
  static let repeats: [MistakeRow] = [
    MistakeRow(
      .repeatOutsideScenario,
      "only the steps of a scenario or a setup can be repeated",
      #"write `scenario "…"` above the `repeat`"#,
      .script(
        """
        repeat 3 times
        @+1m user locks device
        end
        scenario "Tea"
        @08:00 user opens app
        expect app foreground

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          repeat 3 times
          @+1m user locks device
          end
          expect app background

          """
      )
    ),
    MistakeRow(
      .repeatTooFew,
      "a `repeat` must have at least one round",
      "write `repeat 1 times`",
      .step(
        """
        repeat 0 times
        @+1m user locks device
        end
        """,
        right: """
          repeat 1 times
          @+1m user locks device
          end
          """
      )
    ),
    MistakeRow(
      .roundNameWithSigns,
      "the name of a round can have only letters and digits",
      "write `as {name}`, and `<{name}>` in the steps",
      .step(
        """
        repeat 2 times as <n>
        app adds "milk<n>" now
        end
        """,
        right: """
          repeat 2 times as n
          app adds "milk<n>" now
          end
          """
      )
    ),
    MistakeRow(
      .roundNameOfColumn,
      "`<{name}>` is already a column of table `{table}`",
      "write another name, such as `as round`",
      .script(
        """
        table kinds
        | n    |
        | milk |
        scenario "Tea"  each kinds
        @08:00 user opens app
        repeat 2 times as n
        app adds "<n>" now
        end
        expect app foreground

        """,
        right: """
          table kinds
          | n    |
          | milk |
          scenario "Tea"  each kinds
          @08:00 user opens app
          repeat 2 times as k
          app adds "<n><k>" now
          end
          expect app foreground

          """
      )
    ),
    MistakeRow(
      .repeatInRepeat,
      "a `repeat` cannot be inside another `repeat`",
      "write `end` above this line",
      .step(
        """
        repeat 2 times
        @+1m user locks device
        repeat 2 times
        @+1m user unlocks device
        end
        end
        """,
        right: """
          repeat 2 times
          @+1m user locks device
          end
          repeat 2 times
          @+1m user unlocks device
          end
          """
      )
    ),
    MistakeRow(
      .endWithoutRepeat,
      "`end` has no `repeat`",
      "remove the line",
      .step("end", right: "user locks device")
    ),
    MistakeRow(
      .emptyRepeat,
      "this `repeat` is empty",
      "write its steps above `end`",
      .step(
        """
        repeat 2 times
        end
        """,
        right: """
          repeat 2 times
          @+1m user locks device
          end
          """
      )
    ),
    MistakeRow(
      .roundNameUnused,
      "no step of this `repeat` uses `<{name}>`",
      #"remove `as {name}`, or write `<{name}>` in a step, as in `"water<{name}>"`"#,
      .step(
        """
        repeat 2 times as n
        @+1m user locks device
        end
        """,
        right: """
          repeat 2 times
          @+1m user locks device
          end
          """
      )
    ),
    MistakeRow(
      .roundReplaces,
      "each round replaces the request {name} of the previous round",
      #"write `repeat {times} times as {number}`, and `"{text}<{number}>"`"#,
      .step(
        """
        repeat 3 times
        app adds "milk" after 1h title "Milk"
        end
        """,
        right: """
          repeat 3 times as n
          app adds "milk<n>" after 1h title "Milk"
          end
          """
      ),
      reason: "A request replaces a pending one with the same identifier."
    ),
    MistakeRow(
      .repeatWithoutEnd,
      "this `repeat` has no `end`",
      "write `end` below its last step",
      .script(
        """
        scenario "Tea"
        @08:00 user opens app
        repeat 2 times
        @+1m user locks device
        expect app background

        """,
        right: """
          scenario "Tea"
          @08:00 user opens app
          repeat 2 times
          @+1m user locks device
          end
          expect app background

          """
      )
    ),
    MistakeRow(
      .timeInRepeat,
      "a repeated step needs a relative time",
      "write `@+1h`",
      .step(
        """
        repeat 2 times
        @09:00 user locks device
        end
        """,
        right: """
          repeat 2 times
          @+1h user locks device
          end
          """
      )
    ),
    MistakeRow(
      .unknownRoundName,
      "`<{said}>` is not the name of the round, which is `<{name}>`",
      #"write `<{name}>`, or `\u{3C}` for the sign `<`"#,
      .step(
        """
        repeat 2 times as n
        app adds "milk<n>" now title "<m>"
        end
        """,
        right: """
          repeat 2 times as n
          app adds "milk<n>" now title "<n>"
          end
          """
      )
    ),
  ]
}
