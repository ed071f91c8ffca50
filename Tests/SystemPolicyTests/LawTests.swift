import SystemPolicy
import Testing
import VirtualTime

/// The conditions for every row of the law.
@Suite struct LawTests {
  @Test func `every name is a topic and a small sentence, and none is given twice`() {
    let ids = Law.rules.map(\.id) + Law.disputes.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in Law.rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+\.[a-z0-9]+(-[a-z0-9]+)+/) != nil, "\(rule.id)")
    }
    for dispute in Law.disputes {
      #expect(dispute.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(dispute.id)")
    }
  }

  @Test(arguments: Law.rules.map(\.id))
  func `a rule has a sentence, a fact and evidence that can be read`(id: String) throws {
    let rule = try #require(Law.rule(named: id))
    #expect(rule.sentence.hasSuffix(".") && rule.sentence.first!.isUppercase, "\(rule.id)")
    #expect(!rule.facts.isEmpty && rule.facts.allSatisfy { $0.contains(/^[A-Z]+-\d\d$/) })
    #expect(!rule.evidence.isEmpty, "\(rule.id) has no evidence")
    for evidence in rule.evidence {
      #expect(evidence.note.hasSuffix("."), "\(rule.id): \(evidence.note)")
      #expect(evidence.links.allSatisfy { $0.hasPrefix("https://") })
      switch evidence.grade {
      case .documented, .reported, .reportedOnce: #expect(!evidence.links.isEmpty, "\(rule.id)")
      case .seed, .assumed: continue
      }
    }
    #expect((rule.dispute == nil) == (rule.side == nil), "\(rule.id)")
    #expect(rule.until.map { $0 >= rule.since } ?? true)
  }

  @Test(arguments: Law.disputes.map(\.id))
  func `a dispute has sides, and every reading takes one of them`(id: String) throws {
    let dispute = try #require(Law.disputes.first { $0.id == id })
    #expect(dispute.sides.count >= 2, "\(id) is no dispute")
    #expect(dispute.sentence.hasSuffix("?") && dispute.check.hasSuffix("."))
    for (reading, choice) in dispute.choices {
      for side in choice.sides {
        #expect(dispute.sides.contains(side.name), "\(reading) takes \(side.name) in \(id)")
      }
    }
  }

  @Test(arguments: Law.disputes.map(\.id))
  func `each side has a rule that speaks wherever the dispute is consulted`(id: String) throws {
    let dispute = try #require(Law.disputes.first { $0.id == id })
    for side in dispute.sides {
      let speaks = Law.rules.contains { rule in
        rule.dispute == id && rule.side == side
          && Set(rule.when).isSubset(of: dispute.when)
          && Set(rule.unless).isSubset(of: dispute.unless)
      }
      #expect(speaks, "\(id): \(side) can be silent")
    }
  }

  @Test func `rules and disputes fit the sets that count them`() {
    #expect(Law.rules.count <= RuleSet.capacity)
    #expect(Law.disputes.count <= DisputeSet.capacity)
    #expect(Law.rules.map(\.number.rawValue) == (0..<UInt16(Law.rules.count)).map { $0 })
  }

  @Test(arguments: [0, 1, 62, 63, 64, 127, 500, 960] as [UInt16])
  func `a set made of bits holds the numbers they stand for`(first: UInt16) {
    let set = RuleSet(bits: 1 | 1 << 5 | 1 << 63, from: first)
    let expected = [first, first + 5, first + 63].filter { $0 < RuleSet.capacity }
    #expect(Array(set.elements.map(\.rawValue).suffix(expected.count)) == expected)
  }

  @Test func `a rule can be struck out, and only that rule`() throws {
    let rule = try #require(Law.rule(named: "authorization.first-request-prompts"))
    func ask(under law: Law) -> Decision<AuthorizationRequest.Answer> {
      law.decide(
        AuthorizationRequest.self,
        of: .granting(.alert),
        from: .init(permission: Permission())
      ) {
        [.notDetermined, .asksForMore]
      }
    }
    #expect(ask(under: Law()).because == [rule.number])
    let without = ask(under: Law(without: [rule.number]))
    #expect(without.because == [] && !without.answer.prompts)
  }

  @Test func `an app that is suspended, or has been unseen for thirty seconds, waits`() {
    func waits(_ state: AppState, unseen: Int64, isKept: Bool = false, _ law: Law = Law()) -> Bool {
      let unseen = Interval(seconds: unseen)
      return law.decide(BackgroundPause.self) {
        BackgroundPause.conditions(in: state, unseen: unseen, isKept: isKept)
      }
      .answer.pauses
    }
    func law(without id: String) throws -> Law {
      Law(without: [try #require(Law.rule(named: id)).number])
    }
    #expect(waits(.suspended, unseen: 0) && waits(.suspended, unseen: 0, isKept: true))
    #expect(waits(.background, unseen: 31) && !waits(.background, unseen: 30))
    #expect(!waits(.background, unseen: 31, isKept: true))
    #expect(!waits(.foreground, unseen: 31) && !waits(.inactive, unseen: 31))
    #expect(throws: Never.self) {
      let unsuspended = try law(without: "background.suspended-app-waits")
      #expect(!waits(.suspended, unseen: 31, unsuspended))
      let unhurried = try law(without: "background.thirty-seconds-without-a-reason")
      #expect(!waits(.background, unseen: 31, unhurried))
    }
  }

  @Test func `an assumed side overrides the reading`() throws {
    let side = try #require(Side.named("error-1").first)
    func fate(_ law: Law) -> RequestAddition.Fate? {
      law.decide(RequestAddition.self) { [.denied, .hasTrigger] }.answer.fate
    }
    #expect(fate(Law()) == .dropped)
    #expect(fate(Law(reading: .apple)) == .refused(.notificationsNotAllowed))
    #expect(fate(Law(reading: .field)) == .kept)
    #expect(fate(Law(reading: .field, assuming: [side])) == .refused(.notificationsNotAllowed))
  }

  @Test func `the default side of a dispute may depend on the version`() {
    let asked = Settings.granting([.alert, .sound])
    let draft = AuthorizationChoice.Answer(permission: Permission(usualFor: .provisional))
    func settings(_ version: OSVersion) -> Settings {
      Law(version: version).decide(AuthorizationChoice.self, of: asked, from: draft) {
        .provisional
        Verdict.keepProminently.conditions
      }
      .answer.permission.settings
    }
    #expect(settings(14) == [.alert, .sound, .lockScreen, .notificationCenter])
    #expect(settings(OSVersion(14, 8)) == settings(14))
    #expect(settings(15) == .notificationCenter)
  }
}
