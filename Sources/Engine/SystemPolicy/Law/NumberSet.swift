/// A set of small numbers, such as the rules of a decision, stored as bits.
///
/// The kind of number says how many machine words the set always takes.
@frozen
public struct NumberSet<Element: SmallNumber>: Hashable, Sendable {
  @usableFromInline var words: Element.Words = .zero

  /// Creates an empty set.
  @inlinable
  public init() {}

  /// Creates a set of the numbers whose bits are set, counted from a first number.
  @inlinable
  public init(bits: UInt64, from first: UInt16) { insert(bits: bits, from: first) }

  /// Inserts the numbers whose bits are set, counted from a first number.
  @inlinable
  mutating func insert(bits: UInt64, from first: UInt16) {
    let shift = UInt64(first & 63)
    // A shift by the whole width correctly leaves nothing.
    let rest = bits >> (64 - shift)
    // A subscript of a vector would copy all of its words.
    withUnsafeMutableBytes(of: &words) { bytes in
      let words = bytes.assumingMemoryBound(to: UInt64.self)
      words[Self.word(of: first)] |= bits << shift
      if rest != 0 { words[Self.word(of: first &+ 64)] |= rest }
    }
  }

  /// Returns 64 numbers of the set as bits, counted from a first number.
  func bits(from first: UInt16) -> UInt64 {
    let (word, shift) = (Self.word(of: first), UInt64(first & 63))
    // A shift by the whole width correctly leaves nothing.
    return words[word] >> shift | words[Self.word(of: first &+ 64)] << (64 - shift)
  }

  /// One more than the largest number a set can hold.
  public static var capacity: Int { Element.Words.scalarCount * 64 }

  /// Returns the index of the word that holds a number.
  @inlinable
  static func word(of number: UInt16) -> Int {
    Int(number >> 6) & (Element.Words.scalarCount &- 1)
  }

  /// Returns a Boolean value that indicates whether two sets have the same elements.
  ///
  /// The comparison of vectors in the standard library takes ten times as long.
  @inlinable
  public static func == (a: NumberSet, b: NumberSet) -> Bool {
    withUnsafeBytes(of: a.words) { a in
      withUnsafeBytes(of: b.words) { b in
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: MemoryLayout<Element.Words>.size, by: 8) {
          difference |=
            a.load(fromByteOffset: offset, as: UInt64.self)
            ^ b.load(fromByteOffset: offset, as: UInt64.self)
        }
        return difference == 0
      }
    }
  }

  /// A Boolean value that indicates whether the set is empty.
  @inlinable
  public var isEmpty: Bool { self == NumberSet() }

  /// The number of elements.
  public var count: Int {
    words.indices.reduce(0) { $0 + words[$1].nonzeroBitCount }
  }

  /// Inserts an element.
  @inlinable
  public mutating func insert(_ element: Element) {
    words[Self.word(of: element.rawValue)] |= 1 << UInt64(element.rawValue & 63)
  }

  /// Removes an element, if the set contains it.
  mutating func remove(_ element: Element) {
    words[Self.word(of: element.rawValue)] &= ~(1 << UInt64(element.rawValue & 63))
  }

  /// Returns a Boolean value that indicates whether the set contains an element.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    words[Self.word(of: element.rawValue)] & (1 << UInt64(element.rawValue & 63)) != 0
  }

  /// Inserts every element of another set.
  @inlinable @inline(__always)
  public mutating func formUnion(_ other: NumberSet) {
    words |= other.words
  }

  /// Returns the elements of either set.
  @inlinable @inline(__always)
  public func union(_ other: NumberSet) -> NumberSet {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the elements of both sets.
  @inlinable @inline(__always)
  public func intersection(_ other: NumberSet) -> NumberSet {
    var result = self
    result.words &= other.words
    return result
  }

  // Other modules know the kind of element; one copy in each of them is enough.

  /// The elements, smallest first.
  @inlinable @inline(never)
  public var elements: [Element] {
    var elements: [Element] = []
    // A subscript of a vector would copy all of its words.
    withUnsafeBytes(of: words) { bytes in
      for word in 0..<Element.Words.scalarCount {
        var rest = bytes.load(fromByteOffset: 8 * word, as: UInt64.self)
        while rest != 0 {
          elements.append(Element(rawValue: UInt16(word * 64 + rest.trailingZeroBitCount)))
          rest &= rest - 1
        }
      }
    }
    return elements
  }
}

extension NumberSet: ExpressibleByArrayLiteral {
  /// Creates a set of the elements listed.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    for element in elements { insert(element) }
  }
}

/// The number of a row in a table.
public protocol SmallNumber: Hashable, Sendable {
  /// The machine words of a set of such numbers; their count is a power of two.
  associatedtype Words: SIMD & Sendable where Words.Scalar == UInt64

  /// The index of the row, from 0.
  var rawValue: UInt16 { get }

  /// Creates the number of the row at an index.
  init(rawValue: UInt16)
}

/// The number of a rule among all rules of the law.
@frozen
public struct RuleNumber: SmallNumber, Comparable {
  /// The words of a set of rules, which holds up to 1,024.
  public typealias Words = SIMD16<UInt64>

  /// The index of the rule, from 0.
  public var rawValue: UInt16

  /// Creates the number of the rule at an index.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Returns a Boolean value that indicates whether the first rule precedes the second in the law.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The number of a dispute among all disputes of the law.
@frozen
public struct DisputeNumber: SmallNumber, Comparable {
  /// The words of a set of disputes, which holds up to 128.
  public typealias Words = SIMD2<UInt64>

  /// The index of the dispute, from 0.
  public var rawValue: UInt16

  /// Creates the number of the dispute at an index.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Returns a Boolean value that indicates whether the first dispute precedes the second in the
  /// law.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The rules of a decision.
public typealias RuleSet = NumberSet<RuleNumber>

/// The disputes of a decision.
public typealias DisputeSet = NumberSet<DisputeNumber>
