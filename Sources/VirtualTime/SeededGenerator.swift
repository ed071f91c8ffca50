/// Random numbers that are the same for a seed on every machine, for ever.
///
/// The algorithm is SplitMix64: one addition and a mixing of bits, and every seed is a good one.
@frozen
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// Creates a generator; equal seeds make equal sequences.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }
}
