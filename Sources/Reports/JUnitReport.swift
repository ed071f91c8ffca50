/// Renders a run as the XML that CI systems read as JUnit's.
///
/// A file is a suite, a scenario or a row of a table a case with its file and line. What was not as
/// expected is a failure; what could not be read, or not be played to its end, an error. Virtual
/// time is not the machine's: no case says that it took any.
public func junitReport(_ files: [FileResult], _ variants: Variants) -> String {
  let suites = files.byFile.map { scripts in
    (file: scripts.first!, cases: scripts.flatMap { ReportCase.all(of: $0, variants) })
  }
  let all = JUnitCounts(suites.flatMap(\.cases))
  var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"belfry\"\(all.text)>\n"
  for (file, cases) in suites {
    xml += "  <testsuite name=\"\(file.name.xml)\"\(JUnitCounts(cases).text)>\n"
    xml += cases.map(element).joined()
    xml += "  </testsuite>\n"
  }
  return xml + "</testsuites>\n"
}

/// The numbers that a suite begins with.
private struct JUnitCounts {
  var failures = 0
  var errors = 0
  var skipped = 0
  var tests: Int

  init(_ cases: [ReportCase]) {
    tests = cases.count
    for report in cases {
      switch report.verdict {
      case .passed: continue
      case .skipped, .failedAsExpected: skipped += 1
      case .failed: failures += 1
      case .broken: errors += 1
      }
    }
  }

  var text: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
      + " time=\"0\""
  }
}

private func element(_ report: ReportCase) -> String {
  let start =
    "    <testcase classname=\"\(report.file.xml)\" name=\"\(report.name.xml)\""
    + " file=\"\(report.file.xml)\" line=\"\(report.line)\" time=\"0\""
  let content: String
  switch report.verdict {
  case .passed: return start + "/>\n"
  case .skipped(let reason): content = "      <skipped message=\"\(reason.xml)\"/>\n"
  case .failedAsExpected(let reason):
    content = "      <skipped message=\"\("fails as expected: \(reason)".xml)\"/>\n"
  case .failed(let problems): content = element("failure", problems)
  case .broken(let problems): content = element("error", problems)
  }
  return start + ">\n" + content + "    </testcase>\n"
}

/// Readers know one element a case: it holds all that is wrong.
private func element(_ name: String, _ problems: [ReportCase.Problem]) -> String {
  let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
  let message = (problems.first?.message ?? "") + more
  let text = problems.map(\.text).joined(separator: "\n")
  return "      <\(name) message=\"\(message.xml)\">\(text.xml)</\(name)>\n"
}

extension String {
  /// The text as it stands in XML; what XML knows no way to write is written as its number.
  fileprivate var xml: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "\n"
      case "\t": result += "\t"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16))}"
      case _ where scalar.isControl: result += String(scalar).printable
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
