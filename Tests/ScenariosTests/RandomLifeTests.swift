import Foundation
import Scenarios
import SystemPolicy
import Testing
import VirtualDevice

/// Lives at random: whatever happens, in whatever order, the phone stays one.
///
/// `BELFRY_THOROUGH=1` lives twenty times as many.
@Suite struct RandomLifeTests {
  static let lives: [(seed: UInt64, version: OSVersion, reading: Reading)] = {
    let isThorough = ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1"
    return lives(isThorough ? 200 : 10)
  }()

  static func lives(_ count: Int) -> [(seed: UInt64, version: OSVersion, reading: Reading)] {
    let versions = OSVersion.majors.map { OSVersion($0) }
    return (0..<count).map { seed in
      (UInt64(seed), versions[seed * 7 % versions.count], Reading.allCases[seed % 3])
    }
  }

  /// The events of each life; writing and reading them takes longer than living.
  static let pools = lives(max(lives.count, 32)).map { EventPool(seed: $0.seed) }

  @Test(arguments: lives.indices)
  func `ten thousand events hold what must hold`(number: Int) {
    let (seed, version, reading) = Self.lives[number]
    let law = Law(version: version, reading: reading)
    var life = RandomLife(seed: seed, law, Self.pools[number])
    life.live(10_000)
    #expect(life.violation == nil, "\(law.version.text) \(law.reading)\n\(life.script)")
  }

  @Test func `the lives meet rules of every topic that their events are about`() {
    var spoken = RuleSet()
    // Each life draws from few events, so many short lives meet more rules than few long ones.
    for (life, pool) in zip(Self.lives(32), Self.pools) {
      let law = Law(version: life.version, reading: life.reading)
      var life = RandomLife(seed: life.seed, law, pool)
      life.live(2_500)
      spoken.formUnion(life.journal.applied)
    }
    // App clips are in no random event.
    let met = Set(spoken.elements.map { Law.rule($0).topic })
    let silent = Set(Law.rules.map(\.topic)).subtracting(met)
    #expect(silent == ["clip"])
  }
}
