import SystemPolicy
import Testing
import VirtualTime

@testable import VirtualDevice

/// A journal gives back what was written into it, however it keeps it.
@Suite struct EntriesTests {
  /// Entries as a story makes them: the same over and over, at other times and in other words.
  private func entries(_ count: Int, names: UInt32) -> [Journal.Entry] {
    (0..<count).map { number in
      let name = Phone.name(UInt32(number) % names)
      // Here and there the wall clock is set, as far from the other as clocks can be.
      let wall = number % 100 == 7 ? Int64.max : Int64(number) * 60 + 5
      // Every second piece has entries at many distances.
      let later = number / 1024 % 2 == 1 ? Int64(number) * Int64(number) % 59 : 0
      let moment = Moment(
        instant: Instant(nanoseconds: Int64(number) * 60 + later - 1_000_000),
        wall: Instant(nanoseconds: wall),
        zone: number % 300 < 200 ? .utc : Zone(named: "Asia/Tokyo")!
      )
      let effect: Effect =
        number.isMultiple(of: 3)
        ? .notification(name, .kept(Phone.content(), due: moment.wall))
        : .notification(name, .delivered(Phone.content(), [.banner, .list]))
      return Journal.Entry(
        moment: moment,
        effect: effect,
        because: [RuleNumber(rawValue: UInt16(number % 2))],
        origin: .init(step: number / 500)
      )
    }
  }

  private func journal(of entries: [Journal.Entry]) -> Journal {
    var journal = Journal()
    for entry in entries {
      journal.origin = entry.origin
      journal.append(entry.effect, at: entry.moment, because: entry.because)
    }
    return journal
  }

  @Test(arguments: [0, 1, 1023, 1024, 1025, 36_000], [1, 20, 36_000] as [UInt32])
  func `entries are as they were, in their order`(count: Int, names: UInt32) {
    let written = entries(count, names: names)
    let journal = journal(of: written)
    #expect(journal.entries.count == count)
    #expect(Array(journal.entries) == written)
    #expect(journal.entries.reversed() == written.reversed())
    #expect(journal == self.journal(of: written))
    if count > 0 { #expect(journal != self.journal(of: written.dropLast())) }
  }

  @Test(arguments: [0, 1024, 32_767, 32_768, 33_800, 35_999], [1, 36_000] as [UInt32])
  func `an entry is corrected or removed at every position`(place: Int, names: UInt32) {
    var written = entries(36_000, names: names)
    written[place].effect = .phone(.bannerLeft)
    var corrected = journal(of: written)
    corrected.correctLast(
      where: { $0.effect == .phone(.bannerLeft) },
      { $0.effect = .phone(.locked(true)) }
    )
    var shorter = journal(of: written)
    #expect(shorter.removeLast(.phone(.bannerLeft)) == written[place])
    #expect(shorter.removeLast(.phone(.bannerLeft)) == nil)
    written[place].effect = .phone(.locked(true))
    #expect(corrected == journal(of: written))
    expectAlmostAsLittle(corrected, journal(of: written))
    written.remove(at: place)
    #expect(shorter == journal(of: written))
    expectAlmostAsLittle(shorter, journal(of: written))
  }

  /// A correction leaves the parts that no entry has any more.
  private func expectAlmostAsLittle(_ journal: Journal, _ written: Journal) {
    #expect(journal.entries.bytes >= written.entries.bytes)
    #expect(journal.entries.bytes <= 2 * written.entries.bytes + 20_000)
  }

  @Test(arguments: [(0, 1, 3), (499_979, 9, 12)] as [(Int64, Int, Int)])
  func `a long repetition takes two bytes each time, and nine at any distances`(
    spread: Int64,
    least: Int,
    most: Int
  ) {
    for count in [100_000, 200_000, 400_000] {
      let alike = (0..<count).map { number in
        var entry = entries(1, names: 1)[0]
        let apart = spread == 0 ? 0 : Int64(number) * Int64(number) % spread
        let instant = Instant(nanoseconds: Int64(number) * 500_000 + apart)
        let due = instant + Interval(seconds: 60)
        entry.effect =
          number % 2 == 0
          ? .notification(Phone.name(1), .kept(Phone.content(), due: due)) : .phone(.bannerLeft)
        entry.moment = Moment(instant: instant, wall: instant, zone: .utc)
        return entry
      }
      let bytes = journal(of: alike).entries.bytes
      #expect(bytes < 33_000 * Journal.bytesPerEntry + count * most)
      #expect(bytes > count * least)
    }
  }

  @Test func `an entry about another notification takes 48 bytes at most`() {
    let apart = journal(of: entries(100_000, names: 100_000)).entries.bytes
    #expect(apart < 100_000 * 48)
    #expect(apart > 100_000 * MemoryLayout<Journal.Row>.stride)
  }

  @Test func `the effect and the instant of an entry are those that it has`() {
    let journal = journal(of: entries(36_000, names: 50))
    for index in stride(from: 0, to: 36_000, by: 7) {
      #expect(journal.entries.effect(at: index) == journal.entries[index].effect)
      #expect(journal.entries.instant(at: index) == journal.entries[index].moment.instant)
    }
  }
}
