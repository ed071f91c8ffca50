import SystemPolicy
import Testing

/// A question whose rows show what the engine does; its answer is the trace of who spoke.
private enum Toy: Question {
  static let position = QuestionPosition.alone

  enum Condition: String, GuardCondition {
    case wet, cold, late

    var aspect: Aspect { .act }
  }

  struct Answer: Hashable, Sendable {
    var trace = ""
  }

  static var rows: Rows<Toy> {
    Rule(
      "toy.always-first",
      facts: [],
      "It speaks.",
      evidence: .assumed("."),
      when: [],
      then: { $0.trace += "a" }
    )
    Rule(
      "toy.wet-not-cold",
      facts: [],
      "It speaks.",
      evidence: .assumed("."),
      when: [.wet],
      unless: [.cold],
      then: { $0.trace += "b" }
    )
    Dispute(
      "toy-dispute",
      facts: [],
      "Which?",
      when: [.cold],
      seeds: "left",
      apple: "left",
      field: "left",
      check: "Look."
    )
    Rule(
      "toy.late-ends-it",
      facts: [],
      "It speaks.",
      evidence: .assumed("."),
      when: [.late],
      isFinal: true,
      then: { $0.trace += "c" }
    )
    Rule("toy.only-a-reason", facts: [], "It speaks.", evidence: .assumed("."), when: [.wet])
    Rule(
      "toy.always-last",
      facts: [],
      "It speaks.",
      evidence: .assumed("."),
      when: [],
      then: { $0.trace += "d" }
    )
  }
}

@Suite struct PolicyTests {
  /// Each way of being shown with the switch that must be on for it.
  private static let switches: [(Presentation, Settings, NotificationDelivery.Condition)] = [
    (.banner, .alert, .alertOn), (.sound, .sound, .soundOn), (.badge, .badge, .badgeOn),
    (.lockScreen, .lockScreen, .lockScreenOn),
    (.list, .notificationCenter, .notificationCenterOn),
  ]

  private func decide(_ conditions: Conditions<Toy.Condition>) -> Decision<Toy.Answer> {
    Policy(of: Toy.self).decide(conditions, of: NoValues(), from: .init())
  }

  @Test(
    arguments: [
      ([], "ad", [0, 4]),
      ([.wet], "abd", [0, 1, 3, 4]),
      ([.wet, .cold], "ad", [0, 3, 4]),
      ([.late], "ac", [0, 2]),
      ([.wet, .late], "abc", [0, 1, 2]),
    ] as [(Conditions<Toy.Condition>, String, [UInt16])]
  )
  fileprivate func `rows speak in order where their guard holds, until a final one has`(
    conditions: Conditions<Toy.Condition>,
    trace: String,
    because: [UInt16]
  ) {
    let decision = decide(conditions)
    #expect(decision.answer.trace == trace)
    #expect(decision.because.elements.map(\.rawValue) == because)
  }

  @Test func `a dispute is consulted wherever its guard holds, and nowhere else`() {
    #expect(decide([.cold]).consulted == [DisputeNumber(rawValue: 0)])
    #expect(decide([.wet]).consulted.isEmpty)
  }

  @Test func `a condition has the number of its place and the name of its case`() {
    let words = Toy.Condition.allCases
    #expect(words.map(\.position) == [0, 1, 2])
    #expect(words.map(\.rawValue) == words.map { String(describing: $0) })
    #expect(FileProtection.Condition.allCases.map(\.position) == [0])
  }

  @Test func `the walk over every delivery meets each condition, on and off`() {
    var met: Set<NotificationDelivery.Condition> = []
    var missed: Set<NotificationDelivery.Condition> = []
    for conditions in NotificationDelivery.all {
      for word in NotificationDelivery.Condition.allCases {
        if conditions.contains(word) { met.insert(word) } else { missed.insert(word) }
      }
    }
    #expect(met == Set(NotificationDelivery.Condition.allCases) && missed == met)
    #expect(NotificationDelivery.all.count == 4 * 4 * 1 << 13)
  }

  /// Every question there can be, for the policies that decide what a user gets to see.
  @Test(arguments: OSVersion.majors)
  func `nothing is shown that the user has not allowed`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    let wrong = NotificationDelivery.all.filter { conditions in
      guard conditions.contains(.denied) || conditions.contains(.notDetermined) else {
        return false
      }
      let answer = law.decide(NotificationDelivery.self) { conditions }.answer
      return answer.isPresented || answer.asksApp
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first?.elements))")
  }

  @Test func `in the foreground the system shows nothing by itself`() {
    let law = Law()
    let wrong = NotificationDelivery.all.filter { conditions in
      (conditions.contains(.foreground) || conditions.contains(.inactive))
        && law.decide(NotificationDelivery.self) { conditions }.answer.isPresented
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first?.elements))")
  }

  @Test(arguments: OSVersion.majors)
  func `no presentation remains after its switch is off`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    let wrong = NotificationDelivery.all.filter { conditions in
      let isAllowed = conditions.bits & NotificationDelivery.restrictions.bits == 0
      guard isAllowed else { return false }
      let shown = law.decide(NotificationDelivery.self) { conditions }.answer.presentation
      return Self.switches.contains { way, _, needed in
        shown.contains(way) && !conditions.contains(needed)
      }
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first?.elements))")
  }

  @Test(arguments: [13, 14, 26] as [UInt8])
  func `presentation options never exceed a switch`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    for settings in 0..<UInt16(32) {
      for options in 0..<UInt8(32) {
        for bits in 0..<UInt8(16) {
          let settings = Settings(rawValue: settings)
          let isLocked = bits & 1 != 0
          let decision = law.decide(ForegroundPresentation.self, of: settings) {
            ForegroundPresentation.conditions(
              options: PresentationOptions(rawValue: options),
              settings: settings,
              carries: ContentParts(rawValue: bits >> 1),
              isLocked: isLocked
            )
          }
          let shown = decision.answer.presentation
          for (way, needed, _) in Self.switches where shown.contains(way) {
            #expect(settings.contains(needed))
          }
          #expect(!isLocked || !shown.contains(.banner))
        }
      }
    }
  }

  @Test func `the side in force applies wherever its dispute is consulted`() {
    for reading in Reading.allCases {
      let law = Law(reading: reading)
      for bits in 0..<UInt64(1 << RequestAddition.Condition.allCases.count) {
        check(law.decide(RequestAddition.self) { Conditions(bits: bits) }, law)
      }
      for bits in 0..<UInt64(1 << AuthorizationRequest.Condition.allCases.count)
      where (bits & AuthorizationRequest.statuses.bits).nonzeroBitCount == 1 {
        let draft = AuthorizationRequest.Answer(permission: Permission())
        let decision = law.decide(AuthorizationRequest.self, of: .alert, from: draft) {
          Conditions(bits: bits)
        }
        check(decision, law)
      }
      for verdict in Verdict.allCases {
        let draft = AuthorizationChoice.Answer(permission: Permission(usualFor: .provisional))
        let decision = law.decide(AuthorizationChoice.self, of: .alert, from: draft) {
          .provisional
          verdict.conditions
        }
        check(decision, law)
      }
    }
  }

  private func check<Answer>(_ decision: Decision<Answer>, _ law: Law) {
    for number in decision.consulted.elements {
      let dispute = Law.dispute(number)
      let spoke = decision.because.elements.map(Law.rule).contains {
        $0.dispute == dispute.id && $0.side == law.sides[Int(number.rawValue)]
      }
      #expect(spoke, "\(dispute.id)")
    }
  }
}

extension AuthorizationRequest {
  /// The permissions that the user can have given.
  fileprivate static let statuses: Conditions<Condition> = [
    .notDetermined, .denied, .authorized, .provisional, .ephemeral,
  ]
}

extension NotificationDelivery {
  /// The permissions that restrict an app, of which at most one holds.
  fileprivate static let restrictions: Conditions<Condition> = [
    .notDetermined, .denied, .provisional,
  ]
  /// The states of an app, of which one holds.
  private static let states: Conditions<Condition> = [
    .foreground, .inactive, .background, .notRunning,
  ]

  /// Every question of its kind that can be asked.
  fileprivate static let all: [Conditions<Condition>] =
    (0..<UInt64(1 << Condition.allCases.count))
    .filter {
      ($0 & restrictions.bits).nonzeroBitCount <= 1 && ($0 & states.bits).nonzeroBitCount == 1
    }
    .map(Conditions.init(bits:)).filter(isPossible)

  /// A Boolean value that indicates whether no part of the content is switched on.
  private static func isPossible(_ conditions: Conditions<Condition>) -> Bool {
    let shows: Condition = conditions.contains(.locked) ? .lockScreenOn : .alertOn
    let isSeen = conditions.contains(shows) || conditions.contains(.notificationCenterOn)
    let isOn =
      conditions.contains(.hasAlert) && isSeen
      || conditions.contains(.hasSound) && conditions.contains(.soundOn)
      || conditions.contains(.hasBadge) && conditions.contains(.badgeOn)
    return conditions.contains(.nothingIsOn) == !isOn
  }
}

extension ForegroundPresentation {
  /// The conditions under which an app returned options for a notification without a twin.
  @ConditionsBuilder<Condition>
  fileprivate static func conditions(
    options: PresentationOptions,
    settings: Settings,
    carries: ContentParts,
    isLocked: Bool
  ) -> Conditions<Condition> {
    if options.contains(.alert) { .returnsAlert }
    if options.contains(.banner) { .returnsBanner }
    if options.contains(.list) { .returnsList }
    if options.contains(.sound) { .returnsSound }
    if options.contains(.badge) { .returnsBadge }
    if !options.wanted.isSubset(of: settings) { .returnsWhatIsOff }
    if options.hidesAlert(under: settings, isLocked: isLocked) { .unseen }
    if carries.contains(.alert) { .hasAlert } else { .unseen }
    if carries.contains(.sound) { .hasSound }
    if carries.contains(.badge) { .hasBadge }
    if carries.contains(.negativeBadge) { .hasNegativeBadge }
    if isLocked { .locked }
  }
}
