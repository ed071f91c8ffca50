import Support
import SystemPolicy
import Testing

/// The catalogue of what there is to know, against what the law knows.
@Suite struct CatalogueTests {
  /// The entries of the catalogue, in its order.
  static let entries: [String] = {
    let lines = (try? Repository.text(of: "Documentation/Rules/Catalogue.md"))?
      .split(separator: "\n")
    let table = (lines ?? []).prefix { $0 != "## Where the rules differ" }
    return table.compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard line.hasPrefix("| "), let id = cells.first?.prefix(while: { $0 != " " }) else {
        return nil
      }
      return id.contains("-") ? String(id) : nil
    }
  }()

  /// The entries that will not be simulated, each with the reason.
  static let outOfScope: [(id: String, reason: String)] = {
    let lines = (try? Repository.text(of: "Documentation/Fidelity.md"))?.split(separator: "\n")
    let table = (lines ?? []).drop { $0 != "## Out of scope" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    return table.compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count == 2, let id = cells.first?.prefix(while: { $0 != " " }),
        id.contains("-"), !id.hasPrefix("-")
      else { return nil }
      return (String(id), String(cells[1]))
    }
  }()

  @Test func `the catalogue has every entry but once`() {
    let topics = Dictionary(grouping: Self.entries) { $0.prefix { $0 != "-" } }
    #expect(topics.count > 1)
    for (topic, entries) in topics {
      let numbers = entries.map { Int($0.dropFirst(topic.count + 1)) }
      #expect(numbers == entries.indices.map { $0 + 1 }, "\(topic)")
    }
  }

  @Test func `rules and disputes answer entries of the catalogue`() {
    for facts in Law.rules.map(\.facts) + Law.disputes.map(\.facts) {
      #expect(!facts.isEmpty && facts.allSatisfy(Self.entries.contains), "\(facts)")
    }
  }

  @Test func `few entries are out of scope, each with a reason`() {
    let ids = Self.outOfScope.map(\.id)
    let answered = Set(Law.rules.flatMap(\.facts))
    #expect((1...40).contains(ids.count) && Set(ids).count == ids.count, "\(ids)")
    #expect(ids.allSatisfy(Self.entries.contains), "\(ids)")
    #expect(answered.isDisjoint(with: ids), "a rule answers what is out of scope: \(ids)")
    for entry in Self.outOfScope { #expect(entry.reason.count > 20, "\(entry.id)") }
  }

  @Test(arguments: entries) func `a rule answers it, or it is out of scope`(entry: String) {
    let isAnswered = Law.rules.contains { $0.facts.contains(entry) }
    let isOutOfScope = Self.outOfScope.contains { $0.id == entry }
    #expect(isAnswered || isOutOfScope, "no rule answers \(entry)")
  }
}
