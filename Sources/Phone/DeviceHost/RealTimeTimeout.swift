import Dispatch

/// Waiting in real time for code that may be slow, on a machine that may be busy.
public enum RealTimeTimeout {
  /// Calls a closure after an interval, once every task that was ready then has run.
  ///
  /// Otherwise a program with more work than its processors can do would appear to hang. If the
  /// main thread is blocked, the timeout does not wait for its tasks.
  ///
  /// - Parameters:
  ///   - limit: The interval, in real time.
  ///   - isOver: Returns whether the timeout is no longer needed.
  ///   - body: The closure, which is called once if the timeout is needed.
  public static func after(
    _ limit: Duration,
    unless isOver: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable () -> Void
  ) {
    Binding.withoutPhone {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds) {
        guard !isOver() else { return }
        _ = Task.detached {
          var isTurning = true
          for _ in 0..<20 {
            await Task.yield()
            if isTurning { isTurning = await MainTurn.take() }
          }
          body()
        }
      }
    }
  }

  /// Calls a closure after an interval if the main actor is still blocked.
  ///
  /// - Parameters:
  ///   - limit: The interval, in real time.
  ///   - isOver: Returns whether the timeout is no longer needed.
  ///   - body: The closure, which is called once if the main thread is blocked.
  static func ifMainIsBlocked(
    for limit: Duration,
    unless isOver: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable () -> Void
  ) {
    Binding.withoutPhone {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds) {
        guard !isOver() else { return }
        _ = Task.detached {
          while !isOver() {
            guard await MainTurn.take() else { return body() }
          }
        }
      }
    }
  }
}

extension Duration {
  /// Its length in seconds, as timers want it.
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
