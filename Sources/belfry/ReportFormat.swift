import PhoneDescription
import Reports
import Scenarios

/// A form in which a run is written for other programs.
struct ReportFormat: Sendable {
  /// The flag that asks for it.
  let flag: Command.Flag
  /// A name that people give such a file.
  let usualName: String
  let writer: @Sendable (Variants, ReportChoices) -> ReportWriter

  /// Every format, in the order of the help.
  static let all = [html, json, junit, tap]

  static let html = ReportFormat(
    flag: .init(
      "--report-html",
      "FILE",
      "write the results as a page, with pictures of failures",
      path: .result
    ),
    usualName: "results.html"
  ) { variants, _ in .page(variants) }

  static let json = ReportFormat(
    flag: .init(
      "--report-json",
      "FILE",
      "write the results as JSON; - for standard output",
      path: .result
    ),
    usualName: "results.json"
  ) { .json($0, journals: $1.journals) }

  static let junit = ReportFormat(
    flag: .init("--report-junit", "FILE", "write the results as JUnit XML", path: .result),
    usualName: "results.xml"
  ) { .junit($0, $1.dialect) }

  static let tap = ReportFormat(
    flag: .init("--report-tap", "FILE", "write the results as TAP, version 14", path: .result),
    usualName: "results.tap"
  ) { variants, _ in .tap(variants) }
}

/// The choices of a command line about the contents of reports.
struct ReportChoices {
  /// The flags it is made of.
  static let flags: [Command.Flag] = [
    .init(
      "--no-journals",
      nil,
      "omit the journals of passed scenarios from the JSON",
      isCommon: false
    ),
    .init(
      "--junit",
      "DIALECT",
      "common adds file and line to each case; strict is for Jenkins and Surefire",
      isCommon: false
    ),
  ]

  var journals: Journals = .all
  var dialect: JUnitDialect = .common

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    let dialects = JUnitDialect.allCases.map(\.rawValue)
    if let path = arguments.value("--junit"), path.contains(".") {
      let words = ShellCommand("--report-junit", path).text
      throw UsageError("--junit names the dialect, common or strict; write \(words)")
    }
    if let name = try arguments.choice("--junit", among: dialects) {
      dialect = JUnitDialect(rawValue: name) ?? .common
    }
    if arguments.has("--no-journals") { journals = .exceptPassed }
    for (flag, format) in [("--junit", ReportFormat.junit), ("--no-journals", .json)]
    where arguments.has(flag) && !arguments.has(format.flag.name) {
      throw UsageError("\(flag) is for a report; add \(format.flag.name) FILE")
    }
  }
}
