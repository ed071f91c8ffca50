extension MistakeRow {
  /// Mistakes of numbers, versions and zones.
  static let numbers: [MistakeRow] = [
    MistakeRow(
      .numberWithPlus,
      "a number has no `+`; nothing is added up here",
      "write `{number}`",
      .step("app sets badge +1", right: "app sets badge 1")
    ),
    MistakeRow(
      .numberTooLarge,
      "the number is too large",
      "write a number up to {most}",
      .step("app sets badge 99999999999", right: "app sets badge 99")
    ),
    MistakeRow(
      .dayAsNumber,
      "days of the week are numbers here, 1 for Sunday",
      "write `{number}`",
      .step(
        #"app adds "milk" matching weekday Mon hour 9"#,
        right: #"app adds "milk" matching weekday 2 hour 9"#
      )
    ),
    MistakeRow(
      .monthAsNumber,
      "months are numbers here",
      "write `{number}`",
      .step(
        #"app adds "milk" matching month March day 8"#,
        right: #"app adds "milk" matching month 3 day 8"#
      )
    ),
    MistakeRow(
      .hourAsNumber,
      "hours are numbers from 0 to 23, without am or pm",
      "write `{number}`",
      .step(#"app adds "milk" matching hour 9pm"#, right: #"app adds "milk" matching hour 21"#)
    ),
    MistakeRow(
      .numberInWords,
      "numbers are written in digits",
      "write `{number}`",
      .step("app sets badge three", right: "app sets badge 3")
    ),
    MistakeRow(
      .fractionForm,
      "the number is from 0 to 1, with at most two digits",
      "write `{written}`",
      .step(
        #"app adds "milk" now relevance 80%"#,
        right: #"app adds "milk" now relevance 0.8"#
      )
    ),
    MistakeRow(
      .versionNeverReleased,
      "there was never an iOS {word}",
      "write {known}",
      .fact("phone iOS 19", right: "phone iOS 26")
    ),
    MistakeRow(
      .versionTooOld,
      "local notifications begin with iOS 4",
      "write {known}",
      .fact("phone iOS 3", right: "phone iOS 4")
    ),
    MistakeRow(
      .notAVersion,
      "`{word}` is not a version",
      "write {known}",
      .words("`--ios seventeen`", right: "`--ios 17`")
    ),
    MistakeRow(
      .versionForm,
      "a version has one or two numbers",
      "write `{written}`",
      .fact("phone iOS 17.4.1", right: "phone iOS 17.4")
    ),
    MistakeRow(
      .unknownZone,
      "there is no time zone `{word}`",
      "write {known}",
      .fact("zone Amerca/New_York", right: "zone America/New_York")
    ),
    MistakeRow(
      .zoneByCity,
      "a time zone has the name of a city, which includes its daylight saving time",
      "write `{zone}`",
      .fact("zone PST", right: "zone America/Los_Angeles")
    ),
    MistakeRow(
      .zoneByOffset,
      "a time zone has a name",
      "write `{zone}`",
      .fact("zone GMT+1", right: "zone Etc/GMT-1"),
      reason: "In the names of the tz database the sign is the opposite one."
    ),
    MistakeRow(
      .otherCalendar,
      "only the Gregorian calendar is simulated, not `{word}`",
      "write `gregorian`",
      .step(
        #"app adds "milk" matching calendar hebrew hour 9"#,
        right: #"app adds "milk" matching calendar gregorian hour 9"#
      )
    ),
  ]
}
