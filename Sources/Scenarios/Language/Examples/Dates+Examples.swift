extension Topic {
  static let dates = Topic(
    "Dates, zones, clocks",
    """
    A date is looked up on the phone's clock, wherever the phone is then. Elapsed time does \
    not care for clocks.
    """,
    Verb.dates,
    examples: [
      #"""
      zone Europe/London
      start 2026-07-01 08:00

      scenario "daily at nine, wherever the phone is"
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
