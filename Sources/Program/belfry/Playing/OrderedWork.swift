import Platform

/// Values that several threads compute, and that one thread takes in their order.
///
/// The number of threads changes neither the values nor their order.
final class OrderedWork<Value>: @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private let compute: (Int) -> Value
  /// The values that are not taken yet, by their numbers.
  private var values: [Int: Value] = [:]
  private var next = 0
  private var taken = 0
  private var isEnded = false
  /// The largest number of values that wait; nil if no thread could be begun.
  private let most: Int?

  /// The largest number of values that wait for each thread.
  ///
  /// While one thread computes a value that takes hundreds of times as long as others, the rest
  /// must not run out of room.
  private static var room: Int { 256 }

  /// Begins to compute.
  ///
  /// - Parameters:
  ///   - count: The number of values.
  ///   - jobs: The number of threads; with one, the thread that takes a value computes it.
  ///   - compute: A closure that computes a value and may be called by any thread.
  init(_ count: Int, jobs: Int, _ compute: @escaping (Int) -> Value) {
    self.count = count
    self.compute = compute
    let threads = min(jobs, count)
    most = threads > 1 ? Self.room * threads : nil
    guard most != nil else { return }
    let begun = (0..<threads).count { _ in Worker.begin { [self] in work() } }
    if begun == 0 { isEnded = true }
  }

  /// Returns the next value; nil after the last one.
  func take() -> Value? {
    let index = taken
    guard index < count else { return nil }
    let value = monitor.sync { () -> Value? in
      defer { taken += 1 }
      while most != nil, !isEnded {
        if let value = values.removeValue(forKey: index) {
          monitor.wake()
          return value
        }
        monitor.wait()
      }
      return nil
    }
    return value ?? compute(index)
  }

  /// Lets the threads end after their current values.
  func end() {
    monitor.sync {
      isEnded = true
      monitor.wake()
    }
  }

  private func work() {
    while let index = begin() {
      let value = compute(index)
      monitor.sync {
        values[index] = value
        monitor.wake()
      }
    }
  }

  /// Waits for room for another value; nil at the end.
  private func begin() -> Int? {
    monitor.sync {
      while !isEnded, next < count {
        if next < taken + (most ?? 0) {
          next += 1
          return next - 1
        }
        monitor.wait()
      }
      return nil
    }
  }
}
