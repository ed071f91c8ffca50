extension Topic {
  static let settings = Topic(
    "Settings",
    "What the user switches under the app's name in Settings, and what the app reads of it.",
    Verb.settings,
    examples: [
      #"""
      scenario "sounds off, banners that stay"
      @08:00 user opens app
        app asks for alert sound
        user answers "Allow"
        user turns off sounds
        user makes banners persistent
        expect app settings alert enabled sound disabled alertStyle alert
      """#
    ],
    slips: [
      "user disables sounds",
      "user turns sounds off",
      "user turns off notification",
      "expect settings",
      "user turns on notifications\nuser turns on notifications",
    ]
  )
}
