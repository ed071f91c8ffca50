import Synchronization

/// One call of a delegate's method, which the default of a missing method marks as missing.
package final class DelegateCall: Sendable {
  @TaskLocal package static var current: DelegateCall?

  private let delegate: ObjectIdentifier
  private let missing = Atomic(false)

  package init(of delegate: AnyObject) { self.delegate = ObjectIdentifier(delegate) }

  /// Indicates whether the delegate lacks the method.
  package var isMissing: Bool { missing.load(ordering: .acquiring) }

  package func isMissing(in delegate: AnyObject) {
    guard ObjectIdentifier(delegate) == self.delegate else { return }
    missing.store(true, ordering: .releasing)
  }
}

/// The app's obligation to call the completion handler that its delegate received.
///
/// It detects that the app released the handler without calling it.
package final class CompletionObligation<Value>: @unchecked Sendable {
  private let isGiven = Atomic(false)
  private let take: (Value?) -> Void

  /// Creates an obligation whose closure is called once: with the answer, or with nil if none can
  /// follow.
  package init(_ take: @escaping (Value?) -> Void) { self.take = take }

  package func give(_ value: Value) {
    guard !isGiven.exchange(true, ordering: .acquiringAndReleasing) else { return }
    take(value)
  }

  deinit { if !isGiven.load(ordering: .acquiring) { take(nil) } }
}
