import Foundation
import Work

/// Measures Belfry beside references in one run; see Documentation/Internals/Performance.md.
@main
struct Bench {
  static func main() throws { exit(try run(Array(CommandLine.arguments.dropFirst()))) }

  /// Measures the rows, and returns the status of the process.
  private static func run(_ arguments: [String]) throws -> Int32 {
    var arguments = arguments
    var (json, isSmall): (String?, Bool) = (nil, false)
    var names: [String] = []
    while !arguments.isEmpty {
      switch arguments.removeFirst() {
      case "--json" where !arguments.isEmpty: json = arguments.removeFirst()
      case "--small": isSmall = true
      case let name where !name.hasPrefix("-"): names.append(name)
      case let other:
        print("usage: Bench [--json FILE] [--small] [NAME …]; '\(other)' is not known")
        return 2
      }
    }
    // A small run shows that every row still works; its figures say little.
    let (amount, rounds) = isSmall ? (1, 1) : (100, 5)
    let programs = try Programs(belfry: "../.build/release/belfry", amount: amount)
    defer { try? FileManager.default.removeItem(at: programs.folder) }
    var rows = engineRows(amount) + dateRows(amount) + [reading(amount), perturbing(amount)]
    rows += [editing(amount)] + yearRows(amount)
    rows += try programs.rows()
    if !names.isEmpty { rows.removeAll { row in !names.contains { row.name.contains($0) } } }
    var results: [Result] = []
    for row in rows {
      let result = row.result(rounds: rounds)
      print(result.line)
      results.append(result)
    }
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(filePath: json))
    }
    return results.contains { $0.note == "not the same work" } ? 1 : 0
  }

  private static func perturbing(_ amount: Int) -> Row {
    let count = 1000 * amount
    return Row(
      name: "lives around a scenario of 30 lines",
      unit: "lives/s",
      goal: .reaches(20_000),
      ours: { measure { UInt64(lives(times: count)) } },
      scale: Double(count)
    )
  }

  private static func editing(_ amount: Int) -> Row {
    Row(
      name: "an edit of a script of 50 lines in a page",
      unit: "ms",
      goal: .costs(16),
      ours: { measure { UInt64(edits(times: amount)) } },
      scale: 1e3 / Double(amount)
    )
  }

  private static func reading(_ amount: Int) -> Row {
    let text = script(of: 100_000 * amount)
    return Row(
      name: "read scripts",
      unit: "MB/s",
      goal: .reaches(60),
      ours: { measure { UInt64(scenarios(in: text)) } },
      scale: Double(text.utf8.count) / 1e6
    )
  }
}
