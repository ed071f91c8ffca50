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

  func text(_ files: [FileResult], _ variants: Variants) -> String {
    switch self {
    case .json: jsonReport(files, variants)
    case .junit: junitReport(files, variants)
    case .tap: tapReport(files, variants)
    }
  }
}

/// The reports that a command line asks for, each with its file.
struct WantedReports {
  private var paths: [(format: ReportFormat, path: String)] = []

  init(_ arguments: Arguments) throws(UsageError) {
    for format in ReportFormat.allCases {
      guard let path = arguments.value(format.flag.name) else { continue }
      if let other = paths.first(where: { $0.path == path })?.format {
        let where_ = path == "-" ? "standard output" : "'\(path)'"
        throw UsageError("\(other.flag.name) and \(format.flag.name) both write to \(where_)")
      }
      paths.append((format, path))
    }
    if usesStandardOutput, arguments.has("--github") {
      throw UsageError("--github writes to standard output; a report needs a file beside it")
    }
  }

  /// Whether there is any.
  var isWanted: Bool { !paths.isEmpty }

  /// Whether one of them goes to standard output, which it then has for itself.
  var usesStandardOutput: Bool { paths.contains { $0.path == "-" } }

  /// Writes them all, but never over a script that was played.
  func write(
    _ files: [FileResult],
    _ variants: Variants,
    _ console: inout Console
  ) throws(UsageError) {
    for (format, path) in paths {
      let text = format.text(files, variants)
      guard path != "-" else {
        console.print(text)
        continue
      }
      if let reason = Console.write(text, toFile: path) {
        throw UsageError("the report '\(path)' cannot be written: \(reason)")
      }
    }
  }

  /// Refuses to write over what was read.
  func check(_ files: [FileResult]) throws(UsageError) {
    for (_, path) in paths where files.contains(where: { $0.sources.map(\.name).contains(path) }) {
      throw UsageError("the report would overwrite the script '\(path)'")
    }
  }
}
