import Support
import SystemPolicy
import Testing

/// The catalogue of what there is to know, against what the law knows.
@Suite struct CatalogueTests {
  /// The entries of the catalogue, in its order.
  static let entries: [String] = {
    let lines = (try? Repository.text(of: "Documentation/Catalogue.md"))?.split(separator: "\n")
    return (lines ?? []).compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard line.hasPrefix("| "), let id = cells.first?.prefix(while: { $0 != " " }) else {
        return nil
      }
      return id.contains("-") ? String(id) : nil
    }
  }()

  @Test func `the catalogue has every entry but once`() {
    #expect(Self.entries.count == 149 && Set(Self.entries).count == 149)
  }

  @Test func `rules and disputes answer entries of the catalogue`() {
    for facts in Law.rules.map(\.facts) + Law.disputes.map(\.facts) {
      #expect(!facts.isEmpty && facts.allSatisfy(Self.entries.contains), "\(facts)")
    }
  }

  @Test func `what no rule answers yet is known`() {
    let answered = Set(Law.rules.flatMap(\.facts))
    let open = Self.entries.filter { !answered.contains($0) }
    expect(open.joined(separator: "\n") + "\n", matchesGolden: "unanswered.txt")
  }
}
