extension Topic {
  static let signals = Topic(
    "What an app is told of the time",
    """
    The system tells a running app that observes it when a day ends, the zone changes its clocks, \
    the phone is taken to another zone or its clock is set. What a suspended app misses it is told \
    once.
    """,
    Verb.signals,
    examples: [
      #"""
      scenario "midnight"
      @23:59 user opens app
        app observes significantTimeChange NSCalendarDayChanged
      @+1d 00:00 expect app told of significantTimeChange NSCalendarDayChanged
        expect app not told of NSSystemTimeZoneDidChange
      """#,
      #"""
      scenario "an app that looks at its dates again"
      app reacts to launch observing NSSystemTimeZoneDidChange
      app reacts to NSSystemTimeZoneDidChange adding "again" after 1h title "New times"
      @08:00 user opens app
      @09:00 device moves to zone Europe/Rome
        expect app told of NSSystemTimeZoneDidChange
        expect "again" pending
      """#,
    ],
    slips: [
      "app observes midnight",
      "expect app told of midnight",
    ]
  )
}
