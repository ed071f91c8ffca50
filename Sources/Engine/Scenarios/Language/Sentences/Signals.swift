import SystemPolicy
import VirtualDevice

extension Topic {
  static let signals = Topic(
    "Changes of the time",
    """
    The system notifies a running app that observes it when a day ends, daylight saving time \
    begins or ends, the phone changes its time zone, or its clock is set. A suspended app gets one \
    notification for all that it missed.
    """,
    Verb.signals,
    examples: [
      #"""
      scenario "midnight"
      @23:59 user opens app
        app observes significantTimeChange NSCalendarDayChanged
      @+1d 00:00 expect app notified of significantTimeChange NSCalendarDayChanged
        expect app not notified of NSSystemTimeZoneDidChange
      """#,
      #"""
      scenario "an app that schedules again in a new zone"
      app reacts to launch observing NSSystemTimeZoneDidChange
      app reacts to NSSystemTimeZoneDidChange adding "again" after 1h title "New times"
      @08:00 user opens app
      @09:00 device moves to zone Europe/Rome
        expect app notified of NSSystemTimeZoneDidChange
        expect "again" pending
      """#,
    ],
    slips: [
      "app observes midnight",
      "expect app notified of midnight",
    ]
  )
}

extension Verb {
  /// The signals of a change of the time.
  static let signals: [Verb] = [
    app(
      "observes <signals:signals>",
      "Observes signals of the system from now on, until its process ends."
    ) {
      .observes($0.signals)
    } write: {
      guard case .observes(let signals) = $0 else { return nil }
      return [("signals", Int64(signals.rawValue))]
    },

    expect(
      "[<of:app>] notified of <signals:signals> WINDOW",
      "The app received all these signals at once, for one change of the time."
    ) {
      .signalled($0.appNamed("of"), $0.signals, true)
    } write: {
      guard case .signalled(let app, let signals, true) = $0 else { return nil }
      return [("of", app.captured), ("signals", Int64(signals.rawValue))]
    },
    expect(
      "[<of:app>] not notified of <signals:signals> SINCE",
      "The app received none of these signals."
    ) {
      .signalled($0.appNamed("of"), $0.signals, false)
    } write: {
      guard case .signalled(let app, let signals, false) = $0 else { return nil }
      return [("of", app.captured), ("signals", Int64(signals.rawValue))]
    },
  ]
}

extension Captures {
  /// The signals of a sentence.
  var signals: SystemSignals { SystemSignals(rawValue: UInt8(self["signals"]!)) }
}
