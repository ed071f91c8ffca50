extension Topic {
  static let actions = Topic(
    "Actions",
    """
    A button without the option foreground is handled in the background; one with it opens the \
    app. What the user clears is told for categories with customDismissAction alone.
    """,
    Verb.actions,
    examples: [
      #"""
      scenario "handled in the background"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "tea" with actions "drunk" "later"
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
        expect action "later" on "cup" received
        expect action "drunk" on "cup" not received
        expect app background
      """#,
      #"""
      scenario "a reply"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "chat" with actions "reply" textInput
        app adds "ada" after 10m title "Ada" category "chat"
        user leaves app
      @08:11 user replies "On my way" to "ada"
        expect action "reply" on "ada" received saying "On my way"
      """#,
      #"""
      scenario "cleared and flicked away"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "tea" customDismissAction
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:10:02 user flicks away "cup"
        expect dismissal of "cup" not received
      @08:11 user clears "cup"
        expect dismissal of "cup" received
      """#,
      #"""
      scenario "nobody listens"
      device has authorization authorized
      @08:00 user opens app
        app sets categories "tea" with actions "later" customDismissAction
        app adds "cup" after 10m title "Tea" category "tea"
        app adds "pot" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
        user clears "pot"
        expect action "later" on "cup" lost
        expect dismissal of "pot" lost
      """#,
      #"""
      scenario "a completion handler that is never called"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "cup" after 10m title "Tea"
        user leaves app
        expect app not warned
      @08:11 user taps "cup"
        app never completes "cup"
        expect app warned \#
      "Warning: UNUserNotificationCenter delegate received call to \#
      -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: \#
      but the completion handler was never called."
      """#,
      #"""
      scenario "an app that does it all by itself, and forgets the completion handler"
      device has authorization authorized
      app reacts to launch setting categories "tea" with actions "later"
      app reacts to action "later" on "cup" adding "second" after 10m title "Tea"
      app reacts to didReceive never
      @08:00 user opens app
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
      @08:21 expect "second" delivered
      """#,
      #"""
      scenario "on a locked phone"
      @08:00 user locks device
        expect protected files unavailable
        user unlocks device
        expect protected files available
      """#,
      #"""
      scenario "where the delegate is called"
      assume main-actor
      app has delegate
      @08:00 user opens app
        expect delegate called on the main actor
      """#,
    ],
    slips: [
      "user taps \"later\" on \"cup\"",
      "user replies to \"ada\"",
      """
      user opens app
      app asks for alert
      user answers "Allow"
      user leaves app
      app adds "cup" now title "Tea" category "tea"
      user taps action "later" on "cup"
      """,
      "expect response \"later\" on \"cup\"",
    ]
  )
}
