import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The library holds the law to account: no rule without a scenario that needs it, no dispute
/// without a scenario that depends on it.
@Suite struct LawCoverageTests {
  private static let told = Law.rules.filter { !Library.topicsOfCode.contains($0.topic) }.map(\.id)

  @Test(arguments: told)
  func `every rule speaks in some scenario`(id: String) throws {
    let rule = try #require(Law.rule(named: id))
    let speaks = Played.all.contains { $0.result.journal.applied.contains(rule.number) }
    #expect(speaks, "write a scenario in which \(id) speaks")
  }

  @Test(arguments: told)
  func `no rule can be struck out unnoticed`(id: String) throws {
    let rule = try #require(Law.rule(named: id))
    // A rule that did not speak cannot be missed.
    let isMissed = Played.all.lazy
      .filter { $0.result.journal.applied.contains(rule.number) }
      .contains { !$0.script.play($0.scenario, without: [rule.number]).isPassed }
    #expect(isMissed, "write a scenario that fails without \(id)")
  }

  @Test(arguments: Law.disputes.map(\.id))
  func `every side of a dispute is taken by some scenario`(id: String) throws {
    let dispute = try #require(Law.disputes.first { $0.id == id })
    let taken = Played.consulting(dispute).map { $0.law.sides[Int(dispute.number.rawValue)] }
    for side in dispute.sides {
      #expect(taken.contains(side), "write a scenario that takes \(side) in \(id)")
    }
  }

  @Test(arguments: Law.disputes.map(\.id))
  func `the sides of a dispute end differently`(id: String) throws {
    let dispute = try #require(Law.disputes.first { $0.id == id })
    let matters = Played.consulting(dispute).contains { played in
      let ends = dispute.sides.map { side in
        played.script.play(played.scenario, assuming: [Side(dispute.number, side)])
          .failures.map(\.step)
      }
      return Set(ends).count > 1
    }
    #expect(matters, "write a scenario that ends differently under the sides of \(id)")
  }
}

extension Played {
  /// The scenarios whose outcome may depend on a dispute.
  fileprivate static func consulting(_ dispute: DisputeSummary) -> [Played] {
    all.filter { $0.result.journal.consulted.contains(dispute.number) }
  }
}
