import PhoneDescription
import Platform
import Reports
import Scenarios

/// A form in which a run is written for other programs.
struct ReportFormat: Sendable {
  /// The flag that asks for it.
  let flag: String
  /// The text of help.
  let summary: String
  /// A name that people give such a file.
  let usualName: String
  let writer: @Sendable (Variants, ReportChoices) -> ReportWriter

  /// Every format, in the order of the help.
  static let all = [html, json, junit, tap]

  static let html = ReportFormat(
    flag: "--report-html",
    summary: "write the results as a page, with pictures of failures",
    usualName: "results.html"
  ) { .page($0, linking: $1.links) }

  static let json = ReportFormat(
    flag: "--report-json",
    summary: "write the results as JSON; - for standard output",
    usualName: "results.json"
  ) { .json($0, journals: $1.journals) }

  static let junit = ReportFormat(
    flag: "--report-junit",
    summary: "write the results as JUnit XML",
    usualName: "results.xml"
  ) { .junit($0, $1.dialect) }

  static let tap = ReportFormat(
    flag: "--report-tap",
    summary: "write the results as TAP, version 14",
    usualName: "results.tap"
  ) { variants, _ in .tap(variants) }
}

extension ReportFormat: Equatable {
  static func == (left: ReportFormat, right: ReportFormat) -> Bool { left.flag == right.flag }
}

/// The choices of a command line about the contents of reports.
struct ReportChoices {
  var journals: Journals = .all
  var dialect: JUnitDialect = .common
  /// The addresses of the lines of scripts; nil for reports without them.
  var links: SourceLinks?
}

/// The reports that a command line of `belfry run` asks for.
struct ReportOptions {
  /// The reports with their paths, those that Bazel asks for, too.
  let paths: [(format: ReportFormat, path: String)]
  /// The formats that flags ask for.
  let formats: [ReportFormat]
  let choices: ReportChoices

  /// The paths of the reports that are files.
  var files: [String] { paths.map { $0.path }.filter { $0 != "-" } }

  /// Reads the flags.
  ///
  /// - Parameter isListing: A Boolean value that indicates whether nothing is played.
  init(_ flags: inout FlagReader, isListing: Bool) {
    let given = flags.reports(ReportFormat.all)
    formats = given.map { $0.format }
    let bazel = isListing ? nil : Bazel.current
    paths =
      bazel == nil
      ? given
      : ReportFormat.all.compactMap { format in
        let path = given.first { $0.format == format }?.path ?? bazel?.path(of: format)
        return path.map { (format, $0) }
      }
    let before = flags.mistakes
    let omitsJournals = flags.has(
      "--no-journals",
      "omit the journals of passed scenarios from the JSON",
      isCommon: false
    )
    if omitsJournals { flags.need(.json, for: "--no-journals", among: given) }
    let template = flags.value(
      "--link-source",
      "URL",
      "link the lines in the page to a repository, by a URL with {path} and {line}",
      as: .sourceTemplate,
      isCommon: false
    )
    if template != nil { flags.need(.html, for: "--link-source", among: given) }
    let dialect = flags.dialect(
      "common adds file and line to each case; strict is for Jenkins and Surefire",
      isCommon: false,
      among: given
    )
    var choices = ReportChoices()
    if flags.mistakes == before {
      choices.journals = omitsJournals ? .exceptPassed : .all
      choices.dialect = dialect ?? .common
      choices.links = template.map { SourceLinks($0, in: .ofCurrentFolder) }
    }
    self.choices = choices
  }
}

extension FlagType<SourceTemplate> {
  /// The form of addresses in a repository.
  fileprivate static var sourceTemplate: Self {
    Self { word, flag throws(UsageError) in
      do throws(SourceTemplate.Refusal) {
        return try SourceTemplate(word)
      } catch {
        throw UsageError("\(flag) \(error.reason)")
      }
    }
  }
}

extension Workspace {
  /// The current folder, in which paths begin.
  fileprivate static var ofCurrentFolder: Workspace {
    let folder = RealPath(".").text
    return Workspace(folder, from: folder)
  }
}

extension FlagReader {
  /// Reads the paths of reports.
  mutating func reports(_ formats: [ReportFormat]) -> [(format: ReportFormat, path: String)] {
    var paths: [(format: ReportFormat, path: String)] = []
    for format in formats {
      if let path = value(format.flag, "FILE", format.summary, as: .path(.result)) {
        paths.append((format, path))
      }
    }
    return paths
  }

  /// Reads the dialect of JUnit XML.
  mutating func dialect(
    _ summary: @autoclosure () -> String,
    isCommon: Bool = true,
    among paths: [(format: ReportFormat, path: String)]
  ) -> JUnitDialect? {
    let dialect = value(
      "--junit",
      "DIALECT",
      summary(),
      as: FlagType { word, flag throws(UsageError) in
        if word.contains(".") {
          let words = ShellCommand(ReportFormat.junit.flag, word).text
          throw UsageError("\(flag) names the dialect, common or strict; write \(words)")
        }
        return try FlagType<JUnitDialect>.word.read(word, flag)
      },
      isCommon: isCommon
    )
    if dialect != nil { need(.junit, for: "--junit", among: paths) }
    return dialect
  }

  /// Refuses a flag that changes a report if no flag asks for that report.
  fileprivate mutating func need(
    _ format: ReportFormat,
    for flag: String,
    among paths: [(format: ReportFormat, path: String)]
  ) {
    if !paths.contains(where: { $0.format == format }) {
      refuse(UsageError("\(flag) is for a report; add \(format.flag) FILE"))
    }
  }
}
