import BelfryCoreLocation
import DropInSupport
public import Foundation
import VirtualDevice

/// A trigger that fires an interval after the request was added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private static let fields = FieldTable<UNTimeIntervalNotificationTrigger>(
    .init("timeInterval", \.seconds)
  )

  /// The interval, in seconds.
  open var timeInterval: TimeInterval { seconds }
  private var seconds: TimeInterval = 0

  private init(seconds: TimeInterval, repeats: Bool) {
    self.seconds = seconds
    super.init(repeats: repeats)
  }

  /// Creates a trigger; an invalid interval ends the app's process.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(seconds: timeInterval, repeats: repeats)
    Center.make(.interval(timeInterval.interval, repeats: repeats))
  }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard UNTimeIntervalNotificationTrigger.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNTimeIntervalNotificationTrigger.fields.encode(self, with: coder)
  }

  /// Returns the date one interval from now, regardless of when the request was added.
  @discardableResult
  open func nextTriggerDate() -> Date? {
    Center.nextDate(of: .interval(seconds.interval, repeats: repeats))
  }

  /// Returns a Boolean value that indicates whether another trigger is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && UNTimeIntervalNotificationTrigger.fields.areEqual(self, object)
  }
}
