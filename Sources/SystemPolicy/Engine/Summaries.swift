/// A rule as reports see it: everything but its function.
public struct RuleSummary: Sendable {
  /// Its place among all rules.
  public var number: RuleNumber
  /// Its name: a topic and a small sentence.
  public var id: String
  /// The kind of question it helps to answer.
  public var policy: String
  /// The catalogue entries it implements.
  public var facts: [String]
  /// The dispute it takes a side in.
  public var dispute: String?
  /// The side it takes.
  public var side: String?
  /// The first version of iOS that behaves so.
  public var since: OSVersion
  /// The last one, if the behaviour ended.
  public var until: OSVersion?
  /// The behaviour as one sentence.
  public var sentence: String
  /// What it rests on, the best first.
  public var evidence: [Evidence]
  /// Whether it ends the matter.
  public var isFinal: Bool
  /// Whether it changes the answer; one that does not is a reason and no more.
  public var isEffective: Bool
  /// Where it is written.
  public var place: RulePlace
  let guarded: GuardWords

  /// What must hold for it to speak.
  public var when: [String] { guarded.when }

  /// What must not hold.
  public var unless: [String] { guarded.unless }

  /// What its guard is about.
  public var aspects: [Aspect] { guarded.aspects }

  /// The topic: the part of the name before the dot.
  public var topic: String { String(id.utf8.prefix { $0 != UInt8(ascii: ".") })! }

  /// The best grade among its evidence.
  public var grade: Evidence.Grade { evidence.map { $0.grade }.min() ?? .assumed }

  /// The versions as people write them: `10–13`, `14+`.
  public var versions: String { since.text(until: until) }
}

/// A dispute as reports see it.
public struct DisputeSummary: Sendable {
  /// Its place among all disputes.
  public var number: DisputeNumber
  /// Its name.
  public var id: String
  /// The kind of question in which it arises.
  public var policy: String
  /// The catalogue entries it is about.
  public var facts: [String]
  /// The first version of iOS on which it arises.
  public var since: OSVersion
  /// The last one, if it was settled.
  public var until: OSVersion?
  /// The open question.
  public var sentence: String
  /// The side each reading takes.
  public var choices: [(reading: Reading, choice: Choice)]
  /// Every side, in the order of the rules that carry them.
  public var sides: [String]
  /// How to decide it on a real phone.
  public var check: String
  let guarded: GuardWords

  /// What must hold for it to matter.
  public var when: [String] { guarded.when }

  /// What must not hold.
  public var unless: [String] { guarded.unless }

  /// The versions as people write them: `10–13`, `14+`.
  public var versions: String { since.text(until: until) }

  /// The side a reading takes on a version of iOS.
  public func side(under reading: Reading, on version: OSVersion) -> String {
    choices.first { $0.reading == reading }!.choice.side(on: version)
  }
}

extension OSVersion {
  /// The versions from this one to a last one, if there is one.
  fileprivate func text(until last: OSVersion?) -> String {
    if last == self { return "\(major).\(minor)" }
    guard let last else { return "\(text)+" }
    guard last.minor == .max else { return "\(major).\(minor)–\(last.text)" }
    return last.major == major ? text : "\(text)–\(last.major)"
  }
}

/// A guard in words.
///
/// The names are looked up when they are printed; a run that prints none pays nothing.
struct GuardWords: Sendable {
  private let words: @Sendable () -> (when: [String], unless: [String])
  private let listed: @Sendable () -> [Aspect]

  init<Element>(_ when: Conditions<Element>, _ unless: Conditions<Element>) {
    words = { (when.elements.map { $0.rawValue }, unless.elements.map { $0.rawValue }) }
    listed = { when.elements.map { $0.aspect } + unless.elements.map { $0.aspect } }
  }

  var when: [String] { words().when }
  var unless: [String] { words().unless }

  var aspects: [Aspect] {
    let listed = listed()
    return Aspect.allCases.filter { listed.contains($0) }
  }
}
