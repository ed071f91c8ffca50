import SystemPolicy

/// A question with some rules, of which three tenths speak; none of them is about iOS.
enum Sum: Question {
  /// The number of rules, from one to 64; it is set before the policy is made.
  nonisolated(unsafe) static var count = 40
  static let position = QuestionPosition.alone

  struct Answer: Hashable, Sendable {
    var sum = 0
  }

  enum Condition: String, GuardCondition {
    case w0, w1, w2, w3, w4, w5, w6, w7, w8, w9

    var aspect: Aspect { .act }
  }

  static var rows: Rows<Sum> {
    for index in 0..<count {
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

/// Decides that often over some rules, and returns what it comes to.
func decide(times: Int, over rules: Int = 40) -> Int {
  Sum.count = rules
  let policy = Policy(of: Sum.self)
  var sum = 0
  for round in 0..<times {
    let bits = round & 1 == 0 ? 0b00_0101_1011 : 0b00_1011_0110
    sum += policy.decide(conditions(bits), of: NoValues(), from: .init()).answer.sum
  }
  return sum
}

/// Each of the bits as a condition, built as a device builds them.
@ConditionsBuilder<Sum.Condition>
private func conditions(_ bits: Int) -> Conditions<Sum.Condition> {
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
