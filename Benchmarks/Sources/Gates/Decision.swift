import SystemPolicy

/// A question with forty rules, of which twelve speak; none of them is about iOS.
struct Forty: Question {
  var bits: UInt64

  struct Answer: Hashable, Sendable {
    var sum = 0
  }

  enum Word: UInt8, Condition {
    case w0, w1, w2, w3, w4, w5, w6, w7, w8, w9

    var aspect: Aspect { .act }
  }

  var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.w0, if: bits & 1 != 0)
    conditions.insert(.w1, if: bits & 2 != 0)
    conditions.insert(.w2, if: bits & 4 != 0)
    conditions.insert(.w3, if: bits & 8 != 0)
    conditions.insert(.w4, if: bits & 16 != 0)
    conditions.insert(.w5, if: bits & 32 != 0)
    conditions.insert(.w6, if: bits & 64 != 0)
    conditions.insert(.w7, if: bits & 128 != 0)
    conditions.insert(.w8, if: bits & 256 != 0)
    conditions.insert(.w9, if: bits & 512 != 0)
    return conditions
  }

  static var rows: [Row<Forty>] {
    for index in 0..<40 {
      let word = Word(rawValue: UInt8(index % 10))!
      let other = Word(rawValue: UInt8((index + 3) % 10))!
      Rule("gate.rule-\(index)", facts: [], "A rule.", evidence: .assumed(""), when: [word, other])
      {
        _,
        draft in draft.sum += index
      }
    }
  }
}

/// Decides that often and returns what it comes to.
func decide(times: Int) -> Int {
  let policy = Policy(of: Forty.self)
  var sum = 0
  for round in 0..<times {
    let question = Forty(bits: round & 1 == 0 ? 0b00_0101_1011 : 0b00_1011_0110)
    sum += policy.decide(question, from: .init()).answer.sum
  }
  return sum
}
