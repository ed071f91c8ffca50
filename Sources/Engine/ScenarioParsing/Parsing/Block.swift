import Scenarios

/// Lines that belong together and are read when all of them are known.
enum Block {
  /// The rows of the last table.
  case table
  /// The steps that each scenario begins with.
  case setup
  /// A scenario that is read for each row of a table, by its number, from its title on.
  case template(table: Int, title: String, [Line])
  /// Text after a title that cannot be read.
  case nothing
}

/// The steps of a `repeat`.
struct Loop {
  /// The line that begins the loop.
  var line: Line
  /// The number of repetitions; zero if it is invalid.
  var times: Int
  /// The name of the number of a round, if it has one.
  var name: String?
  var lines: [Line] = []
  /// The number of open repeats inside the loop, which are a mistake.
  var depth = 0

  /// Ends the innermost repeat; returns false if that is the loop itself.
  mutating func endInner() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return true
  }
}

/// The purpose for which a line is read.
struct Context {
  /// The row of a table.
  struct Row {
    var table: Int
    var index: Int
    /// The name.
    var label: String
    /// The title as it is written.
    var title: String
  }

  /// The row whose scenario is read.
  var row: Row?
  /// The number of the round in which the lines of a loop are read, counted from one; zero outside
  /// of loops.
  var round = 0
  /// Indicates whether the lines belong to a setup.
  var isInSetup = false
  /// The number of lines that were read again: for rows, for rounds, for setups.
  var replayed = 0
}
