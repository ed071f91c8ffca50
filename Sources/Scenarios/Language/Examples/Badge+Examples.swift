extension Topic {
  static let badge = Topic(
    "The number on the icon",
    "A notification carries a number or an app sets it; it stays until somebody sets another one.",
    Verb.badge,
    examples: [
      #"""
      scenario "three, and then none"
      device has authorization authorized
      @08:00 user opens app
        app sets badge 3
        expect app set badge succeeds
        expect app badge 3
        app raises badge by 1
        expect badge 4
        app sets badge 0
        expect badge 0
      """#
    ],
    slips: [
      "expect badge is 3",
      "app sets badge to 3",
      "app sets badge",
      "user opens app\nexpect badge 3",
    ]
  )
}
