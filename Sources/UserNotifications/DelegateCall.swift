import Synchronization

/// One call of a delegate's method: the default of a method that is not there says so here.
package final class DelegateCall: Sendable {
  @TaskLocal package static var current: DelegateCall?

  private let delegate: ObjectIdentifier
  private let missing = Atomic(false)

  package init(of delegate: AnyObject) { self.delegate = ObjectIdentifier(delegate) }

  /// Whether the method is not there.
  package var isMissing: Bool { missing.load(ordering: .acquiring) }

  package func isMissing(in delegate: AnyObject) {
    guard ObjectIdentifier(delegate) == self.delegate else { return }
    missing.store(true, ordering: .releasing)
  }
}

/// An answer that an app owes: the completion handler that its delegate was handed.
///
/// It notices when the app lets go of the handler without having called it.
package final class CompletionObligation<Value>: @unchecked Sendable {
  private let isGiven = Atomic(false)
  private let take: (Value?) -> Void

  /// Creates one that is taken once: with what was answered, or with nil if nothing will be.
  package init(_ take: @escaping (Value?) -> Void) { self.take = take }

  package func give(_ value: Value) {
    guard !isGiven.exchange(true, ordering: .acquiringAndReleasing) else { return }
    take(value)
  }

  deinit { if !isGiven.load(ordering: .acquiring) { take(nil) } }
}
