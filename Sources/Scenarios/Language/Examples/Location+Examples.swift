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

  static let routes = Topic(
    "Journeys past regions",
    """
    A phone can be carried along at a speed. Where it comes past the edge of a region is computed, \
    to the millisecond, and not looked up every so often.
    """,
    Verb.routeFacts + Verb.routes,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "on the bus"
      @08:00 user opens app
        app watches "office"
      @09:00 device travels to "office" at 20km/h
      @09:33 expect fence "office" not entered
      @09:36 expect fence "office" entered since 09:33
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      device has location latency 3m to 5m seed 7

      scenario "noticed minutes later"
      @08:00 user opens app
        app watches "office"
      @09:00 device moves to "office"
      @09:03 expect fence "office" not entered
      @09:06 expect fence "office" entered since 09:00
      """#,
    ],
    slips: [
      "device travels to \"office\"",
      "device travels to \"office\" at 40",
      "device drives to \"office\" at 40km/h",
    ]
  )

  static let monitors = Topic(
    "Monitors of conditions",
    """
    Since iOS 17 an app may use a CLMonitor in place of its location manager. Its conditions stay \
    when the app ends; the monitor has to be made again at each launch.
    """,
    Verb.monitorFacts + Verb.monitors,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      app reacts to launch opening monitor "geo"

      scenario "told of the state at first, and of each change"
      @08:00 user opens app
        app monitors "office" in monitor "geo"
        expect condition "office" in monitor "geo" unsatisfied
        device terminates app
      @09:00 device moves to "office"
      @09:01 expect condition "office" in monitor "geo" satisfied
        user opens app
        app stops monitoring "office" in monitor "geo"
      @18:00 device moves to "home"
      @18:01 expect condition "office" in monitor "geo" not unsatisfied
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "not made again after the launch"
      @08:00 user opens app
        app opens monitor "geo"
        app monitors "office" in monitor "geo" assuming unsatisfied
        device terminates app
      @09:00 device moves to "office"
      @09:01 expect condition "office" in monitor "geo" unheard
      """#,
    ],
    slips: [
      "app opens monitor geo",
      "app monitors \"office\"",
      "expect condition \"office\" satisfied",
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
