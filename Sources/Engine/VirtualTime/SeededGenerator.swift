/// A random number generator that returns the same numbers for the same seed on every machine.
///
/// The algorithm is SplitMix64. Every seed is equally good.
///
/// ```swift
/// var first = SeededGenerator(seed: 7)
/// var second = SeededGenerator(seed: 7)
/// #expect(first.next() == second.next())
/// ```
@frozen
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The start of the sequence. Generators with equal seeds return equal
  ///   sequences.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number of the sequence, from the whole range of `UInt64`.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }
}
