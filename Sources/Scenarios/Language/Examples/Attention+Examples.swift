extension Topic {
  static let attention = Topic(
    "Levels, Focus and the silent switch",
    """
    A notification asks for attention by its level; the user decides how much there is to have. \
    Without its entitlement a time-sensitive or critical notification is an active one.
    """,
    Verb.attentionFacts + Verb.attention,
    examples: [
      #"""
      app mail
      app pills

      scenario "a Focus, and what comes through"
      pills entitled to time-sensitive
      focus "Work"
      focus "Work" allows mail
      device has authorization authorized for mail
      device has authorization authorized for pills
      @08:00 user opens mail
        mail adds "lunch" after 1h title "Lunch?"
        user opens pills
        pills adds "noon" after 1h title "Take one" level time-sensitive
        pills adds "tip" after 1h title "Did you know?"
        user leaves pills
        user turns on Focus "Work"
      @09:00 expect mail "lunch" delivered as banner list
        expect pills "noon" delivered as banner list
        expect pills "tip" delivered as list
        user turns off Focus
      """#,
      #"""
      app mail
      app pills

      scenario "a Focus that is strict, in the evening"
      pills entitled to time-sensitive
      focus "Sleep" silences time-sensitive
      focus Do Not Disturb allows mail
      focus Do Not Disturb filters mail to "family"
      device has authorization authorized for mail
      device has authorization authorized for pills
      @20:00 user opens mail
        mail adds "mum" after 1h title "Mum" filter "family"
        mail adds "shop" after 1h title "Sale" filter "ads"
        user opens pills
        pills adds "late" after 2h title "Take one" level time-sensitive
        user leaves pills
        user turns on Do Not Disturb
      @21:00 expect mail "mum" delivered as banner list
        expect mail "shop" delivered as list
        user turns off Do Not Disturb
        user sets up Focus "Nap"
        user sets up Focus "Sleep" allowing mail
        user turns on Focus "Sleep"
      @22:00 expect pills "late" delivered as list
      """#,
      #"""
      scenario "sounds, and a phone that is silent"
      device has authorization authorized
      app has sound "bell.caf"
      app has sound "song.caf" lasting 3m
      @08:00 user opens app
        app adds "one" after 5m title "One" sound "bell.caf"
        app adds "two" after 6m title "Two" sound "song.caf"
        app adds "three" after 7m title "Three" sound
        app adds "four" after 8m title "Four" level passive
        user locks device
      @08:05 expect "one" delivered as lockscreen list sound
        expect "one" played no default sound
        expect "one" lit the screen
      @08:06 expect "two" played the default sound
        user switches to silent
      @08:07 expect "three" delivered as lockscreen list vibration
        user switches to ring
      @08:08 expect "four" left the screen dark
      """#,
    ],
    slips: [
      "user turns on Focus",
      "user turns on Focus \"Work\"",
      "user turns off Focus",
      "user switches to ring",
      "user turns on DND",
      "app adds \"tea\" after 5m title \"Tea\" level urgent",
      "app adds \"tea\" after 5m title \"Tea\" relevance 2",
    ]
  )
}
