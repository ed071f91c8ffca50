import Exploration
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualTime

@testable import Reports

/// Equal rows and columns of a sweep are one.
@Suite struct SweepTableTests {
  private static let axes = [
    SweepAxis(.permission, [.permission(.denied), .permission(.authorized)]),
    SweepAxis(.state, [.state(.foreground), .state(.background), .state(.locked)]),
    SweepAxis(.ios, [.ios(15), .ios(16), .ios(17), .ios(26)]),
  ]

  @Test func `equal rows and columns are folded, and nothing else`() {
    // Denied is alike everywhere; the foreground differs; 15 to 17 are alike.
    let cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 2, 2, 2, 3]
    let table = SweepTable(Self.axes, cells, hasColumns: true)
    #expect(table.columns == [[0, 1, 2], [3]])
    #expect(table.rows.map(\.values) == [[[0], [0, 1, 2]], [[1], [0]], [[1], [1, 2]]])
    #expect(table.rows.map(\.cells) == [[0, 0], [1, 1], [2, 3]])
    #expect(table.texts(ofRow: 0) == ["denied", "any"])
    #expect(table.texts(ofRow: 2) == ["", "background, locked"])
    #expect(table.columnAxis?.text(of: table.columns[0]) == "15..17")
    #expect(table.idleAxes == [])
  }

  @Test func `a table says what its cells say, for every table of three outcomes`() {
    var generator = SeededGenerator(seed: 7)
    for seed in 0..<300 {
      let cells = (0..<24).map { index -> Int? in
        seed.isMultiple(of: 3) && index > 20 ? nil : Int(generator.next() % 3) * (index % 5 / 3)
      }
      for hasColumns in [true, false] {
        let table = SweepTable(Self.axes, cells, hasColumns: hasColumns)
        #expect(Self.unfolded(table) == cells)
      }
    }
  }

  private static func unfolded(_ table: SweepTable) -> [Int?] {
    var cells: [Int?] = Array(repeating: -1, count: 24)
    for row in table.rows {
      let versions = table.columnAxis == nil ? row.values[2] : [0]
      for permission in row.values[0] {
        for state in row.values[1] {
          for (index, column) in table.columns.enumerated() {
            for version in table.columnAxis == nil ? versions : column {
              cells[permission * 12 + state * 4 + version] = row.cells[index]
            }
          }
        }
      }
    }
    return cells
  }

  @Test func `letters go on after z`() {
    #expect([0, 25, 26, 27, 702].map(sweepLetter) == ["a", "z", "aa", "ab", "aaa"])
  }

  @Test func `names of notifications are markup nowhere, and no formula`() throws {
    let name = #"=<b>|`*\"&"#
    let text = """
      scenario "<i>|*"
      device has authorization authorized
      @08:00 user opens app
        app adds "\(name)" after 10m title "A"
        user leaves app
      @08:10 expect "\(name)" delivered

      """
    let (script, mistakes) = Script.parse(Source(name: "a|b", text: text))
    #expect(mistakes.isEmpty)
    var sweeping = try Sweeping(script.scenarios[0], of: script, over: SweepAxis.usual)
    var report = SweepReport(
      of: script.scenarios[0],
      in: script,
      over: SweepAxis.usual,
      count: sweeping.count
    )
    for number in 0..<sweeping.count { report.add(SweepOutcome(of: sweeping.play(number))) }
    #expect(!report.markdown.contains("<b>") && !report.markdown.contains("<i>"))
    let bars = report.markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(bars.allSatisfy { line in line.count { $0 == "|" } == bars[0].count { $0 == "|" } })
    #expect(try MarkupReader(report.svg).elements.allSatisfy { $0.name != "b" && $0.name != "i" })
    #expect(!report.csv.contains(",="))
  }
}
