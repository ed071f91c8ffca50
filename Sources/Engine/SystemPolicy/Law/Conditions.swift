/// A fact that a guard can test when a question is asked.
///
/// A question lists its conditions as the cases of an enumeration. `explain` prints the raw
/// values, which are the names of the cases.
public protocol GuardCondition: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The subject of the condition, which identifies its cause in the journal.
  var aspect: Aspect { get }
}

extension GuardCondition {
  /// The index of the condition among the cases, from 0.
  ///
  /// In memory, a case without associated values is this number, or empty if it is the only case.
  @inlinable
  public var position: UInt8 {
    MemoryLayout<Self>.size == 0 ? 0 : unsafeBitCast(self, to: UInt8.self)
  }
}

/// The subject of a condition, which identifies the earlier event that caused it.
public enum Aspect: UInt8, Hashable, Sendable, CaseIterable {
  /// The app's permission to notify.
  case authorization
  /// The state of the app's process.
  case state
  /// The delegate of the notification center.
  case delegate
  /// The lock of the phone.
  case lock
  /// The app's authorization to use the phone's location.
  case location
  /// The power of the phone, and the first unlock since it started.
  case power
  /// The location of the phone.
  case place
  /// The monitored regions.
  case region
  /// The categories that an app has registered.
  case category
  /// The Focus that is on, and the silent switch.
  case attention
  /// The request itself.
  case request
  /// The last act of the user or the app.
  case act
}

/// A set of conditions: those that hold, or those that a guard tests.
@frozen
public struct Conditions<Element: GuardCondition>: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The bits, one for each condition; the lowest is that of the first case.
  public let bits: UInt64

  /// Creates the set of the conditions whose bits are set; the lowest is that of the first case.
  @inlinable
  public init(bits: UInt64) { self.bits = bits }

  // Being transparent, and with `forEach`, it lets the compiler turn each literal into a number.
  // With an array, every start would create a type for the conditions of each question.
  /// Creates a set of the conditions listed.
  @_transparent
  public init(arrayLiteral elements: Element...) {
    var bits: UInt64 = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    elements.forEach { bits |= 1 &<< UInt64($0.position) }
    self.bits = bits
  }

  /// Returns a Boolean value that indicates whether a condition is in the set.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    bits & (1 << UInt64(element.position)) != 0
  }

  /// The conditions, in the order of their cases.
  public var elements: [Element] { Element.allCases.filter(contains) }
}

/// Builds the conditions of a question from a sequence of `if` statements.
@resultBuilder
public enum ConditionsBuilder<Element: GuardCondition> {
  /// Returns a set of one condition.
  @inlinable
  public static func buildExpression(_ condition: Element) -> Conditions<Element> {
    Conditions(bits: 1 << UInt64(condition.position))
  }

  /// Returns a set of conditions unchanged.
  @inlinable
  public static func buildExpression(_ conditions: Conditions<Element>) -> Conditions<Element> {
    conditions
  }

  /// Returns an empty set for an empty block.
  @inlinable
  public static func buildBlock() -> Conditions<Element> { Conditions(bits: 0) }

  /// Returns the first conditions of a block.
  @inlinable
  public static func buildPartialBlock(first: Conditions<Element>) -> Conditions<Element> { first }

  /// Returns the conditions so far together with the next ones.
  @inlinable
  public static func buildPartialBlock(
    accumulated: Conditions<Element>,
    next: Conditions<Element>
  ) -> Conditions<Element> {
    Conditions(bits: accumulated.bits | next.bits)
  }

  /// Returns the conditions of an `if` without `else`, or an empty set if it does not hold.
  @inlinable
  public static func buildOptional(_ conditions: Conditions<Element>?) -> Conditions<Element> {
    // An empty literal would cost a call for each condition of each decision.
    conditions ?? Conditions(bits: 0)
  }

  /// Returns the conditions of the first branch.
  @inlinable
  public static func buildEither(first: Conditions<Element>) -> Conditions<Element> { first }

  /// Returns the conditions of the second branch.
  @inlinable
  public static func buildEither(second: Conditions<Element>) -> Conditions<Element> { second }
}
