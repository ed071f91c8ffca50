import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualTime

// What a run comes to.
extension RunReport {
  /// The summary of the run: the counts, and what else a person has to know.
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
    let last = (ReadingLine(endings).sentences + surroundings).map { palette.faint($0) + "\n" }
    return "\n\(part)\(count): \(parts.joined(by: ", "))\n\(shortfallLine)\(last.joined(by: ""))"
  }

  private var shortfallLine: String { shortfall.map { palette.bad($0) + "\n" } ?? "" }

  /// The files outside the scripts that the outcomes depend on: shared facts, and time zones that
  /// are not compiled in.
  private var surroundings: [String] {
    let facts = bases.isEmpty ? [] : ["with the facts of " + bases.sorted().joined(separator: ", ")]
    let zones = variants.zones.folder.map {
      "with time zones \(variants.zones.release) of \($0.printable)"
    }
    return facts + (zones.map { [$0] } ?? [])
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
