import Foundation

/// A value of the tree that is evaluated again when it changes.
///
/// It can be read and changed on any thread.
final class Location<Value>: @unchecked Sendable {
  private struct Reader {
    weak var node: Node?
  }

  private let lock = NSLock()
  private var current: Value
  private var readers: [ObjectIdentifier: Reader] = [:]

  init(_ value: Value) { current = value }

  /// The value; the node that is being evaluated is evaluated again when it changes.
  var value: Value {
    get {
      lock.withLock {
        if let reader = Reading.node { readers[ObjectIdentifier(reader)] = Reader(node: reader) }
        return current
      }
    }
    set {
      let nodes = lock.withLock { () -> [Node] in
        defer { current = newValue }
        guard !isEqual(current, newValue) else { return [] }
        defer { readers = [:] }
        return readers.values.compactMap(\.node)
      }
      for node in nodes { node.invalidate() }
    }
  }
}

/// Returns whether two values are known to be equal.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Equal: Equatable>(_ a: Equal) -> Bool { a == b as? Equal }
  return (a as? any Equatable).map { compare($0) } ?? false
}
