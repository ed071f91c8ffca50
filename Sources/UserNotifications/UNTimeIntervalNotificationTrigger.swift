public import Foundation
import VirtualDevice

/// Fires when some time has passed since the request was added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time that has to pass, in seconds.
  open var timeInterval: TimeInterval { seconds }
  private let seconds: TimeInterval

  private init(seconds: TimeInterval, repeats: Bool) {
    self.seconds = seconds
    super.init(repeats: repeats)
  }

  /// Creates a trigger; an interval that there cannot be ends the app's process.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(seconds: timeInterval, repeats: repeats)
    Center.make(.interval(timeInterval.interval, repeats: repeats))
  }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    seconds = coder.decodeDouble(forKey: "timeInterval")
    super.init(coder: coder)
  }

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(seconds, forKey: "timeInterval")
  }

  /// Returns the date that comes after the interval from now on, whenever the request was added.
  @discardableResult
  open func nextTriggerDate() -> Date? {
    Center.nextDate(of: .interval(seconds.interval, repeats: repeats))
  }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && (object as? UNTimeIntervalNotificationTrigger)?.seconds == seconds
  }
}
