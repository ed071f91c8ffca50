extension Topic {
  static let foreground = Topic(
    "In the foreground",
    """
    While its app is in front a notification is shown only if the app's delegate says so. \
    Without a delegate it is silenced.
    """,
    Verb.foreground,
    examples: [
      #"""
      scenario "asked, and answered"
      device has authorization authorized
      @08:00 user opens app
        app sets delegate with willPresent
        app adds "tea" after 5m title "Tea"
      @08:05 expect willPresent called for "tea"
        app presents "tea" as banner list
        expect "tea" delivered as banner list
      """#,
      #"""
      scenario "nobody to ask"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        expect "tea" not silenced
      @08:05 expect "tea" silenced
        expect willPresent not called for "tea"
      """#,
      #"""
      scenario "a delegate that nobody keeps"
      device has authorization authorized
      @08:00 user opens app
        app sets delegate with willPresent
        app releases delegate
        app adds "tea" after 5m title "Tea"
      @08:05 expect "tea" silenced
      """#,
    ],
    slips: [
      "app presents \"tea\" with banner",
      "user opens app\napp presents \"tea\" as banner",
      "user opens app\napp releases delegate",
    ]
  )
}
