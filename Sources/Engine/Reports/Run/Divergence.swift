import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

/// The point at which runs of one scenario diverge: the first event that they do not share.
struct Divergence {
  /// The runs, in one list for each course of events.
  private let ways: [[Outcome]]
  private let variants: Variants

  /// Compares the runs of a group.
  init(_ group: OutcomeGroup, _ variants: Variants) {
    ways = group.ways
    self.variants = variants
  }

  /// Returns indented lines about the events at which the runs diverge; empty if they never do.
  func text(_ palette: Palette) -> String { text(of: ways, isAll: true, palette) }

  /// Returns lines about the event at which some runs diverge, and then about those that still
  /// agree.
  private func text(of ways: [[Outcome]], isAll: Bool, _ palette: Palette) -> String {
    guard let place = place(of: ways) else { return "" }
    let moments = ways.compactMap { $0[0].entry(at: place)?.moment }
    guard let moment = moments.min(by: { $0.instant < $1.instant }) else { return "" }
    var parts: [[[Outcome]]] = []
    for way in ways {
      let known = parts.firstIndex { $0[0][0].isSame(as: way[0], at: place) }
      if let known { parts[known].append(way) } else { parts.append([way]) }
    }
    let who = isAll ? "they" : names(of: ways)
    var text = palette.faint("        \(who) part at \(moment.text(beside: moment))") + "\n"
    let width = (parts.map { names(of: $0).count }.max() ?? 0) + 2
    for part in parts {
      let what = self.text(of: part[0][0].entry(at: place), part[0][0], from: moment, palette)
      text += "          \(names(of: part).padded(to: width))\(what)\n"
    }
    return text + parts.map { self.text(of: $0, isAll: false, palette) }.joined()
  }

  private func text(
    of entry: Journal.Entry?,
    _ way: Outcome,
    from moment: Moment,
    _ palette: Palette
  ) -> String {
    guard let entry else { return "nothing more happens" }
    let time = entry.moment == moment ? "" : " at \(entry.moment.text(beside: moment))"
    let rule = entry.because.mostSpecificFirst.first.map { Law.rule($0).id }
    let because = rule.map { palette.faint("  \($0)") } ?? ""
    return Wording(way.result.book).sentence(entry) + time + because
  }

  private func names(of ways: [[Outcome]]) -> String {
    variants.inOrder(ways.flatMap { $0 })
  }

  /// The first place at which the runs differ.
  private func place(of ways: [[Outcome]]) -> Int? {
    guard ways.count > 1 else { return nil }
    let first = ways[0][0]
    return ways.dropFirst().compactMap { way -> Int? in
      let count = max(first.entryCount, way[0].entryCount)
      return (0..<count).first { !first.isSame(as: way[0], at: $0) }
    }.min()
  }
}

extension Outcome {
  fileprivate var entryCount: Int { result.journal.entries.count }

  fileprivate func entry(at place: Int) -> Journal.Entry? {
    place < entryCount ? result.journal.entries[place] : nil
  }

  /// Returns a Boolean value that indicates whether both journals report the same event at a place,
  /// for whatever reasons.
  ///
  /// A difference that no report shows does not count.
  fileprivate func isSame(as other: Self, at place: Int) -> Bool {
    guard let entry = entry(at: place), let another = other.entry(at: place) else {
      return entry(at: place) == nil && other.entry(at: place) == nil
    }
    guard entry.moment == another.moment else { return false }
    return entry.effect == another.effect
      || Wording(result.book).sentence(entry) == Wording(other.result.book).sentence(another)
  }

  /// Returns a Boolean value that indicates whether both journals report the same events.
  fileprivate func isSame(as other: Self) -> Bool {
    entryCount == other.entryCount
      && (0..<entryCount).allSatisfy { isSame(as: other, at: $0) }
  }
}

extension OutcomeGroup {
  /// The runs grouped by their text, each list in the order of the variants.
  var ways: [[Outcome]] { grouped { $0.isSame(as: $1) } }
}
