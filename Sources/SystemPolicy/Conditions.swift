/// One thing that can hold or not when a question is asked: the words in which guards are written.
///
/// A topic lists its conditions as the cases of an enumeration; the case names are what `explain`
/// prints.
public protocol Condition: CaseIterable, Hashable, Sendable, RawRepresentable<UInt8> {
  /// What the condition is about; the journal is searched for its cause under this word.
  var aspect: Aspect { get }
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
  /// What the app may know of where the phone is.
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
public struct Conditions<Element: Condition>: Hashable, Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: UInt64 = 0

  /// Creates the set of the conditions listed.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    for element in elements { bits |= 1 << UInt64(element.rawValue) }
  }

  /// Adds a condition where a fact holds.
  @inlinable
  public mutating func insert(_ element: Element, if fact: Bool = true) {
    bits |= (fact ? 1 : 0) << UInt64(element.rawValue)
  }

  /// Tells whether a condition is in the set.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    bits & (1 << UInt64(element.rawValue)) != 0
  }

  /// The conditions in the order of their vocabulary.
  public var elements: [Element] { Element.allCases.filter(contains) }
}
