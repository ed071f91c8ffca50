import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let dates = Topic(
    "Dates, zones, clocks",
    """
    A date is matched on the phone's clock, in the phone's time zone at that moment. Elapsed time \
    does not depend on the clock.
    """,
    Verb.dates,
    examples: [
      #"""
      zone Europe/London
      start 2026-07-01 08:00

      scenario "daily at nine, in each time zone"
      @08:00 user opens app
        app adds "pill" daily at 09:00 title "Take your pill"
        expect next "pill" 2026-07-01 09:00
        device moves to zone America/New_York
        expect next "pill" 2026-07-01 09:00
      """#,
      #"""
      start 2026-07-01 08:00

      scenario "triggers that name a date"
      @08:00 user opens app
        app adds "once" at 2026-07-03 09:30
        app adds "weekly" weekly on Tue at 18:00
        app adds "yearly" yearly on 05-30 at 08:00
        app adds "monthly" matching day 31 hour 9 repeating
        app adds "tokyo" matching hour 9 zone Asia/Tokyo
        expect next "weekly" 2026-07-07 18:00
        expect next "monthly" 2026-07-31 09:00
        expect next "tokyo" 2026-07-02 00:00
      """#,
      #"""
      start 2026-07-01 08:00

      scenario "the clock is set by hand"
      @08:00 user opens app
        app adds "pill" at 2026-07-01 09:00 title "Take your pill"
        device sets the clock to 2026-07-01 08:30
        expect next "pill" 2026-07-01 09:00
      @08:59 expect "pill" not delivered since 08:30
      """#,
    ],
    slips: [
      "device moves to Tokyo",
      "device sets the clock to 09:00",
      "expect next \"pill\" tomorrow 09:00",
      "device moves to zone UTC",
    ]
  )
}

extension Verb {
  /// The clock, the time zone, and the dates of triggers.
  static let dates: [Verb] = [
    device("moves to zone <zone:zone>", "Takes the phone to a time zone; its clock follows.") {
      .moves(to: Zone(number: UInt16($0["zone"]!)))
    } write: {
      guard case .moves(let zone) = $0 else { return nil }
      return [("zone", Int64(zone.number))]
    },

    device(
      "sets the clock to <date:date> <time:time>",
      "Sets the phone's clock by hand; no time passes."
    ) {
      .setsClock($0.dateTime!)
    } write: {
      guard case .setsClock(let dateTime) = $0 else { return nil }
      return dateTime.written
    },

    expect(
      "[<of:app>] next <id:id> (<date:date> <time:time> | never) [because <because:rule>]",
      "The date that nextTriggerDate returns for a pending request now."
    ) {
      .isSo(.next($0.name(), $0.dateTime))
    } write: {
      guard case .isSo(.next(let name, let dateTime)) = $0 else { return nil }
      return name.written + (dateTime?.written ?? [("never", 1)])
    },
  ]
}

extension Captures {
  /// The date and time of a sentence, if it has them.
  fileprivate var dateTime: CivilDateTime? {
    guard let day = self["date"], let time = self["time"].flatMap(CivilTime.init(nanosecondOfDay:))
    else { return nil }
    return CivilDateTime(date: CivilDate(daysSince1970: Int(day)), time: time)
  }
}

extension CivilDateTime {
  /// The captures of a sentence with this date and time.
  fileprivate var written: Written {
    [("date", Int64(date.daysSince1970)), ("time", time.nanosecondOfDay)]
  }
}
