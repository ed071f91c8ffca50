extension Topic {
  static let authorization = Topic(
    "Permission",
    "Without permission an app may add what it likes: nothing is shown, and nobody tells it so.",
    Verb.authorization,
    examples: [
      #"""
      scenario "asked, and refused"
      @08:00 user opens app
        expect no prompt
        app asks for alert sound
        expect prompt
        expect prompt of app
        expect app told nothing
        user answers "Don't Allow"
        expect app told not granted
        expect authorization denied
      """#,
      #"""
      phone iOS 14

      scenario "provisional: on trial, and then kept"
      @08:00 user opens app
        app asks for alert provisional
        expect authorization provisional
        app adds "news" after 5m title "News"
        user leaves app
      @08:05 user keeps "news" prominently
        expect authorization authorized
      """#,
      #"""
      scenario "an app clip: eight hours from its launch on"
      device has authorization ephemeral
      @08:00 expect authorization notDetermined
        user opens app
        expect authorization ephemeral
        app adds "ready" after 9h title "Ready"
        user leaves app
      @17:00 expect "ready" not delivered
        expect authorization notDetermined
      """#,
      #"""
      scenario "provisional: turned off"
      @08:00 user opens app
        app asks for alert provisional
        app adds "news" after 5m title "News"
        user leaves app
      @08:05 user turns off "news"
        expect authorization denied
      """#,
    ],
    slips: [
      "user allows",
      "user answers \"Yes\"",
      "app requests permission for alert and sound",
      "expect permission granted",
      "user opens app\nuser answers \"Allow\"",
      "app asks for alert",
    ]
  )
}
