import Scenarios
import Support
import Testing

/// The table of limits and the page about them.
@Suite struct LimitsPageTests {
  /// The table as the page has it.
  private static var table: String {
    let head = "| limit | flag | \(Limits.all.map(\.name).joined(separator: " | ")) |"
    let line = "|---|---|" + String(repeating: "---|", count: Limits.all.count)
    let rows = Limit.allCases.compactMap { limit -> String? in
      let amounts = Limits.all.map { $0.limits[limit] }
      guard amounts.contains(where: { $0 != nil }) else { return nil }
      let cells = amounts.map { amount in
        amount.map { limit.isOfBytes ? limit.text(of: $0) : grouped($0) } ?? ""
      }
      let flag = limit.flag.map { "`\($0)`" } ?? ""
      return "| \(limit.words) | \(flag) | \(cells.joined(separator: " | ")) |"
    }
    return ([head, line] + rows).joined(separator: "\n") + "\n"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map {
      String(digits[$0..<min($0 + 3, digits.count)].reversed())
    }
    return groups.reversed().joined(separator: ",")
  }

  @Test func `the page has the table that all commands read`() throws {
    let page = try Repository.text(of: "Documentation/CI.md")
    #expect(page.contains("\n" + Self.table), "write into Documentation/CI.md:\n\(Self.table)")
  }

  @Test func `an amount is written as its flag takes it`() {
    #expect(LimitReached(.memory, 1_500_000_000).name == "--max-memory 1500MB")
    #expect(LimitReached(.memory, 1_000_000_000).advice == "; write --max-memory 2GB for more")
    #expect(LimitReached(.time, 90).name == "--timeout 90s")
    #expect(LimitReached(.time, 300).advice == "; write --timeout 10m for more")
    #expect(LimitReached(.events, .max).advice.isEmpty)
    #expect(LimitReached(.runs, 1000).name == "the limit of 1000 runs")
  }

  /// The limit that was reached, and its name in a sentence about a command with other limits.
  static let parts: [(reached: LimitReached, name: String)] = [
    (LimitReached(.events, 3), "--max-total-events 1000000000"),
    (LimitReached(.scenarioEvents, 3), "--max-events 1000000"),
    (LimitReached(.memory, 3), "--max-memory 1GB"),
    // The command has no limit of its own.
    (LimitReached(.lives, 3), "--max-states 3"), (LimitReached(.time, 90), "--timeout 90s"),
    (.signal, "a signal"),
  ]

  @Test(arguments: parts.indices)
  func `what is left of a limit is named as the whole of it`(index: Int) {
    let (reached, name) = Self.parts[index]
    #expect(reached.asWhole(of: .perturb).name == name)
  }

  @Test(arguments: [1, 4, 0, 2_000_000_000])
  func `a player has its share of the memory`(journals: Int) {
    let player = Limits.perturb.player(journals: journals)
    #expect(player.mostEvents == Limits.perturb.scenarioEvents)
    #expect(player.mostJournalBytes == max(1, Limits.perturb.memory / max(1, journals)))
  }
}

extension Limit {
  fileprivate var isOfBytes: Bool { self == .memory || self == .bytes }
}
