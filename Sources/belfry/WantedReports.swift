import PhoneDescription
import Reports
import Scenarios

/// The reports that a command line asks for, each with its file.
struct WantedReports {
  private let paths: [(format: ReportFormat, path: String)]
  private let choices: ReportChoices
  private var sinks: [(format: ReportFormat, sink: ReportSink)] = []
  /// The contents of each report.
  private var kept: [KeptReport] = []
  /// The reason why some of them cannot be written.
  private var failures: [String] = []

  init(_ arguments: Arguments) throws(UsageError) {
    // A report has to tell of a mistake in these flags too, so the run finds it.
    choices = (try? ReportChoices(arguments)) ?? ReportChoices()
    paths = ReportFormat.all.compactMap { format in
      let path = arguments.value(format.flag.name)
      let bazel = arguments.has("--list") ? nil : Bazel.current
      return (path ?? bazel?.path(of: format)).map { (format, $0) }
    }
    for (format, path) in paths {
      guard let ending = Self.scriptEndings.first(where: path.hasSuffix) else { continue }
      throw UsageError(
        "\(format.flag.name) would write a report to '\(path)', and \(ending) is the ending of a "
          + "script; write a name such as \(format.usualName)"
      )
    }
  }

  /// The endings of what a report never takes the place of.
  static let scriptEndings = [".scenario", ".facts", ".apns", ".md"]

  /// A Boolean value that indicates whether a report is wanted.
  var isWanted: Bool { !paths.isEmpty }

  /// The paths of the reports that are files.
  var files: [String] { paths.map(\.path).filter { $0 != "-" } }

  /// A Boolean value that indicates whether a report has standard output for itself.
  var usesStandardOutput: Bool { sinks.contains { $0.sink.isStandardOutput } }

  /// Prepares them all before anything is played.
  ///
  /// One that cannot be written is reported by `finish`: it keeps nothing from being played.
  mutating func open(_ arguments: Arguments) throws(UsageError) {
    for (format, path) in paths {
      switch Result(catching: { () throws(SystemFailure) in
        try ReportSink(path, named: format.flag.name)
      }) {
      case .success(let sink):
        if let other = sinks.first(where: { $0.sink.isSame(as: sink) })?.format {
          let place = sink.isStandardOutput ? "standard output" : "'\(path)'"
          throw UsageError("\(other.flag.name) and \(format.flag.name) both write to \(place)")
        }
        sinks.append((format, sink))
      case .failure(let failure): fail(path, failure)
      }
    }
    if usesStandardOutput, arguments.has("--github") {
      throw UsageError("--github writes to standard output; a report needs a file beside it")
    }
  }

  /// Begins them all.
  mutating func begin(_ variants: Variants) {
    kept = sinks.map { KeptReport($0.format.writer(variants, choices)) }
  }

  /// Does something with each of them.
  mutating func each(_ tell: (inout KeptReport) -> Void) {
    for index in kept.indices { tell(&kept[index]) }
  }

  /// A Boolean value that indicates whether a report takes the place of a file that is there.
  var isReplacing: Bool { sinks.contains { $0.sink.isReplacing } }

  /// Writes them all, but never over what was read.
  mutating func write() {
    for ((_, sink), report) in zip(sinks, kept) {
      do throws(SystemFailure) {
        try report.read { sink.write($0) }
        try sink.commit()
      } catch {
        fail(sink.path, error)
      }
    }
  }

  /// Says which of them could not be written.
  func finish(_ console: inout Console) -> ExitStatus {
    for failure in failures { console.printError("belfry: \(failure.printable)\n") }
    return failures.isEmpty ? .passed : .usage
  }

  private mutating func fail(_ path: String, _ failure: SystemFailure) {
    let name = path == "-" ? "standard output" : "the report '\(path)'"
    failures.append("\(name) cannot be written: \(failure.message)")
  }
}
