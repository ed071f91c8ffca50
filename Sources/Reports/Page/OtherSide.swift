import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A run under another side of a dispute, at the moments at which it differs from the run itself.
///
/// It is an object, because it is large, and a copy of it would have no use.
final class OtherSide {
  /// The phones of both runs at a moment.
  struct Difference {
    var ownSide: String
    var own: PhoneMoment
    var side: String
    var phone: PhoneMoment
  }

  private let replay: Replay
  private let result: ScenarioResult
  /// The phone of the replay.
  private(set) var phone: PhoneMoment
  private var counts = (own: 0, other: 0)
  private var moments: [JSON] = []
  /// The first moment at which the phones look different.
  private(set) var first: Difference?

  init(_ replay: Replay, besides result: ScenarioResult, from first: Moment) {
    self.replay = replay
    self.result = result
    phone = PhoneMoment(of: replay.result, at: first)
  }

  /// Goes on to an instant of the run itself.
  ///
  /// - Returns: What happens up to it in the replay alone, a sentence each.
  func advance(to column: TimelineColumns.Column) -> [String] {
    let entries = replay.result.journal.entries
    var end = counts.other
    while end < entries.count, entries[end].moment.instant <= column.moment.instant { end += 1 }
    phone.advance(through: entries, to: end, at: column.moment)
    defer { counts = (max(counts.own, column.entries), end) }
    guard end > counts.other else { return [] }
    let wording = Wording(result.book)
    let own = result.journal.entries[counts.own..<max(counts.own, column.entries)]
      .map { wording.sentence($0) }
    return entries[counts.other..<end].map { wording.sentence($0) }.filter { !own.contains($0) }
  }

  /// Adds a moment that differs.
  ///
  /// - Parameters:
  ///   - moment: What the replay has at it.
  ///   - own: The phone of the run itself, if it looks different.
  func add(_ moment: JSON, own: PhoneMoment?) {
    moments.append(moment)
    guard let own, first == nil else { return }
    first = Difference(
      ownSide: Law.dispute(replay.side.dispute).side(under: result.reading, on: result.version),
      own: own,
      side: replay.side.name,
      phone: phone
    )
  }

  /// The replay as a part of a played scenario.
  var json: JSON {
    .object([
      "dispute": .text(Law.dispute(replay.side.dispute).id),
      "side": .text(replay.side.name),
      "outcome": .text(replay.result.end.rawValue),
      "moments": .list(moments),
    ])
  }
}
