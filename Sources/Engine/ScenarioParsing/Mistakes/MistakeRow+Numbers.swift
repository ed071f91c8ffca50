import Scenarios

extension MistakeRow {
  /// Mistakes of numbers, versions and zones.
  static let numbers: [MistakeRow] = [
    MistakeRow(
      .numberWithPlus,
      "a number cannot have a `+`",
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
      "a day of the week must be a number here, with 1 for Sunday",
      "write `{number}`",
      .step(
        #"app adds "milk" matching weekday Mon hour 9"#,
        right: #"app adds "milk" matching weekday 2 hour 9"#
      )
    ),
    MistakeRow(
      .monthAsNumber,
      "a month must be a number here",
      "write `{number}`",
      .step(
        #"app adds "milk" matching month March day 8"#,
        right: #"app adds "milk" matching month 3 day 8"#
      )
    ),
    MistakeRow(
      .hourAsNumber,
      "an hour must be a number from 0 to 23, without am or pm",
      "write `{number}`",
      .step(#"app adds "milk" matching hour 9pm"#, right: #"app adds "milk" matching hour 21"#)
    ),
    MistakeRow(
      .numberInWords,
      "a number must be in digits",
      "write `{number}`",
      .step("app sets badge three", right: "app sets badge 3")
    ),
    MistakeRow(
      .fractionForm,
      "the number must be from 0 to 1, with at most two digits after the point",
      "write `{written}`",
      .step(
        #"app adds "milk" now relevance 80%"#,
        right: #"app adds "milk" now relevance 0.8"#
      )
    ),
    MistakeRow(
      .versionNeverReleased,
      "Belfry does not know iOS {word}",
      "write {known}",
      .fact("phone iOS 19", right: "phone iOS 26")
    ),
    MistakeRow(
      .versionTooOld,
      "there are no local notifications before iOS 4",
      "write {known}",
      .fact("phone iOS 3", right: "phone iOS 4")
    ),
    MistakeRow(
      .notAVersion,
      "`{word}` is not a version",
      "write {known}",
      .words("`--ios seventeen`", right: "`--ios 17`"),
      values: ["seventeen", "a version from 4 to 18, or 26, or one such as `17.4`"]
    ),
    MistakeRow(
      .versionForm,
      "a version can have only one or two numbers",
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
      "`{word}` is not the name of a time zone",
      "write `{zone}`",
      .fact("zone PST", right: "zone America/Los_Angeles"),
      reason: "A time zone has the name of a city. It includes daylight saving time."
    ),
    MistakeRow(
      .zoneByOffset,
      "`{word}` is not the name of a time zone",
      "write `{zone}`",
      .fact("zone GMT+1", right: "zone Etc/GMT-1"),
      reason: "The sign in the name is the opposite one: `Etc/GMT-1` is one hour ahead of UTC."
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
