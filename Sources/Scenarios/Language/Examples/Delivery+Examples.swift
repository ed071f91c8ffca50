extension Topic {
  static let delivery = Topic(
    "What the user gets to see",
    """
    Shown is what appears on the screen or in Notification Center; `as` names all the ways, \
    and no others. Dropped is what was lost unseen, and the phone knows why.
    """,
    Verb.delivery,
    examples: [
      #"""
      scenario "shown in the background"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea" sound
        user leaves app
      @08:04 expect "tea" not delivered
        expect nothing delivered
        expect no sound
        expect "tea" not listed
      @08:05 expect "tea" delivered as banner list sound
        expect "tea" sounded
        expect "tea" not dropped
        expect "tea" listed
      """#,
      #"""
      scenario "lost unseen"
      device has authorization denied
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        expect "tea" dropped because authorization.denied-is-silent
        expect "tea" not delivered because authorization.denied-is-silent
      @08:06 expect "tea" not sounded
      """#,
    ],
    slips: [
      "expect delivered \"tea\"",
      "expect \"tea\" shown",
      "expect \"tea\" delivered as banner, list",
      "expect \"tea\" delivered at 08:05",
      "expect not \"tea\" delivered",
      "expect \"tea\" dropped because authorization.denied-is-silence",
      "user opens app\napp adds \"tea\" after 5m title \"Tea\"\nexpect \"tea\" delivered",
    ]
  )
}
