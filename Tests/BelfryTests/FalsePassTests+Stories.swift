extension FalsePassTests {
  static let scripts: [(String, String, Int32, String)] = [
    (
      "all are skipped", skipped + skipped.replacing("comes", with: "stays"), 1,
      "all 2 scenarios are skipped"
    ),
    (
      "a snooze that no code of the app receives",
      """
      scenario "snooze"
      device has authorization authorized
      @07:50 user opens app
      app sets categories "PILL" with actions "SNOOZE"
      app adds "pill" after 10m title "Pill" category "PILL"
      user leaves app
      @08:01 user taps action "SNOOZE" on "pill"
      app adds "pill-snooze" after 10m title "Pill"
      @08:11 expect "pill-snooze" delivered

      """,
      1,
      "the app did not receive a response, and no line expects that"
    ),
    ("one expects nothing", "scenario \"x\"\n@08:00 user opens app\n", 3, "has no expectation"),
    (
      "its expectation is a comment", "scenario \"x\"\n@08:00 user opens app\n# expect prompt\n", 3,
      "has no expectation"
    ),
    ("nothing happens in one", "scenario \"x\"\n\n\(good)", 3, "this scenario has no steps"),
    (
      "a name that nothing adds", "scenario \"x\"\n@08:00 expect \"a\" not delivered\n", 3,
      "no step of this scenario adds \"a\""
    ),
    (
      "a table without rows", "table t\n| a |\nscenario \"x\"  each t\n@08:00 expect prompt\n", 3,
      "the table has columns, but no rows"
    ),
    (
      "a table that no scenario uses", "table t\n| a |\n| b |\n\(good)", 3,
      "no scenario uses this table"
    ),
    (
      "no rounds", "scenario \"x\"\n@08:00 user opens app\nrepeat 0 times\nexpect prompt\nend\n", 3,
      "must have at least one round"
    ),
    (
      "an assumption that changes nothing", good.replacing("@08:00", with: "assume drops\n@08:00"),
      1, "assume"
    ),
    ("two of one title", good + good, 3, "this title"),
    ("a setup and no story", "setup\n@08:00 expect no prompt\n", 3, "the script has no scenario"),
    (
      "an expected failure that passes", good.replacing("comes\"", with: "comes\"  xfail \"x\""), 1,
      "passes"
    ),
  ]

  /// A story for each row of a table, after one line.
  private static func table(_ rows: String, _ line: String) -> String {
    "table t\n\(rows)scenario \"x\"  each t\n@08:00 user opens app\n\(line)\n"
  }

  static let tables: [(String, String, Int32, String)] = [
    (
      "a comment that begins in a cell",
      table("| a |\n| # |\n", "expect no prompt\n<a> expect badge 3"), 3, "begins a comment"
    ),
    (
      "a comment that begins within a cell",
      table("| a |\n| no prompt # |\n", "expect <a> crash"), 3, "begins a comment"
    ),
    (
      "a text that ends in a cell",
      table("| a |\n| x\" not delivered # |\n", "expect \"<a>\" delivered"), 3,
      "ends the text around it"
    ),
    (
      "a text without an end in a cell",
      table("| a |\n| \"x |\n", "expect <a> y\" not delivered"), 3, "is not closed"
    ),
    (
      "a column that nothing says", table("| a |\n| b |\n", "expect no prompt"), 3,
      "no scenario uses `<a>`"
    ),
    (
      "a column that only a comment says",
      table("| a | b |\n| 1 | 2 |\n", "expect badge <a> # <b>"), 3, "no scenario uses `<b>`"
    ),
    (
      "a story without an expectation but in its setup",
      "setup\n@08:00 user opens app\nexpect no prompt\nscenario \"x\"\nuser leaves app\n", 3,
      "this scenario has no expectation"
    ),
  ]
}
