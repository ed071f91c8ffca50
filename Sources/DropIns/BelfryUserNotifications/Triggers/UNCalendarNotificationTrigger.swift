import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A trigger that fires at dates that match components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private static let fields = FieldTable<UNCalendarNotificationTrigger>(
    .init("dateComponents", \.components)
  )

  /// The components that a date must match.
  open var dateComponents: DateComponents { components }
  private var components = DateComponents()

  private init(components: DateComponents, repeats: Bool) {
    self.components = components
    super.init(repeats: repeats)
  }

  /// Creates a trigger.
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init(components: dateComponents, repeats: repeats)
  }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard UNCalendarNotificationTrigger.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the trigger into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNCalendarNotificationTrigger.fields.encode(self, with: coder)
  }

  /// Returns the next date that matches the components, by the phone's clock, if one exists.
  @discardableResult
  open func nextTriggerDate() -> Date? {
    Center.nextDate(matching: components, repeats: repeats)
  }

  /// Returns a Boolean value that indicates whether another trigger is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && UNCalendarNotificationTrigger.fields.areEqual(self, object)
  }
}
