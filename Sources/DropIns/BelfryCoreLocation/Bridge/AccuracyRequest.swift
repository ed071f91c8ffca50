import DeviceHost
import Synchronization

/// A request for full accuracy, which gets one answer: nil if its process ends before.
final class AccuracyRequest: @unchecked Sendable {
  private let tell: Mutex<UncheckedSendable<(Bool?) -> Void>?>

  init(_ tell: @escaping (Bool?) -> Void) { self.tell = Mutex(UncheckedSendable(tell)) }

  deinit { answer(nil) }

  /// Passes the answer on; only the first one counts.
  func answer(_ isGranted: Bool?) {
    let tell = tell.withLock { tell in
      defer { tell = nil }
      return tell
    }
    tell?.value(isGranted)
  }
}
