extension Topic {
  static let lifecycle = Topic(
    "Opening, leaving, ending, locking",
    "A notification is shown whether its app runs or not; what the app hears of it is another matter.",
    Verb.lifecycle,
    examples: [
      #"""
      scenario "opened, left, ended"
      @08:00 user opens app
        expect app foreground
        user leaves app
        expect app background
        user force-quits app
        expect app not running
        expect no crash
      """#,
      #"""
      scenario "under Notification Center"
      @08:00 user opens app
        user pulls down Notification Center
        expect app inactive
        user returns to app
        expect app foreground
      """#,
      #"""
      scenario "on a locked phone"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user locks device
      @08:05 expect "tea" delivered as list lockscreen
        user unlocks device
      """#,
      #"""
      scenario "an exception ends the app"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 0s title "Tea"
        expect app crashed "time interval must be greater than 0"
      """#,
      #"""
      scenario "a prompt has to be answered first"
      @08:00 user opens app
        app asks for alert
        user leaves app
        expect impossible
        user answers "Allow"
        user leaves app
        expect app background
      """#,
    ],
    slips: [
      "user launches app",
      "user opens",
      "user locks phone",
      "app opens",
      "user opens app\nuser opens app",
      "user leaves app",
      "user returns to app",
      "user pulls down Notification Center",
      "user opens app\nuser pulls down Notification Center\nuser opens app",
      "user unlocks device",
      "user opens app\nexpect impossible",
      "expect impossible",
    ]
  )
}
