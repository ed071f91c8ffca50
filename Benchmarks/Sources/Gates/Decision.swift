import SystemPolicy

/// A question with forty rules, of which twelve speak; none of them is about iOS.
enum Forty: Question {
  static let position = QuestionPosition.alone

  struct Answer: Hashable, Sendable {
    var sum = 0
  }

  enum Condition: String, GuardCondition {
    case w0, w1, w2, w3, w4, w5, w6, w7, w8, w9

    var aspect: Aspect { .act }
  }

  static var rows: Rows<Forty> {
    for index in 0..<40 {
      let word = Condition.allCases[index % 10]
      let other = Condition.allCases[(index + 3) % 10]
      Rule(
        "gate.rule-\(index)",
        facts: [],
        "A rule.",
        evidence: .assumed(""),
        when: [word, other],
        then: { $0.sum += index }
      )
    }
  }
}

/// Decides that often and returns what it comes to.
func decide(times: Int) -> Int {
  let policy = Policy(of: Forty.self)
  var sum = 0
  for round in 0..<times {
    let bits = round & 1 == 0 ? 0b00_0101_1011 : 0b00_1011_0110
    sum += policy.decide(conditions(bits), of: (), from: .init()).answer.sum
  }
  return sum
}

/// Each of the bits as a condition, built as a device builds them.
@ConditionsBuilder<Forty.Condition>
private func conditions(_ bits: Int) -> Conditions<Forty.Condition> {
  if bits & 1 != 0 { .w0 }
  if bits & 2 != 0 { .w1 }
  if bits & 4 != 0 { .w2 }
  if bits & 8 != 0 { .w3 }
  if bits & 16 != 0 { .w4 }
  if bits & 32 != 0 { .w5 }
  if bits & 64 != 0 { .w6 }
  if bits & 128 != 0 { .w7 }
  if bits & 256 != 0 { .w8 }
  if bits & 512 != 0 { .w9 }
}
