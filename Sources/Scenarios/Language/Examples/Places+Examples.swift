extension Topic {
  static let places = Topic(
    "Places and regions",
    """
    Places are declared with their coordinates. An app that watches one is told of \
    crossings, and is launched for them; a request with a location trigger needs no app.
    """,
    Verb.placeFacts + Verb.reactionFacts + Verb.places,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "told of entering, while it watches"
      @08:00 user opens app
        app watches "office"
        expect fence "office" watched
        user leaves app
      @09:00 device moves to "office"
      @09:01 expect fence "office" entered
        expect fence "office" not exited
        user opens app
        app stops watching "office"
        expect fence "office" not watched
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      device has authorization authorized

      scenario "an app that does it all by itself"
      app reacts to launch watching "office"
      app reacts to launch asking for alert
      app reacts to launch observing significantTimeChange
      app reacts to launch setting categories "travel" with actions "book"
      app reacts to enter "office" adding "cabs" after 1s category "travel" title "Cabs"
      @08:00 user opens app
        user leaves app
      @09:00 device moves to "office"
      @09:01 expect "cabs" delivered
      """#,
      #"""
      place "office" 12.9775,77.5713
      place "home" 12.9000,77.5000
      device at "home"
      device has authorization authorized
      assume needs-always

      scenario "permission While Using is not enough, where that is assumed"
      device has location always
      @08:00 user opens app
        app adds "cabs" on enter "office" title "Cabs near you"
        user changes location of app to when in use
      @09:00 device moves to "office"
      @09:10 expect "cabs" passed over
      """#,
    ],
    slips: [
      "place office 12.9775,77.5713",
      "place \"office\" 12.9775, 77.5713",
      "device moves to \"office\"",
      "app monitors \"office\"",
      "user enters \"office\"",
    ]
  )
}
