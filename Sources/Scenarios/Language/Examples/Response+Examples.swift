extension Topic {
  static let response = Topic(
    "Taps",
    "A tap opens the app; whether the app hears of it depends on its delegate.",
    Verb.response,
    examples: [
      #"""
      scenario "heard"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "mail" after 10m title "A letter from Ada"
        user leaves app
      @08:11 user taps "mail"
        expect tap on "mail" received
      """#,
      #"""
      scenario "lost on an app without a delegate"
      device has authorization authorized
      @08:00 user opens app
        app adds "mail" after 10m title "A letter from Ada"
        user leaves app
      @08:11 user taps "mail"
        expect tap on "mail" lost
        expect tap on "mail" not received
      """#,
    ],
    slips: [
      "user clicks \"mail\"",
      "user taps mail",
      "user opens app\napp adds \"mail\" after 10m\nuser taps \"mail\"",
    ]
  )
}
