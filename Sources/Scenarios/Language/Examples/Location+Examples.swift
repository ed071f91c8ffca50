extension Topic {
  static let locationPermission = Topic(
    "Permission to know the location",
    """
    Its prompts take turns with those about notifications. What they offer depends on the version \
    of iOS and on what was answered before.
    """,
    Verb.locationFacts + Verb.locationPermission,
    examples: [
      #"""
      scenario "asked for Always, allowed once"
      @08:00 user opens app
        app asks for location always
        expect location prompt of app
        user answers "Allow Once" with precise off
        expect location when in use
        expect accuracy reduced
        user turns on Precise Location of app
        expect accuracy full
      @08:10 user leaves app
        expect location not determined
      """#,
      #"""
      app reacts to launch asking for location when in use
      app has no location usage string

      scenario "a property list without the usage string"
      @08:00 user opens app
        expect no prompt
        expect location not determined
      """#,
    ],
    slips: [
      "app asks for location",
      "app requests location always",
      "user answers \"Allow once\"",
      "user answers \"Always Allow\"",
      "expect location whenInUse",
    ]
  )

  static let location = Topic(
    "Location",
    """
    What an app is told of a region besides its crossings, and what the phone needs to notice them.
    """,
    Verb.location,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "airplane mode hides a journey, until it is off"
      @08:00 user opens app
        app watches "office"
        app requests state of "office"
        expect state of "office" outside
        user turns on airplane mode
        user leaves app
      @09:00 device moves to "office"
      @10:00 expect fence "office" not entered
        user turns off airplane mode
      @10:01 expect fence "office" entered
        expect state of "office" inside
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "without Background App Refresh nothing wakes the app"
      @08:00 user opens app
        app watches "office"
        user leaves app
        user turns off Background App Refresh of app
        user turns off Wi-Fi
      @09:00 device moves to "office"
      @09:01 expect fence "office" ignored
      """#,
    ],
    slips: [
      "app requests state \"office\"",
      "user turns on airplane",
      "user enables airplane mode",
    ]
  )
}
