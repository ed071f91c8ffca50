/// A question on which sources disagree.
///
/// It owns its guard: wherever the guard holds the dispute has been consulted, and the side in
/// force speaks, even where it changes nothing. So a run knows on which open questions it rests.
public struct Dispute<Asked: Question>: Sendable {
  let id: String
  let facts: [String]
  let since: OSVersion
  let until: OSVersion?
  let sentence: String
  let when: Conditions<Asked.Condition>
  let unless: Conditions<Asked.Condition>
  let sides: [Reading: Choice]
  let check: String

  // Rows are made once in a process: see "Why are the rows not optimised?" in Decisions.
  /// Writes a dispute.
  ///
  /// - Parameters:
  ///   - id: Its name, as in `add-when-denied`.
  ///   - facts: The catalogue entries it is about.
  ///   - since: The first version of iOS on which it arises; by default the first with a centre.
  ///   - until: The last one, with all its minor versions unless one is named; nil for all later
  ///     ones.
  ///   - only: The one version on which it arises, without its later minor ones.
  ///   - sentence: The open question.
  ///   - when: What must hold for it to matter.
  ///   - unless: What must not hold.
  ///   - seeds: The side taken by the documents the project was created from.
  ///   - apple: The side taken by Apple's documentation.
  ///   - field: The side taken by what people measured.
  ///   - check: How to decide it on a real phone.
  @_optimize(none)
  public init(
    _ id: String,
    facts: [String],
    since: OSVersion = .center,
    until: OSVersion? = nil,
    only: OSVersion? = nil,
    _ sentence: String,
    when: Conditions<Asked.Condition>,
    unless: Conditions<Asked.Condition> = [],
    seeds: Choice,
    apple: Choice,
    field: Choice,
    check: String
  ) {
    self.id = id
    self.facts = facts
    self.since = only ?? since
    self.until = only ?? until?.throughMinors
    self.sentence = sentence
    self.when = when
    self.unless = unless
    self.sides = [.seeds: seeds, .apple: apple, .field: field]
    self.check = check
  }
}

/// The side a reading takes, which may depend on the version of iOS.
public struct Choice: Sendable, ExpressibleByStringLiteral {
  /// The sides in order of the versions at which they begin.
  public let sides: [(since: OSVersion, name: String)]

  /// The same side on every version.
  @_optimize(none)
  public init(stringLiteral name: String) {
    sides = [(.oldest, name)]
  }

  private init(_ sides: [(since: OSVersion, name: String)]) {
    self.sides = sides
  }

  /// One side before a version and another from it on.
  public static func before(_ version: OSVersion, _ early: String, then late: String) -> Choice {
    Choice([(.oldest, early), (version, late)])
  }

  /// The side taken on a version.
  public func side(on version: OSVersion) -> String {
    (sides.last { $0.since <= version } ?? sides[0]).name
  }
}

/// A named choice of sides.
public enum Reading: String, Hashable, Sendable, CaseIterable {
  /// The documents the project was created from; where they are silent, the best evidence.
  case seeds
  /// Apple's documentation wins.
  case apple
  /// What several people measured wins.
  case field

  /// What the reading is, in a few words.
  public var sentence: String {
    switch self {
    case .seeds: "The project's own documents, and the best evidence where they are silent"
    case .apple: "Apple's documentation wins"
    case .field: "What several people measured wins"
    }
  }
}
