extension Topic {
  static let summary = Topic(
    "Summary, previews and groups",
    """
    What the user chooses for an app in Settings besides its switches. What waits for the \
    Scheduled Summary is held, and comes at its next time without a sound, by relevance.
    """,
    Verb.summary,
    examples: [
      #"""
      scenario "held until the evening"
      device has authorization authorized
      app entitled to time-sensitive
      @08:30 user opens app
        user turns on Scheduled Summary at 12:00 18:00
        app adds "tip" at 12:30 title "A tip" relevance 0.2
        app adds "news" at 13:00 title "News" relevance 0.9
        app adds "pills" at 13:00 title "Pills" level time-sensitive
      @13:00 expect "tip" held since 12:00
        expect "pills" not held
      @18:00 expect listed "pills" "news" "tip"
        user turns off time-sensitive notifications
        user turns off Scheduled Summary
      """#,
      #"""
      scenario "what can be read, and in which groups"
      device has authorization authorized
      @08:00 user opens app
        app adds "anna" after 5m title "Anna" thread "family"
        app adds "ben" after 5m title "Ben" thread "family"
        app adds "cleo" after 5m title "Cleo" thread "work"
        user shows previews when unlocked
        user locks device
      @08:05 expect "anna" preview hidden
        expect "anna" reads body "Notification"
        expect summary argument of "anna" none
        user unlocks device
        expect "anna" preview shown
        expect "anna" grouped with "ben"
        expect "anna" not grouped with "cleo"
        expect groups 2
        user groups notifications by app
        expect groups 1
      """#,
    ],
    slips: [
      "user turns on summary",
      "user turns on Scheduled Summary at 8am",
      "user hides previews",
      "user groups notifications",
      "expect \"tea\" held",
    ]
  )
}
