extension Topic {
  static let scheduling = Topic(
    "Adding requests",
    """
    A request has an identifier, a trigger and what it says. One that is added under the \
    identifier of a pending one takes its place.
    """,
    Verb.scheduling,
    examples: [
      #"""
      scenario "half an hour later"
      device has authorization authorized
      @08:00 user opens app
        app adds "water" after 30m title "Drink water" body "A glass" sound badge 1
        expect add "water" succeeds
        expect "water" pending
        user leaves app
      @08:30 expect "water" delivered as banner list sound badge
        expect nothing pending
      """#,
      #"""
      scenario "an error, where iOS is taken to give one"
      assume add-when-denied error-1
      device has authorization denied
      @08:00 user opens app
        app adds "water" every 1h title "Drink water"
        expect add "water" fails with notificationsNotAllowed
        expect "water" not pending
      """#,
    ],
    slips: [
      "app schedules \"water\" after 30m",
      "app adds water after 30m",
      "app adds \"water\" after 30 minutes",
      "app after 30m adds \"water\"",
      "app adds \"water\" daily at 8pm",
      "app adds \"water\" tomorrow at 08:00",
      "app adds \"water\" now",
    ]
  )
}
