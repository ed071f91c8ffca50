import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualTime

// What a run comes to.
extension RunReport {
  /// The summary of the run: two lines, and one more if a part of the run was not played.
  public var summary: String {
    let counts = EndCounts(endings)
    var parts = ["\(counts.passed) passed"]
    if counts.failed > 0 { parts.append(palette.bad("\(counts.failed) failed")) }
    if counts.stopped > 0 { parts.append(palette.bad("\(counts.stopped) stopped")) }
    if counts.xfailed > 0 { parts.append("\(counts.xfailed) failed as expected") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    let unread = palette.bad("\(files.unread) of \(files.all) files not read")
    // Numbers of nothing would look like a result.
    guard !endings.isEmpty else {
      if let shard { return "\n\(shard.text)\n" + (files.unread > 0 ? "\(unread)\n" : "") }
      if commands > 0 { return "\n\(plural(commands, "command")) of pages compared\n" }
      return "\n\(NothingTested.opening)" + (files.unread > 0 ? ": \(unread)" : "") + "\n"
        + shortfallLine
    }
    if files.unread > 0 { parts.append(unread) }
    let part = shard.map { "\($0.text)\n" } ?? ""
    guard variants.isSingle else { return "\n" + part + manySummary(parts) }
    let count = endings.count == 1 ? "1 scenario" : "\(endings.count) scenarios"
    let shared = bases.isEmpty ? "" : "; with " + bases.sorted().joined(separator: ", ")
    let last = palette.faint(ReadingLine(endings, variants).text + shared + zoneRemark)
    return "\n\(part)\(count): \(parts.joined(by: ", "))\n\(shortfallLine)\(last)\n"
  }

  private var shortfallLine: String { shortfall.map { palette.bad($0) + "\n" } ?? "" }

  /// The release of the time zones, if it is not the one that is compiled in.
  private var zoneRemark: String {
    guard let folder = variants.zones.folder else { return "" }
    return "; time zones \(variants.zones.release) of \(folder.printable)"
  }

  /// The summary of runs under several variants.
  private func manySummary(_ parts: [String]) -> String {
    let count = groupCount == 1 ? "1 scenario" : "\(groupCount) scenarios"
    let differ =
      differing.isEmpty
      ? "none differs"
      : palette.bad("\(differing.count) \(differing.count == 1 ? "differs" : "differ")")
    return "\(count) under \(variants.description): \(differ)\n"
      + "\(endings.count) runs: \(parts.joined(separator: ", "))\n" + shortfallLine
  }
}
