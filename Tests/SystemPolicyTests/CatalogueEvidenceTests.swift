import Support
import SystemPolicy
import Testing

/// The grades and links of the catalogue, against those of the rules.
@Suite struct CatalogueEvidenceTests {
  /// An entry of the catalogue.
  struct Entry: Equatable {
    var id: String
    var grade: Evidence.Grade?
    var links: [String]
  }

  /// A line of the section about entries whose rules differ.
  struct Difference: Equatable, CustomStringConvertible {
    var id: String
    /// The best grade of the rules, if it is another one than the entry's.
    var grade: String
    /// The numbers of the entry's links that no rule cites.
    var uncited: [Int]

    var description: String {
      "| \(id) | \(grade) | \(uncited.map(String.init).joined(separator: " ")) |"
    }
  }

  /// The tables of the page, as the cells of their lines.
  static let (entries, differences): ([Entry], [(difference: Difference, reason: String)]) = {
    let text = (try? Repository.text(of: "Documentation/Rules/Catalogue.md")) ?? ""
    let end = text.ranges(of: "## Where the rules differ").first?.lowerBound ?? text.endIndex
    let parts = [String(text[..<end]), String(text[end...])]
    func rows(_ text: String) -> [[String]] {
      text.split(separator: "\n").filter { $0.wholeMatch(of: /\| [A-Z]+-\d+ \|.*/) != nil }.map {
        $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { cell in String(cell.trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed()) }
      }
    }
    let entries = rows(parts[0]).map { cells in
      let links = cells[3].matches(of: /\[\d+\]\((\S+)\)(?: |$)/).map { String($0.1) }
      return Entry(id: cells[0], grade: Evidence.Grade(rawValue: cells[2]), links: links)
    }
    let differences = rows(parts[1]).map { cells in
      let uncited = cells[2].split(separator: " ").compactMap { Int($0) }
      return (Difference(id: cells[0], grade: cells[1], uncited: uncited), cells[3])
    }
    return (entries, differences)
  }()

  /// The difference between an entry and its rules; nil if they agree, or if no rule answers it.
  static func difference(of entry: Entry) -> Difference? {
    let evidence = Law.rules.filter { $0.facts.contains(entry.id) }.flatMap(\.evidence)
    guard let best = evidence.map(\.grade).min() else { return nil }
    let cited = Set(evidence.flatMap(\.links))
    let uncited = entry.links.indices.filter { !cited.contains(entry.links[$0]) }.map { $0 + 1 }
    guard best != entry.grade || !uncited.isEmpty else { return nil }
    return Difference(
      id: entry.id,
      grade: best == entry.grade ? "" : best.rawValue,
      uncited: uncited
    )
  }

  @Test func `every entry has a grade, and one with a source has its links`() {
    #expect(Self.entries.map(\.id) == CatalogueTests.entries)
    // The sources of these were read in a summary, or are a page of the machine's own software.
    let withoutLinks = [
      "SET-16", "SET-20", "DLG-03", "DLG-04", "REQ-06", "ALRM-03", "LOC-04", "LOC-17", "LEG-09",
    ]
    for entry in Self.entries {
      #expect(entry.grade != nil, "\(entry.id)")
      let isSourced = entry.grade != .assumed && entry.grade != .seed
      if isSourced, !withoutLinks.contains(entry.id) {
        #expect(!entry.links.isEmpty, "\(entry.id)")
      }
      #expect(entry.links.allSatisfy { $0.hasPrefix("https://") }, "\(entry.links)")
    }
  }

  @Test func `a rule that nothing but an assumption supports has its experiment`() {
    let assumed = Law.rules.filter { rule in
      rule.dispute == nil && rule.evidence.allSatisfy { $0.grade == .assumed }
    }
    #expect(assumed.count > 50)
    for rule in assumed {
      let checks = rule.evidence.compactMap(\.check)
      #expect(checks.count == 1, "\(rule.id)")
      #expect(checks.allSatisfy { $0.hasSuffix(".") && $0.count > 30 }, "\(rule.id)")
    }
  }

  @Test func `the last section lists every difference with its rules, and no other`() {
    let found = Self.entries.compactMap(Self.difference)
    #expect(found.count > 10)
    let listed = Self.differences.map(\.difference)
    for difference in found where !listed.contains(difference) {
      Issue.record("Documentation/Rules/Catalogue.md lacks \(difference)")
    }
    for difference in listed where !found.contains(difference) {
      Issue.record("Documentation/Rules/Catalogue.md lists what is not so: \(difference)")
    }
    #expect(Self.differences.allSatisfy { $0.reason.count > 15 && $0.reason.hasSuffix(".") })
  }
}
