import Testing

/// The layout of each kind of line, before and after.
@Suite struct FormatterExamples {
  static let examples: [(what: String, before: String, after: String)] = [
    (
      "facts and steps have columns of their own",
      """
      phone iOS 17
      zone   Europe/Madrid
      scenario   "s" [a b]
      device has authorization denied
      @08:00 user opens app
      app  adds "a  b"   now
      \t@2026-03-08 09:30\texpect "a  b" delivered
      """,
      """
      phone   iOS 17
      zone    Europe/Madrid
      scenario "s"   [a b]
      device  has authorization denied
      @08:00             user    opens app
                         app     adds "a  b" now
      @2026-03-08 09:30  expect  "a  b" delivered
      """
    ),
    (
      "a longer name makes its column wider, in its scenario alone",
      """
      app standup
      scenario "s"
      @Tue 08:00 user opens standup
      standup adds "a" now
      scenario "t"
      @+1d 08:00 user opens standup
      """,
      """
      app     standup
      scenario "s"
      @Tue 08:00  user     opens standup
                  standup  adds "a" now
      scenario "t"
      @+1d 08:00  user    opens standup
      """
    ),
    (
      "facts of an app that has a name, and a fact of one word",
      """
      scenario "s"
      exhaustive
      tea has delegate
      tea reacts to willPresent never
      user opens tea
      tea adds "a" now
      """,
      """
      scenario "s"
      exhaustive
      tea     has delegate
      tea     reacts to willPresent never
      user    opens tea
      tea     adds "a" now
      """
    ),
    (
      "comments after consecutive lines are in one column",
      """
      scenario "s" # title
      @08:00  user    opens app #one
              app     asks for alert      # two
              user    leaves app
              app     asks for sound # three
      """,
      """
      scenario "s"  # title
      @08:00  user    opens app       #one
              app     asks for alert  # two
              user    leaves app
              app     asks for sound  # three
      """
    ),
    (
      "a comment with its line for itself stays at the margin, or goes to the steps",
      """
      # one
        # two
      scenario "s"
      # three
        # four
      @08:00  user    opens app
       # five
      # six
      """,
      """
      # one
      # two
      scenario "s"
      # three
              # four
      @08:00  user    opens app
              # five
      # six
      """
    ),
    (
      "one empty line is enough, and none at the ends",
      "\n \n\nphone iOS 17\n\t\n\n\nzone UTC\n\n\n",
      "phone   iOS 17\n\nzone    UTC"
    ),
    (
      "includes, setups and what is said of a story",
      """
      include     "a  b.facts"
      setup   # first
      @08:00 user opens app
      scenario "s"  [a]   each t   skip "w  x" xfail   "y"
      scenario "t" each t
      scenario "each" skip "skip"
      """,
      """
      include "a  b.facts"
      setup  # first
      @08:00  user    opens app
      scenario "s"   [a]  each t  skip "w  x"  xfail "y"
      scenario "t"  each t
      scenario "each"  skip "skip"
      """
    ),
    (
      "repeated steps are in the columns of the steps",
      """
      scenario "s"
      @08:00 user opens app
      repeat 3 times
      @+1h expect prompt
      end # of it
      expect prompt
      """,
      """
      scenario "s"
      @08:00  user    opens app
              repeat  3 times
      @+1h    expect  prompt
              end  # of it
              expect  prompt
      """
    ),
    (
      "cells are below each other, as wide as they look",
      #"""
      table   t
      |a|long name|
      | "x | \| y"|漢字|# why
      # between
      ||b  c   |     # not
      """#,
      #"""
      table t
      | a  | long name |
      | "x | \| y"     | 漢字 |  # why
      # between
      |    | b  c      |  # not
      """#
    ),
    (
      "the name of a column is part of its word",
      """
      scenario "<a  b>" each t
      @<day>  08:00  user answers   <a  b>   # c
      @+1d <the  time> expect <a # b>
      scenario "no story of a table"
      expect <a   b>
      """,
      """
      scenario "<a  b>"  each t
      @<day> 08:00      user    answers <a  b>  # c
      @+1d <the  time>  expect  <a # b>
      scenario "no story of a table"
      expect  <a b>
      """
    ),
    (
      "a word too long for a column extends beyond it",
      "scenario \"s\"\nuser opens app\n\(String(repeating: "x", count: 70)) opens app",
      "scenario \"s\"\nuser    opens app\n\(String(repeating: "x", count: 70))  opens app"
    ),
    (
      "what cannot be cut into words stays",
      "scenario \"s\"\n  app   adds \"a   now  \n user   opens app",
      "scenario \"s\"\n  app   adds \"a   now  \nuser    opens app"
    ),
  ]

  @Test(arguments: examples.indices)
  func `a script is laid out`(index: Int) {
    let (what, before, after) = Self.examples[index]
    #expect(FormatterTests.formatted(before) == after + "\n", "\(what)")
    #expect(FormatterTests.formatted(after + "\n") == after + "\n", "\(what)")
  }

  @Test(arguments: [
    ("a\r\nb c\nd", "a\r\nb       c\r\nd\r\n"), ("a\nb c\r\nd\r\n", "a\nb       c\nd\n"),
    ("\u{FEFF}\n\n a", "\u{FEFF}a\n"), ("\u{FEFF}", "\u{FEFF}"), ("\n\n\u{FEFF}a", "\n\u{FEFF}a\n"),
    ("", ""), (" \n\t\n", ""),
    ("# a \t\n", "# a\n"), ("a\r\r\nb", "a\r\r\nb\n"),
  ])
  func `ends of lines and the mark at the start are kept`(before: String, after: String) {
    #expect(FormatterTests.formatted(before) == after)
  }
}
