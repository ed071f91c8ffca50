extension Topic {
  static let ownSettings = Topic(
    "Settings inside an app",
    """
    An app that asks for providesAppNotificationSettings has a link to settings of its own, in \
    Settings and on its notifications.
    """,
    Verb.ownSettings,
    examples: [
      #"""
      scenario "the link on a notification"
      app has delegate
      @08:00 user opens app
        app asks for alert providesAppNotificationSettings
        user answers "Allow"
        app adds "tea" after 5m title "Tea"
        user leaves app
        expect openSettings not called
      @08:05 user opens settings inside app from "tea"
        expect openSettings called for "tea"
        expect app foreground
      """#
    ],
    slips: [
      "user opens settings inside app"
    ]
  )
}
