import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A run under another side of a dispute, at the moments at which it differs from the run itself.
struct OtherSide {
  /// The phones of both runs at a moment.
  struct Difference {
    var ownSide: String
    var own: PhoneMoment
    var side: String
    var phone: PhoneMoment
  }

  private let entries: Journal.Entries
  private let ownEntries: Journal.Entries
  private let wording: Wording
  private let side: String
  private let ownSide: String
  private let dispute: String
  private let outcome: String
  /// The phone of the replay.
  private(set) var phone: PhoneMoment
  private var counts = (own: 0, other: 0)
  private var moments: [JSON] = []
  /// The first moment at which the phones look different.
  private(set) var first: Difference?

  init(_ replay: Replay, besides result: ScenarioResult, from first: Moment) {
    let dispute = Law.dispute(replay.side.dispute)
    entries = replay.result.journal.entries
    ownEntries = result.journal.entries
    wording = Wording(result.book)
    side = replay.side.name
    ownSide = dispute.side(under: result.reading, on: result.version)
    self.dispute = dispute.id
    outcome = replay.result.end.rawValue
    phone = PhoneMoment(of: replay.result, at: first)
  }

  /// Advances to an instant of the run itself.
  ///
  /// - Returns: A sentence for each event since the previous instant that only the replay has. The
  ///   events of instants that are left out are left out, too.
  mutating func advance(to column: TimelineColumns.Column) -> [String] {
    let isAfterGap = column.leftOut > 0
    let ownStart = isAfterGap ? column.entries.lowerBound : counts.own
    let start = count(from: counts.other) { isAfterGap && $0 < column.moment.instant }
    let end = count(from: start) { $0 <= column.moment.instant }
    phone.advance(through: entries, to: end, at: column.moment)
    counts = (column.entries.upperBound, end)
    guard end > start else { return [] }
    let own = Set(ownEntries[ownStart..<counts.own].map { wording.sentence($0) })
    return entries[start..<end].map { wording.sentence($0) }.filter { !own.contains($0) }
  }

  /// Returns the number of the replay's entries up to the first whose instant is not wanted.
  private func count(from start: Int, while isWanted: (Instant) -> Bool) -> Int {
    var end = start
    while end < entries.count, isWanted(entries.instant(at: end)) { end += 1 }
    return end
  }

  /// Adds a moment that differs.
  ///
  /// - Parameters:
  ///   - moment: What the replay has at it.
  ///   - own: The phone of the run itself, if it looks different.
  mutating func add(_ moment: JSON, own: PhoneMoment?) {
    moments.append(moment)
    guard let own, first == nil else { return }
    first = Difference(ownSide: ownSide, own: own, side: side, phone: phone)
  }

  /// The replay as a part of a played scenario.
  var json: JSON {
    .object([
      "dispute": .text(dispute),
      "side": .text(side),
      "outcome": .text(outcome),
      "moments": .list(moments),
    ])
  }
}
