public import Synchronization

extension Atomic {
  /// Returns what the pointer leads to, and builds it if nothing has.
  ///
  /// Of threads that build it together, one is the first; what the others built is never used. The
  /// memory is never freed.
  ///
  /// - Parameter build: Returns the new value, in memory of its own.
  @inlinable  // Elsewhere, it would create the type of the pointer when the program runs.
  package func builtOnce<Shared: ~Copyable>(
    by build: () -> UnsafeMutablePointer<Shared>
  ) -> UnsafeMutablePointer<Shared> where Value == UnsafeMutablePointer<Shared>? {
    if let known = load(ordering: .acquiring) { return known }
    let new = build()
    let answer = compareExchange(
      expected: nil,
      desired: new,
      ordering: .acquiringAndReleasing
    )
    return answer.original ?? new
  }
}
