import Support
import Testing

/// Published reports about notifications, and the scenarios that play them.
@Suite struct FieldReportTests {
  /// A report that the repository knows of.
  struct Report: Sendable, CustomTestStringConvertible {
    let number: Int
    let link: String
    let scenarios: String
    var testDescription: String { "\(number)" }
  }

  static let reports: [Report] = {
    let lines = (try? Repository.text(of: "Documentation/Rules/FieldReports.md"))?
      .split(separator: "\n")
    return (lines ?? []).compactMap { line in
      let cells = line.split(separator: "|")
      guard cells.count == 3, let number = Int(cells[0].filter(\.isNumber)) else { return nil }
      let links = cells.dropFirst().map { $0.split(separator: "](").last.map(String.init) ?? "" }
      return Report(
        number: number,
        link: String(links[0].prefix { $0 != ")" }),
        scenarios: String(links[1].dropFirst("../../".count).prefix { $0 != ")" })
      )
    }
  }()

  static let files = Repository.files(in: "scenarios/reports", endingIn: ".scenario")

  @Test func `each report and each scenario of it occur once`() {
    #expect(Self.reports.count == Self.files.count && !Self.reports.isEmpty)
    #expect(Self.reports.map(\.number) == Self.reports.indices.map { $0 + 1 })
    #expect(Set(Self.reports.map(\.link)).count == Self.reports.count)
  }

  @Test(arguments: reports) func `a field report has scenarios that name and link it`(
    report: Report
  )
    throws
  {
    let padded = String(repeating: "0", count: 4 - "\(report.number)".count) + "\(report.number)-"
    let named = Self.files.filter { $0.hasPrefix("scenarios/reports/\(padded)") }
    #expect(named == [report.scenarios])
    let text = try Repository.text(of: report.scenarios)
    #expect(report.link.hasPrefix("https://github.com/"))
    #expect(
      text.split(separator: "\n").contains { $0.hasPrefix("#") && $0.hasSuffix(report.link) },
      "\(report.scenarios) does not link \(report.link)"
    )
  }

  @Test func `every scenario in the folder belongs to a report`() {
    #expect(Set(Self.files) == Set(Self.reports.map(\.scenarios)))
  }
}
