import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let legacy = Topic(
    "Local notifications before iOS 10",
    """
    A UILocalNotification has no identifier, so a script gives it a name. Its fire date is an \
    instant; with floating it has the phone's time zone and follows the clock.
    """,
    Verb.legacy,
    examples: [
      #"""
      scenario "a daily alarm"
      phone iOS 9
      start 2015-10-01 06:00
      @06:00 user opens app
        app registers for alert sound
        user answers "Allow"
        expect registered for alert sound
        app schedules local notification "alarm" after 1h every day floating body "Wake up" sound
        expect scheduled "alarm"
        user force-quits app
      @07:00 expect "alarm" delivered as banner list sound
        user taps "alarm"
        expect launched with "alarm"
        expect "alarm" not received
        app cancels all local notifications
        expect scheduled none
      """#,
      #"""
      scenario "at once, while the app is in the foreground"
      phone iOS 7
      start 2014-03-01 08:00
      @08:00 user opens app
        app presents local notification "mail" now body "A letter from Ada"
        expect "mail" received
        expect "mail" not delivered
        expect not launched with "mail"
        app schedules local notification "tea" after 10m body "Tea"
        app cancels local notification "tea"
      """#,
      #"""
      scenario "an action with text input"
      phone iOS 9
      start 2015-10-01 06:00
      @06:00 user opens app
        app registers for alert with categories "wake" with actions "snooze" "note" textInput
        user answers "Allow"
        app schedules local notification "alarm" after 1h body "Wake up" category "wake"
        user leaves app
      @07:00 user replies "too early" to "alarm"
        expect action "note" on "alarm" received saying "too early"
      """#,
    ],
    slips: [
      "app schedules local notification \"alarm\" daily at 07:00 body \"Wake up\"",
      "app cancels alarm",
      "app registers for alerts",
      "phone iOS 9\napp adds \"tea\" after 10m title \"Tea\"",
    ]
  )
}

extension Verb {
  /// Local notifications before iOS 10.
  static let legacy: [Verb] = [
    app(
      "registers for <types:types> [with categories {CATEGORY and …}]",
      "Calls registerUserNotificationSettings, which exists since iOS 8."
    ) {
      let types = AuthorizationOptions(rawValue: UInt16($0["types"]!))
      return .legacy(.registers(types, $0.categories))
    } write: {
      guard case .legacy(.registers(let types, let categories)) = $0 else { return nil }
      return [("types", Int64(types.rawValue))] + categories.flatMap { [$0].written }
    },

    app(
      "schedules local notification <id:local> NOTIFICATION",
      "Calls scheduleLocalNotification; every is the repeat interval, floating sets the time zone."
    ) {
      .legacy(.schedules($0.notification))
    } write: {
      guard case .legacy(.schedules(let notification)) = $0 else { return nil }
      return notification.written
    },

    app(
      "presents local notification <id:local> now NOTIFICATION",
      "Calls presentLocalNotificationNow."
    ) {
      .legacy(.presentsNow($0.notification))
    } write: {
      guard case .legacy(.presentsNow(let notification)) = $0 else { return nil }
      return notification.written
    },

    app(
      "cancels local notification <id:local>",
      "Calls cancelLocalNotification for this notification."
    ) {
      .legacy(.cancels($0.identifier()))
    } write: {
      guard case .legacy(.cancels(let identifier)) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    app("cancels all local notifications", "Calls cancelAllLocalNotifications.") { _ in
      .legacy(.cancelsAll)
    } write: {
      $0 == .legacy(.cancelsAll) ? [] : nil
    },

    shelf(
      .scheduled,
      "[<of:app>] scheduled (none | <count:count> notifications | <ids:ids>)",
      "All notifications that scheduledLocalNotifications returns now, or their number."
    ),

    expect(
      "[<of:app>] registered for (none | <types:types>) WINDOW",
      "application(_:didRegister:) was called with these types."
    ) {
      let options = AuthorizationOptions(rawValue: UInt16($0["types"] ?? 0))
      return .registered($0.appNamed("of"), .granting(options))
    } write: {
      guard case .registered(let app, let kinds) = $0 else { return nil }
      let types = AuthorizationOptions.registered.filter {
        !Settings.granting($0.value).isDisjoint(with: kinds)
      }
      let bits = types.reduce(0) { $0 | Int64($1.value.rawValue) }
      return [("of", app.captured), bits == 0 ? ("none", 1) : ("types", bits)]
    },

    happened(
      .received,
      "[<of:app>] <id:id> received WINDOW",
      """
      application(_:didReceive:) was called, because the app was in the foreground or the user \
      tapped.
      """
    ),
    didNotHappen(
      .received,
      "[<of:app>] <id:id> not received SINCE",
      "application(_:didReceive:) was not called."
    ),

    happened(
      .launchedWith,
      "[<of:app>] launched with <id:id> WINDOW",
      "The launch options held the local notification."
    ),
    didNotHappen(
      .launchedWith,
      "[<of:app>] not launched with <id:id> SINCE",
      "The launch options did not hold the local notification."
    ),
  ]
}

extension Captures {
  /// The local notification of a sentence with `NOTIFICATION`.
  fileprivate var notification: LocalNotification {
    var region = place("enter") ?? place("exit")
    region?.notifies = has("enter") ? .entry : .exit
    var date: LocalNotification.FireDate?
    if let after = interval("after") { date = .after(after) }
    if let day = self["date"], let time = self["at"].flatMap(CivilTime.init(nanosecondOfDay:)) {
      date = .at(CivilDateTime(date: CivilDate(daysSince1970: Int(day)), time: time))
    }
    return LocalNotification(
      identifier: identifier(),
      content: content,
      date: date,
      unit: self["unit"].flatMap { RepeatUnit(rawValue: UInt8($0)) },
      floats: has("floating"),
      region: region,
      triggersOnce: !has("repeating")
    )
  }
}

extension LocalNotification {
  /// The captures of a sentence with this notification.
  fileprivate var written: Written {
    var values: Written = [("id", identifier.captured)]
    switch date {
    case .at(let dateTime):
      values.append(("date", Int64(dateTime.date.daysSince1970)))
      values.append(("at", dateTime.time.nanosecondOfDay))
    case .after(let interval): values.append(("after", interval.nanoseconds))
    case nil: break
    }
    if let unit { values.append(("unit", Int64(unit.rawValue))) }
    if floats { values.append(("floating", 1)) }
    if let region {
      values.append((region.notifies == .entry ? "enter" : "exit", region.identifier.captured))
    }
    if !triggersOnce { values.append(("repeating", 1)) }
    return values + content.written
  }
}
