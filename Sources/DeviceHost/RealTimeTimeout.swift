import Dispatch

/// Waiting in real time for code that may be slow, on a machine that may be busy.
public enum RealTimeTimeout {
  /// Calls back when some time has passed, and every task that was ready then has had its turn.
  ///
  /// A program with more to do than its processors can would otherwise look as if it hung. Where
  /// the main thread is blocked, nothing there gets a turn, and nobody waits for it.
  public static func after(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    Binding.withoutPhone {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds) {
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

  /// Calls back when some time has passed and the main actor still gets no turn.
  ///
  /// - Parameters:
  ///   - limit: How long, in real time.
  ///   - isOver: Tells that nobody waits any more.
  ///   - body: What is called, once, if the main thread is blocked then.
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
