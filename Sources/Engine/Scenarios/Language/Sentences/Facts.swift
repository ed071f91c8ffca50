import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let facts = Topic(
    "Facts",
    """
    A fact applies from the start. Above the first scenario, it applies to every scenario. Below \
    the title of a scenario, it applies to that scenario and replaces the fact of the file.
    """,
    Verb.settingFacts,
    examples: [
      #"""
      phone iOS 17
      zone Europe/Berlin
      start 2026-03-28 21:00
      week starts on Mon with 4 days
      reading apple
      exhaustive

      scenario "an app that does nothing"
      @22:00 user opens app
        expect authorization notDetermined
      """#,
      #"""
      app mail
      app pills

      scenario "two apps, one of them denied"
      device has authorization authorized for pills
      device has authorization denied for mail
      assume add-when-denied error-1
      @08:00 user opens mail
        mail adds "x" after 5m title "A letter"
        expect mail add "x" fails with notificationsNotAllowed
        expect pills authorization authorized
      """#,
      #"""
      scenario "a restart ends it, and that is meant"
      tolerates reboot because "the timer ends with the app"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        expect "tea" pending
      """#,
      #"""
      scenario "a delegate that shows a banner in the foreground"
      device has authorization authorized
      app has delegate
      app reacts to willPresent with banner list
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
      @08:05 expect "tea" delivered as banner list
      """#,
      #"""
      scenario "a delegate that forgets the completion handler"
      device has authorization authorized
      app reacts to didReceive never
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user leaves app
      @08:06 user taps "tea"
        expect tap on "tea" received
      """#,
    ],
    slips: [
      "phone 17",
      "phone iOS 19",
      "zone PST",
      "start 03/08/2026 08:00",
      "timezone Europe/London",
      "assume silently",
      "tolerates rebots because \"it is meant\"",
      "tolerates reboot",
      "tolerates reboot because \"\"",
    ]
  )
}

extension Verb {
  static let settingFacts: [Verb] = [
    fact(
      "phone iOS <version:version>",
      "Sets the version of iOS; the default is \(OSVersion.newest.text)."
    ) {
      let version = $0["version"]!
      return .phone(OSVersion(UInt8(version >> 8), UInt8(version & 0xFF)))
    } write: {
      guard case .phone(let version) = $0 else { return nil }
      return [("version", Int64(version.major) << 8 | Int64(version.minor))]
    },

    fact("zone <zone:zone>", "Sets the time zone of the phone; the default is UTC.") {
      .zone(Zone(number: UInt16($0["zone"]!)))
    } write: {
      guard case .zone(let zone) = $0 else { return nil }
      return [("zone", Int64(zone.number))]
    },

    fact("start <date:date> <time:clock>", "Sets the date and time of the start.") {
      let date = CivilDate(daysSince1970: Int($0["date"]!))
      let clock = WrittenClock(captured: $0["time"]!)
      return .start(CivilDateTime(date: date, time: clock.time), offset: clock.offset)
    } write: {
      guard case .start(let start, let offset) = $0 else { return nil }
      let clock = WrittenClock(time: start.time, offset: offset)
      return [("date", Int64(start.date.daysSince1970)), ("time", clock.captured)]
    },

    fact(
      "week starts on <first:weekday> [with <days:count> days]",
      "Sets the first day of a week, and the minimum number of days in the first week of a year."
    ) {
      let first = Weekday(rawValue: Int($0["first"]!))!
      return .weeks(WeekRules(firstWeekday: first, minimumDays: Int($0["days"] ?? 1)))
    } write: {
      guard case .weeks(let weeks) = $0 else { return nil }
      let days: Written = weeks.minimumDays == 1 ? [] : [("days", Int64(weeks.minimumDays))]
      return [("first", Int64(weeks.firstWeekday.rawValue))] + days
    },

    fact("reading <reading:reading>", "Chooses a side of every dispute.") {
      .reading(Reading.allCases[Int($0["reading"]!)])
    } write: {
      guard case .reading(let reading) = $0 else { return nil }
      return [("reading", Int64(Reading.allCases.firstIndex(of: reading)!))]
    },

    fact(
      "assume <side:side>",
      "Chooses the side of one dispute, in place of the side that the reading chooses."
    ) {
      .assume(Side(captured: $0["side"]!))
    } write: {
      guard case .assume(let side) = $0 else { return nil }
      return [("side", side.captured)]
    },

    fact(
      "exhaustive [<kinds:kinds>]",
      "Everything of these kinds that no line expects is a failure; the default is deliveries."
    ) {
      let bits = $0["kinds"] ?? SurpriseKind.delivery.bit
      return .exhaustive(Set(SurpriseKind.allCases.filter { bits & $0.bit != 0 }))
    } write: {
      guard case .exhaustive(let kinds) = $0 else { return nil }
      return kinds == [.delivery] ? [] : [("kinds", kinds.reduce(0) { $0 | $1.bit })]
    },

    fact(
      "tolerates <disturbance:disturbance> because <reason:text>",
      """
      `belfry perturb` accepts the surprises of this disturbance, such as reboot, for the reason \
      in quotes.
      """
    ) {
      .tolerates(DisturbanceName.allCases[Int($0["disturbance"]!)], because: $0.text("reason")!)
    } write: {
      guard case .tolerates(let name, let reason) = $0 else { return nil }
      let index = DisturbanceName.allCases.firstIndex(of: name)!
      return [("disturbance", Int64(index)), ("reason", reason.captured)]
    },

    fact(
      "app <new:name>",
      "Installs an app under this name; by default there is one app, called `app`."
    ) {
      .app($0.appNamed("new"))
    } write: {
      guard case .app(let app) = $0 else { return nil }
      return [("new", app.captured)]
    },

    fact(
      "app has delegate",
      "The app sets a delegate at each launch. The delegate has didReceive but not willPresent."
    ) {
      .delegate($0.app, [.isSet, .didReceive])
    } write: {
      guard case .delegate(let app, _) = $0 else { return nil }
      return [("app", app.captured)]
    },

    fact(
      "app reacts to willPresent (with <options:presentation> | with nothing | never)",
      """
      The app's delegate answers willPresent with these options while the app is in the \
      foreground.
      """
    ) {
      let options = PresentationOptions(rawValue: UInt8($0["options"] ?? 0))
      return .replies($0.app, $0.has("never") ? nil : options)
    } write: {
      guard case .replies(let app, let options) = $0 else { return nil }
      guard let options else { return [("app", app.captured), ("never", 1)] }
      return options.isEmpty
        ? [("app", app.captured), ("with", 1)]
        : [("app", app.captured), ("options", Int64(options.rawValue))]
    },

    fact(
      "app reacts to didReceive never",
      "The app's delegate receives responses and never calls the completion handler."
    ) {
      .neverCompletes($0.app)
    } write: {
      guard case .neverCompletes(let app) = $0 else { return nil }
      return [("app", app.captured)]
    },

    fact(
      "device has authorization <status:status> [for <of:app>]",
      """
      The app's permission to notify at the start. ephemeral makes the app an app clip, which may \
      notify for eight hours after each launch and is notDetermined before the first.
      """
    ) {
      .authorization($0.appNamed("of"), AuthorizationStatus(rawValue: UInt8($0["status"]!))!)
    } write: {
      guard case .authorization(let app, let status) = $0 else { return nil }
      return [("status", Int64(status.rawValue)), ("of", app.captured)]
    },
  ]
}
