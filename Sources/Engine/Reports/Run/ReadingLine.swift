import PhoneDescription
import Scenarios
import SystemPolicy

/// The last lines of a report: the outcomes that another reading changes or that depend on a
/// dispute, and how to see them.
///
/// They are empty if there are none.
struct ReadingLine {
  let endings: [Ending]

  init(_ endings: [Ending]) {
    self.endings = endings
  }

  /// The sentences, one a line.
  ///
  /// They are empty only if every dispute that an outcome depends on was replayed and changed
  /// nothing.
  var sentences: [String] { [differing, resting, uncompared].compactMap { $0 } }

  /// The sentence on outcomes that differ under another reading, with the flag that compares them.
  private var differing: String? {
    let count = endings.count { !$0.differsUnder.isEmpty }
    guard count > 0 else { return nil }
    let all = Reading.allCases.map { $0.rawValue }.joined(separator: ",")
    let flag = "`\(ShellCommand("--reading", all).text)`"
    return "\(plural(count, "outcome differs", "outcomes differ")) under another reading; "
      + "add \(flag) to compare \(count == 1 ? "it" : "them")"
  }

  /// The sentence on the other outcomes that depend on a dispute.
  private var resting: String? {
    let others = endings.filter { $0.differsUnder.isEmpty && !$0.disputes.isEmpty }
    guard !others.isEmpty else { return nil }
    let more = others.count < endings.count { !$0.disputes.isEmpty } ? "more " : ""
    let disputes = Set(others.flatMap { $0.disputes })
    let count = plural(others.count, "\(more)outcome depends", "\(more)outcomes depend")
    guard disputes.count > 1, let first = others[0].disputes.first else {
      let name = disputes.first ?? ""
      let explain = ShellCommand.belfry("explain", name).text
      return "\(count) on the dispute \(name); `\(explain)` lists its answers"
    }
    let explain = ShellCommand.belfry("explain", first).text
    return "\(count) on \(disputes.count) disputes; a command such as `\(explain)` "
      + "lists the answers"
  }

  /// The sentence on outcomes that a limit stopped.
  private var uncompared: String? {
    let count = endings.count { $0.stop != nil }
    guard count > 0 else { return nil }
    let why = endings.contains { $0.stop == .memory } ? "memory" : "events"
    let were = plural(count, "outcome was", "outcomes were")
    return "\(were) not compared with other readings, because the \(why) ran out"
  }
}

extension Variants {
  /// Returns the readings that were played, in the requested order; if none was, the requested
  /// ones.
  func played(_ played: Set<Reading>) -> [Reading] {
    let known = (readings.isEmpty ? Reading.allCases : readings).filter(played.contains)
    guard known.isEmpty else { return known }
    return readings.isEmpty ? [.seeds] : readings
  }
}
