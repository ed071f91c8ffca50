extension Topic {
  static let removal = Topic(
    "Taking back, clearing",
    "The app takes back what is pending or shown; the user clears what is shown, and nobody is told.",
    Verb.removal,
    examples: [
      #"""
      scenario "taken back by the app"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        app adds "cake" after 5m title "Cake"
        app removes pending "tea"
        user leaves app
      @08:05 expect "tea" not delivered
      @08:06 user opens app
        app removes delivered "cake"
        app removes all pending
      @08:07 expect "cake" not listed
      """#,
      #"""
      scenario "cleared by the user"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        app adds "cake" after 5m title "Cake"
        user leaves app
      @08:06 user clears "tea"
        user clears all
        expect listed none
      """#,
    ],
    slips: [
      "app cancels \"tea\"",
      "app removes all",
      "user dismisses \"tea\"",
      "user opens app\napp adds \"tea\" after 5m\nuser clears \"tea\"",
    ]
  )
}
