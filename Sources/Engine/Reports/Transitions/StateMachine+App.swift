import SystemPolicy
import VirtualDevice

extension StateMachine {
  /// Indicates whether an app runs, and where: `AppState`.
  static let appState = StateMachine(
    title: "The state of an app",
    sentence: "Whether an app runs, and where.",
    facts: """
      app pills
      app mail
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always for pills
      pills has delegate
      """,
    ways: [
      Way(state: "notRunning", steps: before + "device terminates pills"),
      Way(state: "foreground", steps: before + "user opens pills"),
      Way(
        state: "inactive",
        steps: before + "user opens pills\nuser pulls down Notification Center"
      ),
      Way(state: "background", steps: before),
      Way(
        state: "background",
        steps: before + "user opens pills\nuser locks device",
        only: "the user unlocks the phone"
      ),
      Way(
        state: "background",
        steps: before
          + "device suspends pills\ndevice receives push \"old\" for pills content-available",
        only: "its time to run is over"
      ),
      Way(state: "suspended", steps: before + "device suspends pills"),
    ],
    occasions: [
      Occasion("the user opens it", "@08:10 user opens pills"),
      Occasion("the user leaves it", "@08:10 user leaves pills"),
      Occasion("the user opens another app", "@08:10 user opens mail"),
      Occasion(
        "the user changes a switch in Settings",
        "@08:10 user turns off sounds for pills"
      ),
      Occasion(
        "the user pulls down Notification Center",
        "@08:10 user pulls down Notification Center"
      ),
      Occasion("the user puts Notification Center away", "@08:10 user returns to pills"),
      Occasion("the user locks the phone", "@08:10 user locks device"),
      Occasion("the user unlocks the phone", "@08:10 user unlocks device"),
      Occasion("the user taps a notification", "@08:10 user taps \"tea\" for pills"),
      Occasion(
        "the user chooses an action with foreground",
        "@08:10 user taps action \"open\" on \"tea\" for pills"
      ),
      Occasion(
        "the user chooses an action without foreground",
        "@08:10 user taps action \"later\" on \"tea\" for pills"
      ),
      Occasion(
        "the user follows the link to its settings",
        "@08:10 user opens settings inside pills from \"tea\""
      ),
      Occasion(
        "a push with content-available arrives",
        "@08:10 device receives push \"sync\" for pills content-available"
      ),
      Occasion(
        "the phone crosses the boundary of a region",
        "@08:10 device moves to \"office\"\n@08:10:25 expect prompt"
      ),
      Occasion("the system suspends it", "@08:10 device suspends pills"),
      Occasion("its time to run is over", "@09:00 expect prompt", isTimeAlone: true),
      Occasion("it makes an invalid trigger", "@08:10 pills adds \"bad\" after 0s title \"Bad\""),
      Occasion("the user swipes it away", "@08:10 user force-quits pills"),
      Occasion("the system ends its process", "@08:10 device terminates pills"),
      Occasion("it is updated", "@08:10 device updates pills"),
      Occasion("the user deletes it", "@08:10 user deletes pills"),
      Occasion("the phone restarts", "@08:10 device reboots"),
    ],
    state: { device, app in device.state(of: app).name }
  )

  /// The steps before each event: a notification is delivered, and a region is monitored.
  private static let before = """
    @08:00 user opens pills
    pills asks for alert sound providesAppNotificationSettings
    user answers "Allow"
    pills sets categories "tea" with actions "open" foreground "later"
    pills monitors "office"
    pills adds "tea" after 1m title "Tea" category "tea"
    user leaves pills
    @08:10 expect prompt

    """
}
