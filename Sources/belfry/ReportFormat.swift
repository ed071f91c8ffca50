import Reports
import Scenarios

/// A form in which a run is written for other programs.
enum ReportFormat: String, CaseIterable {
  case json, junit, tap

  /// The flag that asks for it.
  var flag: Command.Flag {
    switch self {
    case .json: .init("--report-json", "FILE", "write the results as JSON; - for standard output")
    case .junit: .init("--report-junit", "FILE", "write them as JUnit's XML, which most CI reads")
    case .tap: .init("--report-tap", "FILE", "write them as TAP, version 14")
    }
  }

  /// A name that people give such a file.
  var usualName: String {
    switch self {
    case .json: "results.json"
    case .junit: "results.xml"
    case .tap: "results.tap"
    }
  }

  func writer(_ variants: Variants, _ choices: ReportChoices) -> ReportWriter {
    switch self {
    case .json: .json(variants, journals: choices.journals)
    case .junit: .junit(variants, choices.dialect)
    case .tap: .tap(variants)
    }
  }
}

/// What a command line says of the contents of reports.
struct ReportChoices {
  /// The flags it is made of.
  static let flags: [Command.Flag] = [
    .init("--no-journals", nil, "leave the journals of scenarios that pass out of the JSON"),
    .init(
      "--junit",
      "DIALECT",
      "common has file and line at each case; strict is for Jenkins and Surefire"
    ),
  ]

  var journals: Journals = .all
  var dialect: JUnitDialect = .common

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    let dialects = JUnitDialect.allCases.map(\.rawValue)
    if let path = arguments.value("--junit"), path.contains(".") {
      throw UsageError("--junit names the dialect, common or strict; write --report-junit \(path)")
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
