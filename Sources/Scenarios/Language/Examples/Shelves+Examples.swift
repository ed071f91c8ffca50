extension Topic {
  static let shelves = Topic(
    "All there is",
    """
    All requests, all notifications, in their order; none is left out. Of what they say, \
    only what is named is looked at.
    """,
    Verb.shelves,
    examples: [
      #"""
      scenario "everything, everywhere"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea" body "Green"
        app adds "cake" after 5m title "Cake"
        expect pending "tea" "cake"
        expect "tea" pending title "Tea"
        user leaves app
        expect no banner
      @08:05 expect listed 2 notifications
        expect pending none
        expect banner "cake"
        expect "tea" listed body "Green"
        expect lock screen empty
      """#
    ],
    slips: [
      "expect pending 2",
      "expect listed nothing",
      "expect lockscreen empty",
      "user opens app\napp adds \"tea\" after 5m\nexpect pending none",
    ]
  )
}
