/// The tables of a script, in the order of their lines.
struct TableList {
  private(set) var all: [Table] = []
  /// The number of each by its name.
  private var numbers: [String: Int] = [:]
  /// The names of those that a scenario is read for.
  var used: Set<String> = []

  /// The table that was begun last.
  var last: Table? { all.last }

  /// Returns the number of a table, if there is one of that name.
  func number(of name: String) -> Int? { numbers[name] }

  /// Returns the table of a name, if there is one.
  func table(named name: String) -> Table? { numbers[name].map { all[$0] } }

  /// Begins a table.
  mutating func append(_ table: Table) {
    numbers[table.name] = all.count
    all.append(table)
  }

  /// Adds a line to the last table.
  mutating func add(_ line: Line) throws(LineError) {
    let last = all.count - 1
    do throws(LineError) {
      try all[last].add(line)
    } catch {
      all[last].hasMistakes = true
      throw error
    }
  }

  /// Notes which columns the lines of a scenario use, and returns the table.
  mutating func note(_ lines: [Line], in number: Int) -> Table {
    all[number].note(lines)
    return all[number]
  }
}
