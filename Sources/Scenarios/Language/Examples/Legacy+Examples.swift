extension Topic {
  static let legacy = Topic(
    "Local notifications before iOS 10",
    """
    A UILocalNotification has no identifier; a script gives it a name. Its fire date is an \
    instant, unless it has the phone's time zone and is floating.
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
        app schedules-local "alarm" at 2015-10-01 07:00 every day floating body "Wake up" sound
        expect scheduled "alarm"
        user force-quits app
      @07:00 expect "alarm" delivered as banner list sound
        user taps "alarm"
        expect launched with "alarm"
        expect "alarm" not received
        app cancels-local all
        expect scheduled none
      """#,
      #"""
      scenario "now, while the app is in front"
      phone iOS 7
      start 2014-03-01 08:00
      @08:00 user opens app
        app presents-local "mail" now body "A letter from Ada"
        expect "mail" received
        expect "mail" not delivered
        expect not launched with "mail"
        app schedules-local "tea" after 10m body "Tea"
        app cancels-local "tea"
      """#,
      #"""
      scenario "a button, and a text"
      phone iOS 9
      start 2015-10-01 06:00
      @06:00 user opens app
        app registers for alert with categories "wake" with actions "snooze" "note" textInput
        user answers "Allow"
        app schedules-local "alarm" after 1h body "Wake up" category "wake"
        user leaves app
      @07:00 user replies "too early" to "alarm"
        expect action "note" on "alarm" received saying "too early"
      """#,
    ],
    slips: [
      "app schedules-local \"alarm\" daily at 07:00 body \"Wake up\"",
      "app cancels alarm",
      "app registers for alerts",
      "phone iOS 9\napp adds \"tea\" after 10m title \"Tea\"",
    ]
  )
}
