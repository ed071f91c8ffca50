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
      "`{word}` is not how times are written",
      "write `{written}`",
      .step(#"app adds "milk" daily at 9am"#, right: #"app adds "milk" daily at 09:00"#)
    ),
    MistakeRow(
      .halfOfDay,
      "times have 24 hours, without `{half}`",
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
      "dates are written year-month-day",
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
      "a date and its time are two words",
      "write `{written}`",
      .fact("start 2026-03-08T08:00:00Z", right: "start 2026-03-08 08:00")
    ),
    MistakeRow(
      .dateAfterTime,
      "a date comes before its time",
      "write `{written}`",
      .step(
        #"app adds "milk" at 08:00 2026-03-08"#,
        right: #"app adds "milk" at 2026-03-08 08:00"#
      )
    ),
    MistakeRow(
      .dateWithoutTime,
      "the time has no date",
      "write a date before it, as in `{written}`",
      .words("a time in the place of a date", right: "a date and a time")
    ),
    MistakeRow(
      .dayOfYear,
      "`{word}` is not a day of every year",
      "write {written}",
      .words("`birthday 30-05` in place of a month and a day", right: "`05-30`")
    ),
    MistakeRow(
      .timeTooFine,
      "this time has fractions of a second",
      "write it to the second",
      .step(
        "expect no notification delivered since 08:00:00.5",
        right: "expect no notification delivered since 08:00:00"
      )
    ),
    MistakeRow(
      .needlessAt,
      "only times in the margin begin with `@`",
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
      "times in the margin begin with `@`",
      "write `{written}`",
      .step("09:00 user locks device", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .marginForm,
      "`{said}` is not how times are written",
      "write `{written}`",
      .step("@Tuesday 9:00 user locks device", right: "@Tue 09:00 user locks device")
    ),
    MistakeRow(
      .elapsedForm,
      "`{word}` is not a duration",
      "write how much later, as in `@+30m`",
      .step("@+soon user locks device", right: "@+30m user locks device")
    ),
    MistakeRow(
      .elapsedWithoutPlus,
      "the time since the line above begins with `@+`",
      "write `{written}`",
      .step("@30m user locks device", right: "@+30m user locks device")
    ),
    MistakeRow(
      .timeAfterElapsed,
      "only whole days can have a time of day after them",
      "write `@+1d {time}`",
      .step("@+2h 09:00 user locks device", right: "@+1d 09:00 user locks device")
    ),
    MistakeRow(
      .marginWithoutTime,
      "the time of day is missing",
      "write it after the day, as in `08:00`",
      .step("@Tue user locks device", right: "@Tue 08:00 user locks device")
    ),
    MistakeRow(
      .offsetForm,
      "this is not an offset from UTC",
      "write it as in `01:30-05:00`",
      .step("@09:00+99:00 user locks device", right: "@09:00 user locks device")
    ),
    MistakeRow(
      .timeGoesBack,
      "time never goes back: it is already {now}",
      "write {later}",
      .step("@07:00 user locks device", right: "@+1d 07:00 user locks device")
    ),
    MistakeRow(
      .yearOutOfRange,
      "scenarios can be from {first} to {last}",
      "write a year from {first} to {last}",
      .fact("start 1500-01-01 08:00", right: "start 2026-01-01 08:00")
    ),
    MistakeRow(
      .clockBeforeStart,
      "the clock cannot be set to before the start of the scenario, {start}",
      "write a later time",
      .step(
        "device sets the clock to 2020-01-01 08:00",
        right: "device sets the clock to 2026-01-02 08:00"
      )
    ),
    MistakeRow(
      .sinceOutsideStory,
      "`since` needs a time of this scenario that has passed",
      "write a time {span}",
      .step(
        "expect no notification delivered since 23:00",
        right: "expect no notification delivered since 08:00"
      )
    ),
    MistakeRow(
      .timeTwice,
      "{time} comes twice on {date}",
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
      "the offset is not {offset} then",
      "write {known}",
      .fact("zone UTC\nstart 2026-03-08 08:00+01:00", right: "zone UTC\nstart 2026-03-08 08:00")
    ),
    MistakeRow(
      .timeSkipped,
      "clocks in {zone} skip from {from} to {to} on {date}",
      "write `{to}`",
      .fact(
        "zone America/New_York\nstart 2026-03-08 02:30",
        right: "zone America/New_York\nstart 2026-03-08 03:00"
      )
    ),
    MistakeRow(
      .dateSkipped,
      "there is no {date} in {zone}, which went from the day before to {next}",
      "write `{next}`",
      .fact(
        "zone Pacific/Apia\nstart 2011-12-30 08:00",
        right: "zone Pacific/Apia\nstart 2011-12-31 08:00"
      )
    ),
  ]
}
