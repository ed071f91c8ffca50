import PhoneDescription
import Scenarios

/// The XML that CI systems read as JUnit's.
///
/// A file is a suite; a scenario or a row of a table is a case. An outcome that was not expected is
/// a failure; a script that cannot be read, or played to its end, is an error. No case has a
/// duration, because virtual time is not the machine's. Suites begin with the numbers of their
/// cases, so the report begins only when all numbers are known.
struct JUnitReport: CaseForm {
  private let variants: Variants
  private let dialect: JUnitDialect
  private var suites: [Suite] = []
  /// The bytes that were kept aside.
  private var length = 0
  private var shard: RunScope.Shard?

  init(_ variants: Variants, _ dialect: JUnitDialect = .common) {
    self.variants = variants
    self.dialect = dialect
  }

  var opening: String? { nil }

  mutating func open(_ scripts: ArraySlice<FileResult>) -> String {
    begin(scripts.first?.name)
    var text = ""
    for case let mistakes? in scripts.map({ ReportCase(mistakesOf: $0) }) { text += add(mistakes) }
    return text
  }

  mutating func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    write(add(ReportCase(outcome.result, from: sources, variants)))
  }

  mutating func close() -> String { "" }

  mutating func add(_ problem: RunProblem) -> String {
    begin(problem.path)
    return add(ReportCase(problem))
  }

  mutating func note(_ scope: RunScope) { shard = scope.shard }

  func closing() -> [ReportPiece] {
    let part = shard.map { "<!-- \($0.text) -->\n" } ?? ""
    let all = suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
    // The schema of Jenkins's plugin has no number of skipped cases here.
    let numbers = dialect == .strict ? all.textWithoutSkipped : all.text
    let beginning = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(dialect.description) -->
      \(part)<testsuites name="belfry"\(numbers)>

      """
    return [.text(beginning)] + suites.flatMap { $0.pieces(dialect) } + [.text("</testsuites>\n")]
  }

  mutating func begin(_ file: String?) {
    suites.append(Suite(file: file, start: length, end: length))
  }

  mutating func add(_ report: ReportCase) -> String {
    let text = element(report, dialect)
    length += text.utf8.count
    suites[suites.count - 1].counts.add(report.verdict)
    suites[suites.count - 1].end = length
    if dialect == .strict { suites[suites.count - 1].lines.append(report.line) }
    return text
  }
}

/// A suite whose cases are kept aside.
private struct Suite {
  var file: String?
  var counts = JUnitCounts()
  /// The place where each case begins, if the dialect cannot name it at the case.
  var lines: [Int?] = []
  var start: Int
  var end: Int

  func pieces(_ dialect: JUnitDialect) -> [ReportPiece] {
    var head = "  <testsuite name=\"\((file ?? "belfry").xmlName)\"\(counts.text)>\n"
    if dialect == .strict, let file {
      head += "    <properties>\n" + property("file", file.xmlName)
      for case (let number, let line?) in zip(1..., lines) {
        head += property("line.\(number)", "\(line)")
      }
      head += "    </properties>\n"
    }
    return [.text(head), .body(start..<end), .text("  </testsuite>\n")]
  }

  private func property(_ name: String, _ value: String) -> String {
    "      <property name=\"\(name)\" value=\"\(value)\"/>\n"
  }
}

/// The numbers that a suite begins with.
private struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func add(_ verdict: ReportCase.Verdict) {
    tests += 1
    switch verdict {
    case .passed: return
    case .skipped, .failedAsExpected: skipped += 1
    case .failed: failures += 1
    case .broken: errors += 1
    }
  }

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  var text: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
      + " time=\"0\""
  }

  var textWithoutSkipped: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\""
  }
}

private func element(_ report: ReportCase, _ dialect: JUnitDialect) -> String {
  // A build server knows a case by both: with an id neither the title nor the path is in them.
  let group = (report.id == nil ? report.file : nil) ?? "belfry"
  let name = report.id ?? report.name
  var start = "    <testcase classname=\"\(group.xmlName)\" name=\"\(name.xmlName)\""
  if dialect == .common {
    if let file = report.file { start += " file=\"\(file.xmlName)\"" }
    if let line = report.line { start += " line=\"\(line)\"" }
  }
  start += " time=\"0\""
  var content: String
  switch report.verdict {
  case .passed: content = ""
  case .skipped(let reason): content = "      <skipped message=\"\(reason.xmlName)\"/>\n"
  case .failedAsExpected(let reason):
    content = "      <skipped message=\"\("fails as expected: \(reason)".xmlName)\"/>\n"
  case .failed(let problems): content = element("failure", problems)
  case .broken(let problems): content = element("error", problems)
  }
  if report.id != nil {
    content += "      <system-out>\(report.name.spelledOut().xml)</system-out>\n"
  }
  return content.isEmpty ? start + "/>\n" : start + ">\n" + content + "    </testcase>\n"
}

/// Returns one element for all problems of a case, because readers know one element for each case.
private func element(_ name: String, _ problems: [ReportCase.Problem]) -> String {
  let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
  let message = (problems.first?.message ?? "") + more
  let type = (problems.first?.kind ?? .expectation).rawValue
  let text = problems.map { $0.text }.joined(separator: "\n").printable(keeping: ["\n", "\t"])
  return "      <\(name) message=\"\(message.printable.xml)\" type=\"\(type)\">\(text.xml)"
    + "</\(name)>\n"
}

extension String {
  /// A name as the value of an attribute.
  ///
  /// Line feeds and tabs are written as their numbers, because a reader replaces them by spaces.
  fileprivate var xmlName: String { spelledOut().xml }

  /// The text with what is markup in XML, in attributes of any form, written as its name.
  fileprivate var xml: String { respelled { $0 == "'" ? "&apos;" : $0.nameInXML } }
}
