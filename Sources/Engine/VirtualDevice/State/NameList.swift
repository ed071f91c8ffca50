import SystemPolicy

/// The identifiers of notifications in the order of their rows, for a fast search.
///
/// A row is long and an identifier is short, so a search of the rows reads much more memory than
/// it needs.
struct NameList: Hashable, Sendable {
  private var identifiers: [UInt32] = []

  /// The memory that the entry of a row takes.
  static var bytesPerRow: Int { MemoryLayout<UInt32>.stride }

  /// Returns the index of the first row with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isOne: Returns whether the row at an index, which has the identifier, has the name.
  @inline(__always)
  func firstIndex(of name: NotificationName, where isOne: (Int) -> Bool) -> Int? {
    var index = 0
    while let next = firstIndex(of: name.identifier.rawValue, from: index) {
      if isOne(next) { return next }
      index = next + 1
    }
    return nil
  }

  private func firstIndex(of wanted: UInt32, from start: Int) -> Int? {
    identifiers.withUnsafeBufferPointer { identifiers in
      var index = start
      // Four at a time, because the loop costs more than the comparison.
      while index &+ 4 <= identifiers.count {
        if identifiers[index] == wanted { return index }
        if identifiers[index &+ 1] == wanted { return index &+ 1 }
        if identifiers[index &+ 2] == wanted { return index &+ 2 }
        if identifiers[index &+ 3] == wanted { return index &+ 3 }
        index &+= 4
      }
      while index < identifiers.count {
        if identifiers[index] == wanted { return index }
        index &+= 1
      }
      return nil
    }
  }

  mutating func append(_ name: NotificationName) { identifiers.append(name.identifier.rawValue) }

  mutating func remove(at index: Int) { identifiers.remove(at: index) }

  mutating func removeAll() { identifiers = [] }
}
