extension Topic {
  static let power = Topic(
    "Restarting, and what becomes of apps",
    "After a restart the phone is locked; nothing of an app runs until something launches it.",
    Verb.power,
    examples: [
      #"""
      scenario "off when it was due"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 30m title "Tea"
        user leaves app
      @08:10 device powers off
      @09:00 device powers on
        user unlocks device
        expect "tea" delivered
        device reboots
        user unlocks device
        expect app not running
      """#,
      #"""
      scenario "what the phone and the user do to apps"
      @08:00 user opens app
        user leaves app
        device suspends app
        expect app suspended
        device terminates app
        device updates app
        expect app updated
        user deletes app
        user installs app
      """#,
    ],
    slips: [
      "device restarts",
      "user reboots phone",
      "user uninstalls app",
      "device powers on",
      "user installs app",
    ]
  )
}
