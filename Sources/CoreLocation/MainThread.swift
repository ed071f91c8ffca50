import Foundation

/// Tells whether code runs where the main actor does.
///
/// In a program that has handed its main thread to Dispatch, as test programs do, the main queue's
/// work runs on other threads; the queue itself is known by a mark.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
