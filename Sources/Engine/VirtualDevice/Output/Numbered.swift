/// A value with a number that equal values have in common, and that few others have.
///
/// A hash of the standard library takes longer than most comparisons.
protocol Digestible: Hashable, Sendable {
  var digest: UInt64 { get }
}

/// Distinct values, each with a number: its place in the order in which they first occurred.
struct Numbered<Value: Digestible>: Sendable {
  /// The values, indexed by their numbers.
  private(set) var values: [Value] = []
  /// The numbers plus one, each at the place of its value's digest or after it; zero is free.
  private var places: [UInt32] = []

  /// Creates an empty list.
  init() {}

  /// Creates a list of values that are all different.
  init(_ values: [Value]) {
    self.values = values
    makeRoom()
  }

  /// The memory that the values and their places take.
  var bytes: Int {
    values.count * MemoryLayout<Value>.stride + places.count * MemoryLayout<UInt32>.stride
  }

  /// Returns the number of a value, and enters it if it is new.
  @inline(never)
  mutating func number(of value: Value) -> UInt32 {
    if places.count < 2 * (values.count + 1) { makeRoom() }
    var place = place(of: value)
    while places[place] != 0 {
      let number = places[place] - 1
      if values[Int(number)] == value { return number }
      place = (place + 1) & (places.count - 1)
    }
    values.append(value)
    places[place] = UInt32(values.count)
    return UInt32(values.count - 1)
  }

  private func place(of value: Value) -> Int {
    let mixed = value.digest &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (places.count - 1)
  }

  /// Makes places for one more value, a power of two; half of them stay free.
  private mutating func makeRoom() {
    var count = max(32, places.count)
    while count < 2 * (values.count + 1) { count *= 2 }
    places = Array(repeating: 0, count: count)
    for (number, value) in values.enumerated() {
      var place = place(of: value)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = UInt32(number + 1)
    }
  }
}

/// Returns a Boolean value that indicates whether two values are the same in memory.
///
/// Values with the same bytes are equal. Equal values can differ in bytes that are not used.
@inline(__always)
func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in
      var difference: UInt64 = 0
      var index = 0
      while index &+ 8 <= MemoryLayout<Value>.size {
        difference |=
          a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          ^ b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index &+= 8
      }
      while index < MemoryLayout<Value>.size {
        difference |= UInt64(a[index] ^ b[index])
        index &+= 1
      }
      return difference == 0
    }
  }
}
