/// One thing that can hold or not when a question is asked: the words in which guards are written.
///
/// A question lists its conditions as the cases of an enumeration; the case names are what
/// `explain` prints, and so they are its raw values.
public protocol GuardCondition: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// What the condition is about; the journal is searched for its cause under this word.
  var aspect: Aspect { get }
}

extension GuardCondition {
  /// Its place among the cases, the first being 0.
  ///
  /// A case without values is this number in memory, or nothing where there is one case only.
  @inlinable
  public var position: UInt8 {
    MemoryLayout<Self>.size == 0 ? 0 : unsafeBitCast(self, to: UInt8.self)
  }
}

/// What a condition is about, and so which earlier event made it hold.
public enum Aspect: UInt8, Hashable, Sendable, CaseIterable {
  /// The app's permission to notify.
  case authorization
  /// Whether the app runs, and where.
  case state
  /// Who speaks for the app in the notification centre.
  case delegate
  /// Whether the phone is locked.
  case lock
  /// The app's authorization to use the phone's location.
  case location
  /// Whether the phone is on, and was unlocked since it started.
  case power
  /// Where the phone is.
  case place
  /// The regions that are monitored.
  case region
  /// The categories that an app has set.
  case category
  /// The Focus that is on, and the silent switch.
  case attention
  /// The request itself.
  case request
  /// What the user or the app has just done.
  case act
}

/// The conditions that hold, or that a guard asks for.
@frozen
public struct Conditions<Element: GuardCondition>: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A bit for each condition, the first case's being the lowest.
  public let bits: UInt64

  /// Creates the set of the conditions whose bits are set, the first case's being the lowest.
  @inlinable
  public init(bits: UInt64) { self.bits = bits }

  /// Creates the set of the conditions listed.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    bits = elements.reduce(0) { $0 | 1 << UInt64($1.position) }
  }

  /// Tells whether a condition is in the set.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    bits & (1 << UInt64(element.position)) != 0
  }

  /// The conditions in the order of their vocabulary.
  public var elements: [Element] { Element.allCases.filter(contains) }
}

/// Lets the conditions of a question be written as one `if` after the other.
@resultBuilder
public enum ConditionsBuilder<Element: GuardCondition> {
  /// Takes a condition.
  @inlinable
  public static func buildExpression(_ condition: Element) -> Conditions<Element> {
    Conditions(bits: 1 << UInt64(condition.position))
  }

  /// Takes conditions that were found elsewhere.
  @inlinable
  public static func buildExpression(_ conditions: Conditions<Element>) -> Conditions<Element> {
    conditions
  }

  /// Begins with no condition.
  @inlinable
  public static func buildBlock() -> Conditions<Element> { Conditions(bits: 0) }

  /// Begins with the first conditions.
  @inlinable
  public static func buildPartialBlock(first: Conditions<Element>) -> Conditions<Element> { first }

  /// Adds the next conditions.
  @inlinable
  public static func buildPartialBlock(
    accumulated: Conditions<Element>,
    next: Conditions<Element>
  ) -> Conditions<Element> {
    Conditions(bits: accumulated.bits | next.bits)
  }

  /// Takes conditions only where a fact holds.
  @inlinable
  public static func buildOptional(_ conditions: Conditions<Element>?) -> Conditions<Element> {
    // An empty list would be a call for each condition of each decision.
    conditions ?? Conditions(bits: 0)
  }

  /// Takes the conditions of the first branch.
  @inlinable
  public static func buildEither(first: Conditions<Element>) -> Conditions<Element> { first }

  /// Takes the conditions of the second branch.
  @inlinable
  public static func buildEither(second: Conditions<Element>) -> Conditions<Element> { second }
}
