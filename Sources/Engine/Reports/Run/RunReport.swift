import PhoneDescription
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Renders a run for a person: a line for each file, the failures in full, and the summary; or only
/// a line for each failure.
///
/// It receives the events of a run while the run goes on, and keeps words and numbers only.
public struct RunReport: Sendable {
  /// The things that have a line of their own.
  public enum Lines: Sendable {
    /// Scenarios that did not end as they should.
    case failures
    /// Files, and the scenarios that need attention: those that did not pass, and those that rest
    /// on a dispute.
    case files
    /// All scenarios.
    case scenarios
  }

  let variants: Variants
  let palette: Palette
  private let lines: Lines
  /// A closure that returns the address that shows a failed scenario; nil if it has none.
  let link: (@Sendable (Scenario, [Source]) -> String?)?
  /// The text so far.
  private var written = ""
  /// The text if only one scenario is played, with every difference; nil if both texts are equal.
  private var writtenAlone: String?
  /// A Boolean value that indicates whether a part of the text was taken out.
  private var isBegun = false
  private var file = OpenFile()
  /// Indicates whether a failure was written last; a blank line separates the text after it.
  private var endsInDetails = false
  /// A Boolean value that indicates whether only a number of passed scenarios follows the last
  /// failure.
  private var isFailureLast = false
  var groupCount = 0
  /// The part of the scenarios that was played; nil for all.
  public var shard: RunScope.Shard?
  /// The number of commands of pages whose output was compared.
  public var commands = 0
  var differing: [VariantTable.Row] = []
  var endings: [Ending] = []
  var files = (all: 0, unread: 0)
  var failures = FailureList()
  /// The names of the facts that every script below their folder includes.
  var bases: Set<String> = []
  /// The reason why a part of the run was not played; nil if all was played.
  public var shortfall: String?

  /// The file whose scenarios are reported.
  private struct OpenFile {
    var name = ""
    /// Indicates whether its name is written.
    var isNamed = false
    /// Indicates whether a part of it has mistakes.
    var isUnread = false
    /// The number of its scenarios without a line.
    var silent = 0
  }

  /// Creates the report of a run that begins.
  ///
  /// - Parameters:
  ///   - variants: The versions and readings that are played.
  ///   - palette: The form of the text.
  ///   - lines: The things that have a line.
  ///   - link: Returns the address under which a scenario that failed can be looked at.
  public init(
    _ variants: Variants,
    _ palette: Palette,
    lines: Lines = .files,
    link: (@Sendable (Scenario, [Source]) -> String?)? = nil
  ) {
    self.variants = variants
    self.palette = palette
    self.lines = lines
    self.link = link
  }

  /// Creates the report of a run that has ended.
  public init(
    _ files: [FileResult],
    _ variants: Variants,
    _ palette: Palette,
    lines: Lines = .files
  ) {
    self.init(variants, palette, lines: lines)
    for scripts in files.byFile {
      open(scripts)
      for script in scripts {
        for group in OutcomeGroup.groups(of: script.outcomes) {
          add(group.outcomes, from: script.sources)
        }
      }
      close()
    }
  }

  /// Begins a file.
  ///
  /// - Parameter scripts: The scripts of the file; their outcomes are not looked at.
  public mutating func open(_ scripts: ArraySlice<FileResult>) {
    files.all += 1
    for script in scripts { bases.formUnion(script.bases) }
    file = OpenFile(name: scripts.first?.name.printable ?? "")
    file.isUnread = scripts.contains { !$0.mistakes.isEmpty }
    if file.isUnread { files.unread += 1 }
  }

  /// Reports a scenario of the file that is open.
  ///
  /// - Parameters:
  ///   - outcomes: The scenario's outcomes, in the order of the variants.
  ///   - sources: The text of its script, and behind it those that it includes.
  public mutating func add(_ outcomes: [Outcome], from sources: [Source]) {
    let group = OutcomeGroup(outcomes: outcomes)
    groupCount += 1
    if groupCount > 1 { writtenAlone = nil }
    endings += outcomes.map(Ending.init)
    let parts = group.parts
    if parts.count > 1 { differing.append(VariantTable.Row(outcomes)) }
    let isPassed = parts.count == 1 && outcomes.allSatisfy { $0.result.isPassed }
    if parts.count == 1, !isPassed { failures.add(outcomes[0].result, sources) }
    switch palette.errorFormat {
    case .short, .json: if !isPassed { written += problems(of: parts, from: sources) }
    case .long:
      let before = (endsInDetails ? "\n" : "") + heading
      if groupCount == 1, lines != .failures, let alone = text(ofAlone: group, from: sources) {
        writtenAlone = heading + alone
      }
      guard !isPassed || isShown(outcomes) else {
        file.silent += 1
        return
      }
      written += before + text(of: group, from: sources)
      file.isNamed = true
      endsInDetails = !isPassed
      isFailureLast = !isPassed
    }
  }

  /// Indicates whether a scenario that passed has a line.
  private func isShown(_ outcomes: [Outcome]) -> Bool {
    switch lines {
    case .failures: false
    case .files: outcomes.contains { $0.result.end != .passed || !$0.dependencies.isEmpty }
    case .scenarios: true
    }
  }

  /// The name of the open file, until it is written.
  private var heading: String { file.isNamed ? "" : palette.strong(file.name) + "\n" }

  /// Ends the file that is open: the scenarios without a line are counted.
  public mutating func close() {
    defer { file = OpenFile() }
    guard palette.errorFormat == .long, lines == .files, file.silent > 0 else { return }
    let count = file.silent == 1 ? "1 scenario" : "\(file.silent) scenarios"
    let gap = endsInDetails ? "\n" : ""
    // Below a failure, the next file has a line of space, too.
    endsInDetails = endsInDetails && file.isNamed
    isFailureLast = isFailureLast && file.isNamed
    if file.isNamed {
      let others = plural(file.silent, "other scenario")
      written += gap + palette.faint("        \(others) passed") + "\n"
    } else if file.isUnread {
      written +=
        "\(gap)\(palette.bad("part"))  \(palette.strong(file.name))  "
        + palette.faint("\(count) passed, the rest has mistakes") + "\n"
    } else {
      written += "\(gap)\(palette.good("ok"))    \(file.name)  \(palette.faint(count))\n"
    }
  }

  /// Returns the part of the text that no longer changes, and removes it.
  public mutating func take() -> String {
    guard writtenAlone == nil else { return "" }
    defer { written = "" }
    isBegun = isBegun || !written.isEmpty
    return written
  }

  /// The report without the parts that were taken out.
  public var text: String {
    let lines = writtenAlone ?? written
    switch palette.errorFormat {
    case .long:
      let table = VariantTable(rows: differing, variants: variants).text(palette, most: 12)
      let text = lines + table + failureList + summary
      // A quiet run without a failure is its summary.
      return self.lines == .failures && !isBegun ? String(text.drop { $0 == "\n" }) : text
    case .short: return lines + summary.drop { $0 == "\n" }
    case .json: return lines + summaryLine(of: summary)
    }
  }

  /// The list of the scenarios that failed; empty if the only failure was written last.
  private var failureList: String {
    failures.count == 1 && isFailureLast ? "" : failures.text(palette)
  }
}
