import Foundation
import Support
import Testing

/// Runs of which the reports do not fit into what is kept in memory.
@Suite struct LargeRunTests {
  private static let count = 700

  /// Every second scenario fails.
  private static let text = (0..<count).map { number in
    """
    scenario "story \(number)"
    device  has authorization \(number % 2 == 0 ? "denied" : "authorized")
            user    opens app
            app     adds "a\(number)" after 1m title "A"
            user    leaves app
    @+1m    expect  "a\(number)" delivered

    """
  }.joined()

  @Test func `every report has every scenario, and JUnit's numbers come first`() throws {
    let scratch = try Scratch()
    func file(_ name: String) -> URL { scratch.folder.appending(path: name) }
    let (json, xml, tap) = (file("a.json"), file("a.xml"), file("a.tap"))
    let outcome = try Program.run(
      [
        "run", "--report-json", json.path, "--report-junit", xml.path, "--report-tap", tap.path,
        "-",
      ],
      input: Self.text
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(Self.count) scenarios: 350 passed, 350 failed"))

    let run = try JSONSerialization.jsonObject(with: Data(contentsOf: json)) as? [String: Any]
    let files = try #require(run?["files"] as? [[String: Any]])
    let told = try #require(files.first?["scenarios"] as? [[String: Any]])
    #expect(told.compactMap { $0["title"] as? String } == (0..<Self.count).map { "story \($0)" })
    #expect(told.allSatisfy { ($0["journal"] as? [Any])?.isEmpty == false })

    let suites = try String(contentsOf: xml, encoding: .utf8)
    #expect(suites.utf8.count > 1 << 18, "it has to be more than is kept in memory")
    #expect(suites.components(separatedBy: "<testcase ").count == Self.count + 1)
    #expect(suites.contains("tests=\"700\" failures=\"350\""))
    #expect(suites.hasSuffix("  </testsuite>\n</testsuites>\n"))

    let points = try String(contentsOf: tap, encoding: .utf8)
    #expect(points.contains("\nok 2 - ") && points.contains("\nnot ok 699 - "))
    #expect(points.hasSuffix("1..700\n"))
  }

  @Test func `a report without a temporary file is kept in memory`() throws {
    let outcome = try Program.run(
      ["run", "--report-junit", "-", "-"],
      input: Self.text,
      environment: ["TMPDIR": "/nowhere"]
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("  </testsuite>\n</testsuites>\n"))
    #expect(outcome.output.components(separatedBy: "<testcase ").count == Self.count + 1)
  }
}
