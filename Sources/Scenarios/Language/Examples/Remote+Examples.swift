extension Topic {
  static let remote = Topic(
    "Remote notifications",
    """
    A push is shown as what the app adds itself. What names it is its collapse identifier. It can \
    come from a file, as `xcrun simctl push` takes it: `device receives push from "order.apns"`, \
    whose name is then its identifier.
    """,
    Verb.remote,
    examples: [
      #"""
      scenario "a push with an alert"
      device has authorization authorized
      @08:00 device receives push "order" title "Your coffee is ready" sound
        expect "order" delivered as banner list sound
        expect didReceiveRemoteNotification not called for "order"
      """#,
      #"""
      scenario "a push for the app alone"
      app reacts to push "sync" adding "news" now title "News"
      device has authorization authorized
      @08:00 device receives push "sync" content-available
        expect didReceiveRemoteNotification called for "sync"
        expect app background
        expect "news" delivered
      """#,
    ],
    slips: [
      #"device receives push "order""#,
      #"device receives push title "Coffee""#,
      #"device receives push from "order.apns""#,
      #"user receives push "order" title "Coffee""#,
    ]
  )
}
