import Dispatch

/// Waiting in real time for code that may be slow, on a machine that may be busy.
public enum Patience {
  /// Calls back when some time has passed, and every task that was ready then has had its turn.
  ///
  /// A program with more to do than its processors can would otherwise look as if it hung.
  public static func after(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds) {
      _ = Task.detached {
        for _ in 0..<20 {
          await Task.yield()
          await MainActor.run {}
        }
        body()
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
