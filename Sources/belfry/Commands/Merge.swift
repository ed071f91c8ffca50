import PhoneDescription
import Reports
import Scenarios

/// Joins the reports of shards and judges the whole run.
enum Merge {
  static let command = Command(
    name: "merge",
    group: .lookFurther,
    operands: "REPORT.json …",
    summary: "join the reports of shards and judge the whole run",
    discussion: """
      Each REPORT.json is what run --report-json, or perturb --format json, wrote in one of the N
      runs with --shard K/N. The status is that of a run of all scenarios. It is 1, too, if a shard
      or a scenario is missing or there twice, or if the shards differ in their scripts, flags, time
      zones or release of Belfry, and 2 if a report cannot be read.

      JSON, JUnit and TAP can be written from the reports alone, and are those of a run on one
      machine; from the reports of perturb, JSON. A page cannot: write --report-html in each shard.
      """,
    flags: formats.map(\.flag) + [
      .init("--junit", "DIALECT", "common or strict, as in belfry run"), Command.color,
    ],
    run: run
  )

  /// The formats that can be made from JSON.
  private static let formats = RunMerge.formats

  /// The most bytes of a report.
  private static let most = 1 << 30

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("merge needs the reports of the shards; write belfry merge shard-*.json")
    }
    let palette = try arguments.palette()
    let choices = try ReportChoices(arguments)
    let sinks = try sinks(arguments)
    var known: Set<FileIdentity> = []
    var reports: [RecordedReport] = []
    for operand in arguments.operands { reports.append(try recordedReport(operand, &known)) }
    let merge: any JoinedShards
    do throws(IncludeRefusal) {
      merge = try MergedReport(reports).shards
    } catch {
      throw UsageError("\(error.message); \(error.help)")
    }
    let formats = type(of: merge).formats.map(\.flag.name)
    for name in sinks.map(\.format.flag.name) where !formats.contains(name) {
      throw UsageError("the lives around scenarios have no \(name); write \(formats[0])")
    }
    let text = merge.text(palette)
    if sinks.contains(where: { $0.sink.isStandardOutput }) {
      console.printError(text)
    } else {
      console.print(text)
    }
    for message in merge.messages { console.printError("belfry: \(message.printable)\n") }
    var status = merge.status
    for (format, sink) in sinks {
      do throws(SystemFailure) {
        sink.write(merge.report(as: format, choices.dialect))
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
        bytes = try Stream.standardInput(most: most, for: "a report")
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
    _ arguments: Arguments
  ) throws(UsageError) -> [(format: ReportFormat, sink: ReportSink)] {
    var sinks: [(format: ReportFormat, sink: ReportSink)] = []
    for format in formats {
      guard let path = arguments.value(format.flag.name) else { continue }
      let sink: ReportSink
      do throws(SystemFailure) {
        sink = try ReportSink(path, named: format.flag.name)
      } catch {
        throw UsageError("the report '\(path)' cannot be written: \(error.message)", path: path)
      }
      if let other = sinks.first(where: { $0.sink.isSame(as: sink) })?.format {
        throw UsageError("\(other.flag.name) and \(format.flag.name) both write to '\(path)'")
      }
      sinks.append((format, sink))
    }
    return sinks
  }
}
