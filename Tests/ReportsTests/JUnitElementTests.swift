import Foundation
import Reports
import Scenarios
import Support
import Testing

/// JUnit's XML holds only what is on a list, as there is no one specification of it.
///
/// The list of `strict` is what both the schema of Jenkins's xUnit plugin (`junit-10.xsd`) and, for
/// each suite by itself, that of Surefire (`surefire-test-report-3.0.xsd`) have.
@Suite struct JUnitElementTests {
  /// An element: what it may be in, the attributes that it must have, and those that it may have.
  struct Element {
    var parents: Set<String>
    var required: Set<String>
    var optional: Set<String> = []
    /// The most times that it may be in one parent; nil for any number.
    var most: Int?
  }

  static let strict: [String: Element] = [
    "testsuites": Element(
      parents: [""],
      required: ["name", "tests", "failures", "errors", "time"],
      most: 1
    ),
    "testsuite": Element(
      parents: ["testsuites"],
      required: ["name", "tests", "failures", "errors", "skipped", "time"]
    ),
    "properties": Element(parents: ["testsuite"], required: [], most: 1),
    "property": Element(parents: ["properties"], required: ["name", "value"]),
    "testcase": Element(parents: ["testsuite"], required: ["classname", "name", "time"]),
    "failure": Element(parents: ["testcase"], required: ["message", "type"], most: 1),
    "error": Element(parents: ["testcase"], required: ["message", "type"], most: 1),
    "skipped": Element(parents: ["testcase"], required: ["message"], most: 1),
  ]

  /// Cases have file and line themselves, and the whole counts what was skipped.
  static let common: [String: Element] = {
    var elements = strict
    elements["properties"] = nil
    elements["property"] = nil
    elements["testcase"]?.optional = ["file", "line"]
    elements["testsuites"]?.required.insert("skipped")
    return elements
  }()

  static let files: [FileResult] =
    Library.all.map { entry in
      FileResult(
        sources: entry.script.sources,
        mistakes: entry.mistakes,
        outcomes: entry.script.scenarios.map { Outcome(result: entry.script.play($0)) }
      )
    } + [ReportTests.failing, CIReportTests.otherwise, CIReportTests.unreadable]

  static let problems = [RunProblem(path: "nowhere", "there is no file"), RunProblem("no flag")]

  @Test(arguments: JUnitDialect.allCases)
  func `a report contains listed values only`(dialect: JUnitDialect) throws {
    let list =
      switch dialect {
      case .common: Self.common
      case .strict: Self.strict
      }
    let reader = try MarkupReader(
      report(Self.files, Self.problems, as: .junit(Variants(), dialect))
    )
    for element in reader.elements {
      let allowed = try #require(list[element.name], "<\(element.name)>")
      let names = Set(element.attributes.keys)
      #expect(allowed.parents.contains(element.parent?.name ?? ""))
      #expect(names.isSuperset(of: allowed.required), "<\(element.name)> lacks one")
      #expect(names.isSubset(of: allowed.required.union(allowed.optional)), "<\(element.name)>")
      let same = element.parent?.children.count { $0.name == element.name } ?? 1
      #expect(same <= allowed.most ?? .max)
    }
    #expect(Set(reader.elements.map(\.name)) == Set(list.keys), "all of the list is used")
  }

  @Test(arguments: JUnitDialect.allCases)
  func `the numbers of a suite are those of its cases`(dialect: JUnitDialect) throws {
    let reader = try MarkupReader(
      report(Self.files, Self.problems, as: .junit(Variants(), dialect))
    )
    let suites = reader.elements(named: "testsuite")
    #expect(suites.count == Self.files.count + Self.problems.count)
    for suite in suites { Self.expectCounts(of: suite, suite.children) }
    let cases = suites.flatMap(\.children)
    Self.expectCounts(of: try #require(reader.elements.first), cases)
  }

  @Test func `properties precede cases and have the file and lines of the attributes`() throws {
    let texts = JUnitDialect.allCases.map {
      report(Self.files, Self.problems, as: .junit(Variants(), $0))
    }
    let common = try MarkupReader(texts[0]).elements(named: "testsuite")
    let strict = try MarkupReader(texts[1]).elements(named: "testsuite")
    #expect(common.count == strict.count)
    for (common, strict) in zip(common, strict) where common.attributes["name"] != "belfry" {
      #expect(strict.children.first?.name == "properties")
      let properties = strict.children[0].children.map {
        ($0.attributes["name"] ?? "", $0.attributes["value"] ?? "")
      }
      let values = Dictionary(uniqueKeysWithValues: properties)
      for (number, element) in zip(1..., common.children) {
        #expect(element.attributes["file"] == values["file"])
        #expect(element.attributes["line"] == values["line.\(number)"])
      }
    }
  }

  @Test func `a failure has the type of what is wrong`() throws {
    let reader = try MarkupReader(report(Self.files, Self.problems, as: .junit(Variants())))
    let types = reader.elements.filter { ["failure", "error"].contains($0.name) }
      .reduce(into: [String: Set<String>]()) {
        $0[$1.name, default: []].insert($1.attributes["type"] ?? "")
      }
    #expect(types["failure"] == ["assumption", "expectation", "step", "surprise", "xfail"])
    #expect(types["error"] == ["mistake", "stopped", "unreadable"])
  }

  private static func expectCounts(
    of element: MarkupReader.Element,
    _ children: [MarkupReader.Element]
  ) {
    let cases = children.filter { $0.name == "testcase" }
    let counts = ["failure": "failures", "error": "errors", "skipped": "skipped"]
    #expect(element.attributes["tests"] == "\(cases.count)")
    for (child, attribute) in counts where element.attributes[attribute] != nil {
      let number = cases.count { $0.children.contains { $0.name == child } }
      #expect(element.attributes[attribute] == "\(number)")
    }
  }
}
