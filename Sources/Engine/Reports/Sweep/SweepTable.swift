import Exploration

/// The cells of a sweep with equal rows and columns folded.
struct SweepTable {
  /// Rows that are equal: for each axis of rows, the numbers of its values; and the outcomes by
  /// column.
  struct Row: Hashable, Sendable {
    var values: [[Int]]
    var cells: [Int?]
  }

  /// The axes of rows.
  let rowAxes: [SweepAxis]
  /// The axis of columns; nil if there is only one column.
  let columnAxis: SweepAxis?
  /// The numbers of the values of each column.
  let columns: [[Int]]
  /// The rows.
  let rows: [Row]

  /// Folds cells.
  ///
  /// - Parameters:
  ///   - axes: The axes, the values of the last of which vary first.
  ///   - cells: The number of the outcome of each combination; nil for one that was not played.
  ///   - hasColumns: A Boolean value that indicates whether the last axis is one of columns.
  init(_ axes: [SweepAxis], _ cells: [Int?], hasColumns: Bool) {
    let columnAxis = hasColumns ? axes.last : nil
    let rowAxes = hasColumns ? Array(axes.dropLast()) : axes
    let width = columnAxis?.values.count ?? 1
    let height = cells.count / max(1, width)
    var groups: [(numbers: [Int], cells: [Int?])] = []
    for column in 0..<width {
      let own = (0..<height).map { cells[$0 * width + column] }
      if let index = groups.firstIndex(where: { $0.cells == own }) {
        groups[index].numbers.append(column)
      } else {
        groups.append(([column], own))
      }
    }
    columns = groups.map { $0.numbers }
    self.columnAxis = columnAxis
    self.rowAxes = rowAxes
    rows = Self.fold(rowAxes[...], groups.map { $0.cells }, 0..<height)
  }

  /// Returns the rows in a range of combinations, without those that are equal.
  private static func fold(
    _ axes: ArraySlice<SweepAxis>,
    _ columns: [[Int?]],
    _ range: Range<Int>
  ) -> [Row] {
    guard let axis = axes.first else {
      return [Row(values: [], cells: columns.map { $0[range.lowerBound] })]
    }
    let size = range.count / axis.values.count
    var groups: [(numbers: [Int], rows: [Row])] = []
    var known: [[Row]: Int] = [:]
    for number in axis.values.indices {
      let start = range.lowerBound + number * size
      let rows = fold(axes.dropFirst(), columns, start..<start + size)
      if let index = known[rows] {
        groups[index].numbers.append(number)
      } else {
        known[rows] = groups.count
        groups.append(([number], rows))
      }
    }
    return groups.flatMap { numbers, rows in
      rows.map { Row(values: [numbers] + $0.values, cells: $0.cells) }
    }
  }

  /// The indices of the axes of rows that make a difference.
  var effectiveAxes: [Int] {
    rowAxes.indices.filter { index in
      rowAxes[index].values.count == 1
        || rows.contains { $0.values[index].count < rowAxes[index].values.count }
    }
  }

  /// Returns the values of a row in words, one for each effective axis; empty where it and all
  /// before it are those of the row above.
  func texts(ofRow number: Int) -> [String] {
    let row = rows[number]
    var isNew = number == 0
    return effectiveAxes.map { index in
      if !isNew, rows[number - 1].values[index] != row.values[index] { isNew = true }
      return isNew ? rowAxes[index].text(of: row.values[index]) : ""
    }
  }

  /// The names of the axes without any effect on the outcome.
  var idleAxes: [String] {
    let idle = rowAxes.indices.filter { !effectiveAxes.contains($0) }.map { rowAxes[$0] }
    let column = columnAxis.map { columns.count == 1 && $0.values.count > 1 ? [$0] : [] } ?? []
    return (idle + column).map { $0.name.rawValue }
  }
}

extension SweepAxis {
  /// Returns some of its values in words: `any`, `16..18, 27`, `denied, notDetermined`.
  func text(of numbers: [Int]) -> String {
    if numbers.count == values.count, values.count > 1 { return "any" }
    guard name == .ios else { return numbers.map { values[$0].text }.joined(separator: ", ") }
    var runs: [(first: Int, last: Int)] = []
    for number in numbers {
      if let last = runs.last, last.last + 1 == number {
        runs[runs.count - 1].last = number
      } else {
        runs.append((number, number))
      }
    }
    return runs.map { run in
      let dots = run.last - run.first > 1 ? ".." : ", "
      let (first, last) = (values[run.first].text, values[run.last].text)
      return run.first == run.last ? first : first + dots + last
    }.joined(separator: ", ")
  }
}
