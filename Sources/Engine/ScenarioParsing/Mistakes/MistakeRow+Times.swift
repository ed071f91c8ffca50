import Scenarios

extension MistakeRow {
  /// Mistakes of dates and times.
  static let dates: [MistakeRow] = [
    MistakeRow(
      .unknownTime,
      "there is no time `{word}`",
      "write a time from `00:00` to `23:59:59`",
      .step(#"app adds "milk" daily at 25:00"#, right: #"app adds "milk" daily at 23:00"#)
    ),
    MistakeRow(
      .timeForm,
      "`{word}` is not in the form `HH:MM`",
      "write `{written}`",
      .step(#"app adds "milk" daily at 9am"#, right: #"app adds "milk" daily at 09:00"#)
    ),
    MistakeRow(
      .halfOfDay,
      "a time is in 24-hour form, without `{half}`",
      "write `{written}`",
      .step(#"app adds "milk" daily at 09:00 pm"#, right: #"app adds "milk" daily at 21:00"#)
    ),
    MistakeRow(
      .unknownDate,
      "there is no date `{word}`",
      "{help}",
      .fact("start 2026-02-30 08:00", right: "start 2026-02-28 08:00")
    ),
    MistakeRow(
      .dateForm,
      "a date has the form `YYYY-MM-DD`",
      "write `{written}`",
      .fact("start 2026-3-8 08:00", right: "start 2026-03-08 08:00")
    ),
    MistakeRow(
      .dateUnclear,
      "the date has two meanings",
      "write `{first}` or `{second}`",
      .fact("start 03/08/2026 08:00", right: "start 2026-03-08 08:00")
    ),
    MistakeRow(
      .dateJoinedToTime,
      "a date and its time must be two words",
      "write `{written}`",
      .fact("start 2026-03-08T08:00:00Z", right: "start 2026-03-08 08:00")
    ),
    MistakeRow(
      .dateAfterTime,
      "a date must come before its time",
      "write `{written}`",
      .step(
        #"app adds "milk" at 08:00 2026-03-08"#,
        right: #"app adds "milk" at 2026-03-08 08:00"#
      )
    ),
    MistakeRow(
      .dateWithoutTime,
      "the date is missing",
      "write a date before the time, as in `{written}`",
      .step(
        "device sets the clock to 09:00",
        right: "device sets the clock to 2026-01-02 09:00"
      )
    ),
    MistakeRow(
      .dayOfYear,
      "`{word}` is not a month and a day",
      "write {written}",
      .step(
        #"app adds "milk" yearly on 30-05 at 09:00"#,
        right: #"app adds "milk" yearly on 05-30 at 09:00"#
      )
    ),
    MistakeRow(
      .timeTooFine,
      "a time after `since` cannot have fractions of a second",
      "write `{written}`",
      .step(
        "expect no notification delivered since 08:00:00.5",
        right: "expect no notification delivered since 08:00:00"
      )
    ),
    MistakeRow(
      .needlessAt,
      "only a time in the margin can begin with `@`",
      "write `{written}`",
      .step(
        "expect no notification delivered since @08:00",
        right: "expect no notification delivered since 08:00"
      )
    ),
  ]

  /// Mistakes of the times in the margin, and of times that do not exist.
  static let margins: [MistakeRow] = [
    MistakeRow(
      .unknownMargin,
      "`{word}` is not a time",
      "{help}",
      .step("@noonish user locks device", right: "@12:00 user locks device")
    ),
    MistakeRow(
      .marginWithoutAt,
      "a time in the margin must begin with `@`",
      "write `{written}`",
      .step("09:00 user locks device", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .marginForm,
      "`{said}` is not a time in the margin",
      "write `{written}`",
      .step("@Tuesday 9:00 user locks device", right: "@Tue 09:00 user locks device")
    ),
    MistakeRow(
      .elapsedForm,
      "`{word}` is not a duration",
      "write a duration, as in `@+30m`",
      .step("@+soon user locks device", right: "@+30m user locks device")
    ),
    MistakeRow(
      .elapsedWithoutPlus,
      "a time relative to the line above must begin with `@+`",
      "write `{written}`",
      .step("@30m user locks device", right: "@+30m user locks device")
    ),
    MistakeRow(
      .timeAfterElapsed,
      "a time of day can only follow a number of whole days",
      "write `@+1d {time}`",
      .step("@+2h 09:00 user locks device", right: "@+1d 09:00 user locks device")
    ),
    MistakeRow(
      .marginWithoutTime,
      "the time of day is missing",
      "write `{written}`",
      .step("@Tue user locks device", right: "@Tue 08:00 user locks device")
    ),
    MistakeRow(
      .untilForm,
      "`@until` must be followed by `idle`",
      "write `@until idle`, or a time such as `@08:00`",
      .step("@until 09:00 user locks device", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .clockAfterIdle,
      "a time below `@until idle` must be relative",
      "write a time such as `@+30m`, or a time in place of `@until idle`",
      .step(
        """
        @until idle user locks device
        @09:00 user unlocks device
        """,
        right: """
          @until idle user locks device
          @+30m user unlocks device
          """
      ),
      reason: "Only the run shows when the phone is idle."
    ),
    MistakeRow(
      .sinceAfterIdle,
      "`since` cannot be used below `@until idle`",
      "remove `since`, or write a time in place of `@until idle`",
      .step(
        "@until idle expect no notification delivered since 08:00",
        right: "@until idle expect no notification delivered"
      ),
      reason: "Only the run shows when the phone is idle."
    ),
    MistakeRow(
      .offsetForm,
      "this is not an offset from UTC",
      "write an offset such as `-05:00`, as in `01:30-05:00`",
      .step("@09:00+99:00 user locks device", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .timeGoesBack,
      "this time has passed: it is already {now}",
      "write {later}",
      .step("@07:00 user locks device", right: "@+1d 07:00 user locks device")
    ),
    MistakeRow(
      .yearOutOfRange,
      "a scenario must be in the years {first} to {last}",
      "write a year from {first} to {last}",
      .fact("start 1500-01-01 08:00", right: "start 2026-01-01 08:00")
    ),
    MistakeRow(
      .clockBeforeStart,
      "the clock cannot be set to a time before the start of the scenario",
      "write `{start}` or a later time",
      .step(
        "device sets the clock to 2020-01-01 08:00",
        right: "device sets the clock to 2026-01-02 08:00"
      )
    ),
    MistakeRow(
      .sinceOutsideScenario,
      "the time after `since` is not between the start of the scenario and now",
      "write a time {span}",
      .step(
        "expect no notification delivered since 23:00",
        right: "expect no notification delivered since 08:00"
      )
    ),
    MistakeRow(
      .timeTwice,
      "the clock shows {time} twice on {date}",
      "write {times}",
      .script(
        """
        zone America/New_York
        start 2026-11-01 01:30
        scenario "Tea"
        @+1m user opens app
        expect app foreground

        """,
        right: """
          zone America/New_York
          start 2026-11-01 01:30-04:00
          scenario "Tea"
          @+1m user opens app
          expect app foreground

          """
      ),
      reason: "Clocks are turned back on this day, so they show the time twice."
    ),
    MistakeRow(
      .otherOffset,
      "the offset of {zone} at {time} is {known}, not {offset}",
      "write {written}",
      .fact("zone UTC\nstart 2026-03-08 08:00+01:00", right: "zone UTC\nstart 2026-03-08 08:00")
    ),
    MistakeRow(
      .timeSkipped,
      "clocks in {zone} skip from {from} to {to} on {date}",
      "write `{to}`, or a time before {from}",
      .fact(
        "zone America/New_York\nstart 2026-03-08 02:30",
        right: "zone America/New_York\nstart 2026-03-08 03:00"
      )
    ),
    MistakeRow(
      .dateSkipped,
      "{date} does not exist in {zone}, where the calendar skipped to {next}",
      "write `{next}`",
      .fact(
        "zone Pacific/Apia\nstart 2011-12-30 08:00",
        right: "zone Pacific/Apia\nstart 2011-12-31 08:00"
      )
    ),
  ]
}
