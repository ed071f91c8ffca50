import FuzzTargets
import Support
import Testing

/// Every reader survives the mutants of its seeds, and does no more work than it may.
///
/// `make fuzz` looks further.
@Suite struct MutantTests {
  /// The number of mutants; that of a slow reader is smaller.
  private static func count(_ target: FuzzTarget) -> Int {
    switch target {
    case .script, .document: 150
    case .plan, .question: 300
    case .report: 400
    case .zone: 20_000
    }
  }

  @Test(.timeLimit(.minutes(60)), arguments: FuzzTarget.allCases)
  func `a reader survives the mutants of its seeds`(target: FuzzTarget) throws {
    let seeds = target.seeds.filter { $0.count <= target.mostBytes }
    try #require(seeds.count > 3 && !target.words.isEmpty)
    var mutator = Mutator(seed: 47, words: target.words, most: target.mostBytes)
    for number in 0..<Self.count(target) {
      let mutant = mutator.mutant(of: seeds)
      do throws(FuzzViolation) {
        let work = try target.feed(mutant)
        #expect(work.isBounded, "\(target.rawValue) \(number): \(mutant.shown) makes \(work)")
      } catch {
        Issue.record("\(target.rawValue) \(number): \(error) in \(mutant.shown)")
      }
    }
  }

  /// The seeds reach the part of a reader that lies behind its checks.
  @Test(arguments: FuzzTarget.allCases)
  func `a reader accepts its seeds`(target: FuzzTarget) throws {
    let seeds = target.seeds.filter { $0.count <= target.mostBytes }.prefix(12)
    let works = try seeds.map { try target.feed($0) }
    #expect(works.allSatisfy { $0.isBounded && $0.bytes + $0.events > 0 })
    let most = works.map { $0.bytes + $0.events }.max() ?? 0
    #expect(most > (target == .zone ? 10 : 500))
  }

  @Test func `equal seeds make equal mutants`() {
    let seeds = FuzzTarget.zone.seeds
    let lists = (0..<2).map { _ in
      var mutator = Mutator(seed: 1, words: ["a"], most: 100)
      return (0..<50).map { _ in mutator.mutant(of: seeds) }
    }
    #expect(lists[0] == lists[1] && Set(lists[0]).count > 40)
    #expect(lists[0].allSatisfy { $0.count <= 100 })
  }

  @Test func `work beyond the limit is seen`() {
    var work = FuzzWork.most
    #expect(work.isBounded)
    work.bytes += 1
    #expect(!work.isBounded)
    work = .most
    work.events += 1
    #expect(!work.isBounded)
  }
}

extension [UInt8] {
  /// The bytes as a failure shows them.
  fileprivate var shown: String { String(decoding: self, as: UTF8.self).debugDescription }
}
