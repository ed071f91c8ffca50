/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let box: Box

  private final class Box {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  /// Creates a lock that protects a value.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Creates a lock that protects a value that is not sendable.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// Runs a closure with the value while holding the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs a closure with the value while holding the lock; the compiler does not check the
  /// captures.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(box.lock)
    defer { os_unfair_lock_unlock(box.lock) }
    return try body(&box.state)
  }

  /// Runs a closure with the value if the lock is free.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(box.lock) else { return nil }
    defer { os_unfair_lock_unlock(box.lock) }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no value.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while holding the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }

  /// Runs a closure while holding the lock; the compiler does not check the captures.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Acquires the lock, waiting until it is free.
  public func lock() { os_unfair_lock_lock(box.lock) }
  /// Acquires the lock if it is free.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.lock) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(box.lock) }
}
