import Scenarios
import SystemPolicy
import VirtualDevice

/// Where runs of one scenario part: the first thing that each did and the others did not.
struct Parting {
  /// The runs, one for each way it went, each with the names of its variants.
  let ways: [(names: String, result: ScenarioResult)]

  /// Compares the first run of each part of a group with the first of all.
  init(_ group: OutcomeGroup, _ variants: Variants) {
    ways = group.ways.map { (variants.names(of: $0), $0[0].result) }
  }

  /// Creates a parting that is told in lines, each indented; nothing where they never part.
  func text(_ palette: Palette) -> String {
    guard let place = place, ways.count > 1 else { return "" }
    let width = (ways.map(\.names.count).max() ?? 0) + 2
    let moments = ways.compactMap { entry(of: $0.result, at: place)?.moment }
    guard let moment = moments.min(by: { $0.instant < $1.instant }) else { return "" }
    var text = palette.faint("        they part at \(moment.text(beside: moment))") + "\n"
    for (names, result) in ways {
      let what =
        entry(of: result, at: place).map {
          let time = $0.moment == moment ? "" : " at \($0.moment.text(beside: moment))"
          let rules = $0.because.elements.map { Law.rule($0).id }
          let because = rules.last.map { palette.faint("  \($0)") } ?? ""
          return Wording(result.book).sentence($0) + time + because
        } ?? "nothing more happens"
      text += "          \(names.padded(to: width))\(what)\n"
    }
    return text
  }

  /// The first place at which the journals are not all the same.
  private var place: Int? {
    let first = ways[0].result.journal.entries
    return ways.dropFirst().compactMap { way -> Int? in
      let other = way.result.journal.entries
      let common = zip(first, other).prefix { $0.isLike($1) }.count
      return common < max(first.count, other.count) ? common : nil
    }.min()
  }

  private func entry(of result: ScenarioResult, at place: Int) -> Journal.Entry? {
    let entries = result.journal.entries
    return place < entries.count ? entries[place] : nil
  }
}

extension Journal.Entry {
  /// Whether the same happened at the same time, for whatever reasons.
  fileprivate func isLike(_ other: Self) -> Bool {
    moment == other.moment && effect == other.effect
  }
}

extension OutcomeGroup {
  /// The runs by what happened in them, each list in the order of the variants.
  var ways: [[Outcome]] {
    var ways: [[Outcome]] = []
    for outcome in outcomes {
      let entries = outcome.result.journal.entries
      let known = ways.firstIndex { way in
        let others = way[0].result.journal.entries
        return entries.count == others.count && zip(entries, others).allSatisfy { $0.isLike($1) }
      }
      if let known { ways[known].append(outcome) } else { ways.append([outcome]) }
    }
    return ways
  }
}
