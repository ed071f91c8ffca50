/// A question on which sources disagree.
///
/// A dispute has its own guard. Whenever the guard holds, the decision records the dispute, even if
/// the rules of the side in force change nothing. A run therefore knows its open questions.
public struct Dispute<Asked: Question>: Sendable {
  let row: DisputeRow

  /// Creates a dispute.
  ///
  /// - Parameters:
  ///   - id: The name of the dispute, as in `add-when-denied`.
  ///   - facts: The catalogue entries that the dispute concerns.
  ///   - since: The first version of iOS on which the dispute arises; by default, the first version
  ///     with a notification center.
  ///   - until: The last version, with all its minor versions unless one is named; `nil` for all
  ///     later versions.
  ///   - only: The only version on which the dispute arises, without later minor versions.
  ///   - sentence: The open question.
  ///   - when: The conditions that must hold.
  ///   - unless: The conditions that must not hold.
  ///   - seeds: The side of the documents from which the project was created.
  ///   - apple: The side of Apple's documentation.
  ///   - field: The side of published measurements.
  ///   - check: The experiment that decides the dispute on a real phone.
  ///   - corrected: The last release in which a reading changed its side, if any.
  @inline(__always)
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
    check: String,
    corrected: @autoclosure @escaping @Sendable () -> Correction? = nil
  ) {
    row = DisputeRow(
      id,
      facts,
      since: only ?? since,
      until: only ?? until?.throughMinors,
      sentence,
      Guard(when, unless),
      (seeds, apple, field),
      check,
      corrected
    )
  }
}

/// The side that a reading takes, which can depend on the version of iOS.
public struct Choice: Sendable, ExpressibleByStringLiteral {
  /// The side on the first versions.
  private let first: String
  /// The side from a version on, if it is another one.
  private let later: (since: OSVersion, name: String)?

  /// Creates a choice of the same side on every version.
  @inline(never)
  public init(stringLiteral name: String) {
    (first, later) = (name, nil)
  }

  private init(_ first: String, later: (since: OSVersion, name: String)) {
    (self.first, self.later) = (first, later)
  }

  /// Returns a choice of one side before a version, and of another from that version on.
  public static func before(_ version: OSVersion, _ early: String, then late: String) -> Choice {
    Choice(early, later: (version, late))
  }

  /// The sides, in the order of the first versions on which they are taken.
  public var sides: [(since: OSVersion, name: String)] {
    [(.oldest, first)] + (later.map { [$0] } ?? [])
  }

  /// Returns the side that is taken on a version.
  public func side(on version: OSVersion) -> String {
    if let later, later.since <= version { return later.name }
    return first
  }
}

/// The source that decides the side of every dispute.
public enum Reading: String, Hashable, Sendable, CaseIterable {
  /// The documents from which the project was created; where they are silent, the best evidence.
  case seeds
  /// The side of Apple's documentation.
  case apple
  /// The side of several published measurements.
  case field

  /// A short description of the reading.
  public var sentence: String {
    switch self {
    case .seeds: "The project's own documents, and the best evidence where they are silent"
    case .apple: "Apple's documentation wins"
    case .field: "Measurements by several people win"
    }
  }
}
