extension Topic {
  static let facts = Topic(
    "Facts",
    """
    A fact holds from the start. Above the first scenario it holds for all of them, under a \
    title for that one, where it takes the place of what was said above.
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

      scenario "nothing comes of nothing"
      @22:00 user opens app
        expect authorization notDetermined
      """#,
      #"""
      app mail
      app pills

      scenario "two apps, one of them allowed"
      device has authorization authorized for pills
      assume add-when-denied error-1
      @08:00 user opens pills
        expect pills authorization authorized
        expect mail authorization notDetermined
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
    ]
  )
}
