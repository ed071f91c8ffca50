import SystemPolicy
import Testing

/// A question whose rows show what the engine does; its answer is the trace of who spoke.
private struct Toy: Question {
  enum Word: UInt8, Condition {
    case wet, cold, late

    var aspect: Aspect { .act }
  }

  struct Answer: Hashable, Sendable {
    var trace = ""
  }

  var conditions: Conditions<Word>

  static var rows: [Row<Toy>] {
    Rule("toy.always-first", facts: [], "It speaks.", evidence: .assumed("."), when: []) {
      _,
      draft in draft.trace += "a"
    }
    Rule(
      "toy.wet-not-cold",
      facts: [],
      "It speaks.",
      evidence: .assumed("."),
      when: [.wet],
      unless: [.cold]
    ) { _, draft in draft.trace += "b" }
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
      isFinal: true
    ) { _, draft in draft.trace += "c" }
    Rule("toy.only-a-reason", facts: [], "It speaks.", evidence: .assumed("."), when: [.wet])
    Rule("toy.always-last", facts: [], "It speaks.", evidence: .assumed("."), when: []) {
      _,
      draft in draft.trace += "d"
    }
  }
}

@Suite struct PolicyTests {
  /// Each way of being shown with the switch that must be on for it.
  private static let switches: [(Presentation, Settings)] = [
    (.banner, .alert), (.sound, .sound), (.badge, .badge), (.lockscreen, .lockScreen),
    (.list, .notificationCenter),
  ]

  private func decide(_ conditions: Conditions<Toy.Word>) -> Decision<Toy.Answer> {
    Policy(of: Toy.self).decide(Toy(conditions: conditions), from: .init())
  }

  @Test(
    arguments: [
      ([], "ad", [0, 4]),
      ([.wet], "abd", [0, 1, 3, 4]),
      ([.wet, .cold], "ad", [0, 3, 4]),
      ([.late], "ac", [0, 2]),
      ([.wet, .late], "abc", [0, 1, 2]),
    ] as [(Conditions<Toy.Word>, String, [UInt16])]
  )
  fileprivate func `rows speak in order where their guard holds, until a final one has`(
    conditions: Conditions<Toy.Word>,
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

  @Test func `the walk over every delivery meets each word of its guards, on and off`() {
    var met: Set<Delivering.Word> = []
    var missed: Set<Delivering.Word> = []
    for conditions in Set(Delivering.all.map(\.conditions)) {
      for word in Delivering.words {
        if conditions.contains(word) { met.insert(word) } else { missed.insert(word) }
      }
    }
    #expect(met == Set(Delivering.words) && missed == met)
  }

  /// Every question there can be, for the policies that decide what a user gets to see.
  @Test(arguments: OSVersion.majors)
  func `nothing is shown that the user has not allowed`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    let wrong = Delivering.all.filter { question in
      guard [.denied, .notDetermined].contains(question.status) else { return false }
      let answer = law.delivering.decide(question, from: .init()).answer
      return answer.isPresented || answer.asksApp
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first))")
  }

  @Test func `in the foreground the system shows nothing by itself`() {
    let law = Law()
    let wrong = Delivering.all.filter { question in
      question.state.isInFront && law.delivering.decide(question, from: .init()).answer.isPresented
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first))")
  }

  @Test(arguments: OSVersion.majors)
  func `no way of being shown outlives its switch`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    let wrong = Delivering.all.filter { question in
      guard question.status == .authorized else { return false }
      let shown = law.delivering.decide(question, from: .init()).answer.presentation
      return Self.switches.contains { way, needed in
        shown.contains(way) && !question.settings.contains(needed)
      }
    }
    #expect(wrong.count == 0, "such as \(String(describing: wrong.first))")
  }

  @Test(arguments: [13, 14, 26] as [UInt8])
  func `what an app returns in the foreground never outdoes a switch`(major: UInt8) {
    let law = Law(version: OSVersion(major))
    for settings in 0..<UInt8(32) {
      for options in 0..<UInt8(32) {
        for bits in 0..<UInt8(16) {
          let question = Presenting(
            reply: .options(PresentationOptions(rawValue: options)),
            settings: Settings(rawValue: UInt16(settings)),
            carries: Carries(rawValue: bits >> 1),
            hasDeliveredTwin: false,
            isLocked: bits & 1 != 0
          )
          let shown = law.presenting.decide(question, from: .init()).answer.presentation
          for (way, needed) in Self.switches where shown.contains(way) {
            #expect(question.settings.contains(needed))
          }
          #expect(!question.isLocked || !shown.contains(.banner))
        }
      }
    }
  }

  @Test func `wherever a dispute is consulted the side in force speaks`() {
    for reading in Reading.allCases {
      let law = Law(reading: reading)
      for status in AuthorizationStatus.allCases {
        let adding = Adding(status: status, hasTrigger: true, hasPendingTwin: false)
        check(law.adding.decide(adding, from: .init()), law)
        let permission = Permission(usualFor: status)
        for options in [AuthorizationOptions.alert, [.alert, .provisional], .carPlay] {
          let asking = Asking(permission: permission, options: options)
          check(law.asking.decide(asking, from: .init(permission: permission)), law)
        }
      }
      for verdict in Verdict.allCases {
        let answering = Answering(verdict: verdict, asked: .alert, status: .provisional)
        let permission = Permission(usualFor: .provisional)
        check(law.answering.decide(answering, from: .init(permission: permission)), law)
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

extension Delivering {
  /// The words of its guards.
  static let words: [Word] = (0...UInt8.max).compactMap(Word.init)

  /// Every question of its kind, as far as its words go.
  ///
  /// None of them asks what else a notification carries, or which other switches are on.
  static let all: [Delivering] = {
    var questions: [Delivering] = []
    for status in AuthorizationStatus.allCases {
      for state in AppState.allCases {
        for bits in 0..<UInt16(1 << 13) { questions.append(Delivering(status, state, bits)) }
      }
    }
    return questions
  }()

  /// A question in which each of the bits decides one thing.
  private init(_ status: AuthorizationStatus, _ state: AppState, _ bits: UInt16) {
    self.init(
      status: status,
      settings: Settings(rawValue: bits & 31),
      state: state,
      isLocked: bits & 1 << 5 != 0,
      carries: Carries(rawValue: UInt8(bits >> 6 & 15)),
      hasDeliveredTwin: bits & 1 << 10 != 0,
      isLegacy: bits & 1 << 11 != 0,
      isInBurst: bits & 1 << 12 != 0
    )
  }
}
