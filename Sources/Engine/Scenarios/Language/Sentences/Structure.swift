import SystemPolicy
import VirtualDevice

extension Topic {
  package static let structure = Topic(
    "The script",
    """
    A script is a file of scenarios. Facts, tables and a setup that its scenarios share come \
    before the first one.
    """,
    Verb.structure,
    examples: [
      #"""
      setup
      @08:00 user opens app
        app asks for alert
        user answers "Allow"

      scenario "the setup comes first" [smoke] id setup-first
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
      scenario "opened and left three times"
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
      scenario "skipped" skip "needs a second phone"
        expect no request pending

      scenario "expected to fail" xfail "nothing removes the request, see issue 12"
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user leaves app
        expect no request pending
      """#,
    ],
    slips: [
      "scenario untitled",
      "scenario \"tea\" smoke",
      "scenario \"tea\" id \"tea\"",
      "scenario \"tea\" id tea/denied",
      "@08:00 user opens app\nend",
      "scenario \"tea\"  each whom",
      "include \"missing.facts\"",
      "user opens app\nrepeat 3 times\napp adds \"tea\" after 1h\nend",
      "user opens app\nrepeat 3 times as n\napp adds \"tea\" after 1h\nend",
    ]
  )
}

extension Verb {
  /// The sentences that structure a script.
  package static let structure: [Verb] = [
    Verb(
      "scenario <title:title> [<tags:tags>] [id <scenarioID:scenarioID>] [each <each:tableName>] [skip <skip:reason>] [xfail <xfail:reason>]",
      """
      Begins a scenario. With id, reports know it by this name, whatever its title. With each, it \
      runs once for every row of a table. With skip, it does not run. With xfail, it must fail at \
      an expectation.
      """,
      .title
    ),
    Verb(
      "include <path:path>",
      "Reads the facts, tables and setup of another file; the path is relative to this file.",
      .include
    ),
    Verb("setup", "Begins the steps with which every scenario of the file begins.", .setup),
    Verb(
      "table <table:newTable>",
      "Begins a table. The next line has the names of the columns; each line after it is a row.",
      .table
    ),
    Verb(
      "repeat <rounds:count> times [as <roundName:roundName>]",
      """
      Repeats the steps up to end; their times must be relative, as in @+1h. After as n, Belfry \
      replaces <n> with the number of the round.
      """,
      .loop
    ),
    Verb("end", "Ends a repeat.", .end),
  ]
}

/// A line that structures a script.
package enum Structure: Hashable, Sendable {
  /// The title of a scenario.
  case title
  /// The path of a file whose facts, tables and setup apply too.
  case include
  /// The beginning of the steps that come first in every scenario.
  case setup
  /// The beginning of a table.
  case table
  /// The beginning of repeated steps.
  case loop
  /// The end of repeated steps.
  case end
}

extension Verb {
  private convenience init(_ text: String, _ summary: String, _ structure: Structure) {
    self.init(text, summary, use: .structure) { _ in
      .structure(structure)
    } write: { _ in
      nil
    }
  }
}
