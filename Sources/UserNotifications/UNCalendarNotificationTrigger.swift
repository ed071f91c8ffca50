import CoreLocation
public import Foundation

/// Fires on dates that have some components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private static let fields = FieldTable<UNCalendarNotificationTrigger>(
    .init("dateComponents", \.components)
  )

  /// The components a date has to have.
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

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNCalendarNotificationTrigger.fields.encode(self, with: coder)
  }

  /// Returns the next date that has the components, on the phone's clock, if there is one.
  @discardableResult
  open func nextTriggerDate() -> Date? {
    Center.nextDate(matching: components, repeats: repeats)
  }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && UNCalendarNotificationTrigger.fields.areEqual(self, object)
  }
}
