import Foundation
import Testing

/// The device against a phone that is written to be obvious: whatever happens, they agree.
///
/// `BELFRY_THOROUGH=1` lets ten million events happen instead of a hundred thousand.
@Suite struct ReferenceTests {
  static let lives: Range<UInt64> =
    ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1" ? 0..<10_000 : 0..<100

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the device does what the catalogue says, read a second time`(part: UInt64) {
    for seed in Self.lives where seed % 8 == part {
      var life = ReferenceLife(ReferenceWorld(seed: seed))
      life.live(1_000)
      guard life.difference != nil else { continue }
      let shortest = life.shortened()
      Issue.record("seed \(seed): \(shortest.difference ?? "")\n\(shortest.script)")
      return
    }
  }
}
