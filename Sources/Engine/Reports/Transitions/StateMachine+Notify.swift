import SystemPolicy
import VirtualDevice

extension StateMachine {
  /// The permission to notify: `AuthorizationStatus`.
  static let permissionToNotify = StateMachine(
    title: "Permission to notify",
    sentence: "What the user allows an app, as `UNNotificationSettings` reports it.",
    facts: "",
    ways: [
      Way(state: "notDetermined", steps: opened),
      Way(state: "denied", steps: opened + "app asks for alert\nuser answers \"Don't Allow\""),
      Way(state: "authorized", steps: opened + "app asks for alert\nuser answers \"Allow\""),
      Way(
        state: "provisional",
        steps: opened + """
          app asks for alert provisional
          app adds "news" after 1m title "News"
          user leaves app
          @08:30 user opens app
          """
      ),
      // The Scheduled Summary can be chosen where it is on, for some other app.
      Way(
        state: "provisional",
        facts: "app pills\napp mail\ndevice has authorization authorized for mail",
        steps: """
          @08:00 user opens pills
          pills asks for alert provisional
          pills adds "news" after 1m title "News"
          user leaves pills
          user turns on Scheduled Summary for mail
          @08:30 expect prompt
          """,
        only: "the user keeps a notification in the Scheduled Summary"
      ),
      Way(
        state: "notDetermined",
        facts: "device has authorization ephemeral",
        steps: "@08:00 expect prompt",
        only: "it is an app clip, and is launched"
      ),
      Way(state: "ephemeral", facts: "device has authorization ephemeral", steps: opened),
    ],
    occasions: [
      Occasion("it asks, and the user allows", asked("alert", "Allow")),
      Occasion("it asks, and the user does not allow", asked("alert", "Don't Allow")),
      Occasion("it asks for provisional", "@09:00 app asks for alert provisional"),
      Occasion(
        "the user keeps a notification prominently",
        "@09:00 user keeps \"news\" prominently"
      ),
      Occasion(
        "the user keeps a notification immediately",
        "@09:00 user keeps \"news\" immediately"
      ),
      Occasion("the user keeps a notification quietly", "@09:00 user keeps \"news\" quietly"),
      Occasion(
        "the user keeps a notification in the Scheduled Summary",
        "@09:00 user keeps \"news\" for pills in Scheduled Summary"
      ),
      Occasion("the user turns off a notification", "@09:00 user turns off \"news\""),
      Occasion(
        "the user turns off notifications in Settings",
        "@09:00 user turns off notifications"
      ),
      Occasion("the user turns on notifications in Settings", "@09:00 user turns on notifications"),
      Occasion("eight hours pass", "@17:00 expect prompt", isTimeAlone: true),
      Occasion("it is an app clip, and is launched", "@09:00 user opens app"),
      Occasion("the user deletes and installs it", "@09:00 user deletes app\nuser installs app"),
    ],
    state: { device, app in device.snapshot(of: app).permission.status.name }
  )

  private static let opened = "@08:00 user opens app\n"

  private static func asked(_ options: String, _ answer: String) -> String {
    "@09:00 app asks for \(options)\nuser answers \"\(answer)\""
  }
}
