extension Topic {
  static let structure = Topic(
    "The script",
    "A script is a file of scenarios. What its scenarios share stands above the first of them.",
    Verb.structure,
    examples: [
      #"""
      setup
      @08:00 user opens app
        app asks for alert
        user answers "Allow"

      scenario "the setup comes first" [smoke]
        expect authorization authorized
      """#,
      #"""
      table who
      | status | fate |
      | denied | dropped |
      | authorized | delivered |

      scenario "added while <status>" each who
      device has authorization <status>
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user leaves app
      @08:05 expect "tea" <fate> since 08:00
      """#,
      #"""
      scenario "opened and left, three times over"
      @08:00 user opens app
        app adds "tea" after 5h title "Tea"
        user leaves app
      repeat 3 times
      @+1h user opens app
      @+1m user leaves app
      end
        expect "tea" pending
      """#,
      #"""
      scenario "a reminder of each hour of the morning"
      @06:00 user opens app
      repeat 12 times as n
        app adds "water <n>" daily at <n>:00 title "Glass <n>"
      end
        expect pending 12 requests
        expect next "water 8" 2026-01-01 08:00
      """#,
      #"""
      scenario "not played yet" skip "needs a second phone"
        expect nothing pending

      scenario "known to go wrong" xfail "nothing removes the request, see issue 12"
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user leaves app
        expect nothing pending
      """#,
    ],
    slips: [
      "scenario untitled",
      "scenario \"tea\" smoke",
      "@08:00 user opens app\nend",
      "scenario \"tea\"  each whom",
      "include \"missing.facts\"",
      "user opens app\nrepeat 3 times\napp adds \"tea\" after 1h\nend",
      "user opens app\nrepeat 3 times as n\napp adds \"tea\" after 1h\nend",
    ]
  )
}
