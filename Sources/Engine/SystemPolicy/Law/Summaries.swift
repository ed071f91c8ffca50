/// The parts of a rule that reports show: everything but its effect.
public struct RuleSummary: Sendable {
  /// The number of the rule among all rules.
  public let number: RuleNumber
  /// The name of the question that the rule helps to answer.
  public let question: String
  /// The number of the first rule of that question.
  public let firstOfQuestion: RuleNumber
  private let row: RuleRow

  init(_ row: RuleRow, number: RuleNumber, question: String, firstOfQuestion: RuleNumber) {
    (self.number, self.question, self.row) = (number, question, row)
    self.firstOfQuestion = firstOfQuestion
  }

  /// The name of the rule: a topic and a small sentence.
  public var id: String { row.id }

  /// The catalogue entries that the rule implements.
  public var facts: [String] { row.facts }

  /// The dispute in which the rule takes a side, if any.
  public var dispute: String? { row.dispute }

  /// The side that the rule takes, if any.
  public var side: String? { row.side }

  /// The first version of iOS with the behaviour.
  public var since: OSVersion { row.since }

  /// The last version of iOS with the behaviour, if the behaviour ended.
  public var until: OSVersion? { row.until }

  /// The behaviour as one sentence.
  public var sentence: String { row.sentence }

  /// The evidence for the rule, in the order of its row.
  public var evidence: [Evidence] {
    [row.evidence.first(), row.evidence.second(), row.evidence.third()].compactMap { $0 }
  }

  /// A Boolean value that indicates whether no later row applies after this rule.
  public var isFinal: Bool { row.isFinal }

  /// A Boolean value that indicates whether the rule changes the answer.
  ///
  /// A rule that changes nothing only gives a reason.
  public var isEffective: Bool { row.isEffective }

  /// The last release that changed the outcome of the rule, if any.
  public var corrected: Correction? { row.corrected() }

  /// The source location of the rule.
  public var place: RulePlace { RulePlace(id: row.id, fileID: row.fileID, line: row.line) }

  /// The conditions that must hold for the rule to apply.
  public var when: [String] { row.guarded.needed }

  /// The conditions that must not hold.
  public var unless: [String] { row.guarded.refused }

  /// The subjects of the conditions in the rule's guard.
  public var aspects: [Aspect] { row.guarded.aspects }

  /// The topic: the part of the name before the dot.
  public var topic: String { String(id.utf8.prefix { $0 != UInt8(ascii: ".") })! }

  /// The strongest grade of the rule's evidence.
  public var grade: Evidence.Grade { evidence.map { $0.grade }.min() ?? .assumed }

  /// The range of versions, such as `10–13` or `14+`.
  public var versions: String { since.text(until: until) }
}

/// The parts of a dispute that reports show.
public struct DisputeSummary: Sendable {
  /// The number of the dispute among all disputes.
  public let number: DisputeNumber
  /// The name of the question in which the dispute arises.
  public let question: String
  /// Every side, in the order of the rules that take them.
  public internal(set) var sides: [String] = []
  private let row: DisputeRow

  init(_ row: DisputeRow, number: DisputeNumber, question: String) {
    (self.number, self.question, self.row) = (number, question, row)
  }

  /// The name of the dispute.
  public var id: String { row.id }

  /// The catalogue entries that the dispute concerns.
  public var facts: [String] { row.facts }

  /// The first version of iOS on which the dispute arises.
  public var since: OSVersion { row.since }

  /// The last version of iOS on which the dispute arises, if it was settled.
  public var until: OSVersion? { row.until }

  /// The open question.
  public var sentence: String { row.sentence }

  /// The side that each reading takes.
  public var choices: [(reading: Reading, choice: Choice)] {
    Reading.allCases.map { ($0, choice(of: $0)) }
  }

  private func choice(of reading: Reading) -> Choice {
    switch reading {
    case .seeds: row.choices.seeds
    case .apple: row.choices.apple
    case .field: row.choices.field
    }
  }

  /// The experiment that decides the dispute on a real phone.
  public var check: String { row.check }

  /// The last release in which a reading changed its side, if any.
  public var corrected: Correction? { row.corrected() }

  /// The conditions that must hold for the dispute to arise.
  public var when: [String] { row.guarded.needed }

  /// The conditions that must not hold.
  public var unless: [String] { row.guarded.refused }

  /// The range of versions, such as `10–13` or `14+`.
  public var versions: String { since.text(until: until) }

  /// Returns the side that a reading takes on a version of iOS.
  public func side(under reading: Reading, on version: OSVersion) -> String {
    choice(of: reading).side(on: version)
  }
}

extension OSVersion {
  /// Returns the range of versions from this one to the last one, if there is one.
  fileprivate func text(until last: OSVersion?) -> String {
    if last == self { return "\(major).\(minor)" }
    guard let last else { return "\(text)+" }
    guard last.minor == .max else { return "\(major).\(minor)–\(last.text)" }
    return last.major == major ? text : "\(text)–\(last.major)"
  }
}

/// The conditions that must hold for a row to apply, and those that must not, as bits.
struct Guard: Sendable {
  let when: UInt64
  let unless: UInt64
  /// Returns the conditions whose bits are set.
  ///
  /// They are looked up only when they are printed.
  private let conditions: @Sendable (UInt64) -> [(name: String, aspect: Aspect)]

  @inline(__always)
  init<Element>(_ when: Conditions<Element>, _ unless: Conditions<Element>) {
    self.when = when.bits
    self.unless = unless.bits
    conditions = { bits in
      Conditions<Element>(bits: bits).elements.map { ($0.rawValue, $0.aspect) }
    }
  }

  /// The names of the conditions that must hold.
  var needed: [String] { conditions(when).map { $0.name } }

  /// The names of the conditions that must not hold.
  var refused: [String] { conditions(unless).map { $0.name } }

  /// The subjects of all conditions.
  var aspects: [Aspect] {
    let listed = (conditions(when) + conditions(unless)).map { $0.aspect }
    return Aspect.allCases.filter { listed.contains($0) }
  }
}
