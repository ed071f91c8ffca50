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

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Creates a lock around a value that is not sendable.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// Runs code with the value, while no other does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs code with the value, while no other does; the compiler does not check what it captures.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(box.lock)
    defer { os_unfair_lock_unlock(box.lock) }
    return try body(&box.state)
  }

  /// Runs code with the value if the lock is free.
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

  /// Runs code while no other does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }

  /// Runs code while no other does; the compiler does not check what it captures.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits until the lock is free, and takes it.
  public func lock() { os_unfair_lock_lock(box.lock) }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.lock) }
  /// Lets go of the lock.
  public func unlock() { os_unfair_lock_unlock(box.lock) }
}
