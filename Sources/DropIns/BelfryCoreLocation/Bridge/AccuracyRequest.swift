import DeviceHost
import Synchronization

/// A request for full accuracy, which gets one answer: nil if its process ends before.
final class AccuracyRequest: @unchecked Sendable {
  private let completion: Mutex<UncheckedSendable<(Bool?) -> Void>?>

  init(_ completion: @escaping (Bool?) -> Void) {
    self.completion = Mutex(UncheckedSendable(completion))
  }

  deinit { answer(nil) }

  /// Passes the answer on; only the first one counts.
  func answer(_ isGranted: Bool?) {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    completion?.value(isGranted)
  }
}
