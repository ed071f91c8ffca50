import SystemPolicy
import VirtualDevice

/// What a line can say about the script itself.
enum Structure: Hashable, Sendable {
  /// A scenario begins.
  case title
  /// Another file's facts, tables and setup hold here too.
  case include
  /// What follows is done first in every scenario.
  case setup
  /// Rows follow.
  case table
  /// Steps follow that are done several times.
  case loop
  /// They end.
  case end
}

extension Verb {
  /// What a script is made of.
  static let structure: [Verb] = [
    Verb(
      "scenario <title:title> [<tags:tags>] [each <each:tableName>] [skip <skip:reason>] [xfail <xfail:reason>]",
      "Begins a story; one with each is told for every row of a table, one with skip is not played, and one with xfail must fail in an expectation.",
      .title
    ),
    Verb(
      "include <path:path>",
      "Takes over the facts, tables and setup of another file, which is named relative to this one.",
      .include
    ),
    Verb("setup", "Begins the steps that come first in every scenario of the file.", .setup),
    Verb(
      "table <table:newTable>",
      "Begins a table: below it stand the names of its columns and its rows, each between bars.",
      .table
    ),
    Verb(
      "repeat <rounds:count> times [as <roundName:roundName>]",
      "Does the steps down to its end several times; times in them are elapsed, as in @+1h. After as n, <n> stands for the number of the round.",
      .loop
    ),
    Verb("end", "Ends what is repeated.", .end),
  ]

  private convenience init(_ text: String, _ summary: String, _ structure: Structure) {
    self.init(text, summary) { _ in
      .structure(structure)
    } write: { _ in
      nil
    }
  }
}
