import PhoneDescription
import Platform
import Reports
import Scenarios

/// Joins the reports of shards and judges the whole run.
enum Merge: Subcommand {
  static let name = "merge"
  static let group = Command.Group.lookFurther
  static let operands = "REPORT.json …"
  static let summary = "join the reports of shards and judge the whole run"

  static var discussion: String {
    """
    Each REPORT.json is what run --report-json, or perturb --format json, wrote in one of the N
    runs with --shard K/N. The status is that of a run of all scenarios. It is 1, too, if a shard
    or a scenario is missing or there twice, or if the shards differ in their scripts, flags, time
    zones or release of Belfry, and 2 if a report cannot be read.

    JSON, JUnit and TAP can be written from the reports alone, and are those of a run on one
    machine; from the reports of perturb, JSON. A page cannot: write --report-html in each shard.
    """
  }

  /// The most bytes of a report.
  private static let most = 1 << 30

  static func run(
    _ options: MergeOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let sinks = try sinks(options)
    var known: Set<FileIdentity> = []
    var reports: [RecordedReport] = []
    for (number, operand) in options.operands.enumerated() {
      console.showProgress("report \(number + 1) of \(options.operands.count) · \(operand)")
      reports.append(try recordedReport(operand, &known))
    }
    let merge: MergedReport
    do throws(IncludeRefusal) {
      merge = try MergedReport(reports)
    } catch {
      throw UsageError("\(error.message); \(error.help)")
    }
    let formats = merge.formats.map { $0.flag }
    for name in sinks.map({ $0.format.flag }) where !formats.contains(name) {
      throw UsageError("the lives around scenarios have no \(name); write \(formats[0])")
    }
    let text = merge.text(options.palette)
    if sinks.contains(where: { $0.sink.isStandardOutput }) {
      console.printError(text)
    } else {
      console.print(text)
    }
    for message in merge.messages { console.printError("belfry: \(message.printable)\n") }
    var status = merge.status
    for (format, sink) in sinks {
      do throws(SystemFailure) {
        sink.write(merge.report(as: format, options.dialect))
        try sink.commit()
      } catch {
        let message = "the report '\(sink.path)' cannot be written: \(error.message)"
        console.printError("belfry: \(message.printable)\n")
        status = status.or(.usage)
      }
    }
    return status
  }

  private static func recordedReport(
    _ path: String,
    _ known: inout Set<FileIdentity>
  ) throws(UsageError) -> RecordedReport {
    let bytes: [UInt8]
    var isKnown = false
    do throws(SystemFailure) {
      if path == "-" {
        bytes = try Stream.standardInput(named: Source.standardInput, most: most, for: "a report")
      } else {
        let (all, identity) = try Stream.bytes(at: path, most: most, .operand, for: "a report")
        isKnown = !known.insert(identity).inserted
        bytes = all
      }
    } catch {
      let subject = path == "-" ? Source.standardInput : "'\(path)'"
      throw UsageError("\(subject) cannot be read: \(error.message)", path: path)
    }
    guard !isKnown else {
      throw UsageError("'\(path)' is given twice; write each report once", path: path)
    }
    do throws(IncludeRefusal) {
      let name = path == "-" ? Source.standardInput : path
      return try RecordedReport(json: bytes, named: name, release: Version.text)
    } catch {
      throw UsageError("\(error.message); \(error.help)", path: path)
    }
  }

  private static func sinks(
    _ options: MergeOptions
  ) throws(UsageError) -> [(format: ReportFormat, sink: ReportSink)] {
    var sinks: [(format: ReportFormat, sink: ReportSink)] = []
    for (format, path) in options.paths {
      let sink: ReportSink
      do throws(SystemFailure) {
        sink = try ReportSink(path, named: format.flag)
      } catch {
        throw UsageError("the report '\(path)' cannot be written: \(error.message)", path: path)
      }
      if let other = sinks.first(where: { $0.sink.isSame(as: sink) })?.format {
        throw UsageError("\(other.flag) and \(format.flag) both write to '\(path)'")
      }
      sinks.append((format, sink))
    }
    return sinks
  }
}
