public import Foundation

/// Fires on dates that have some components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components a date has to have.
  open var dateComponents: DateComponents { components }
  private let components: DateComponents

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
    let stored = coder.decodeObject(of: NSDateComponents.self, forKey: "dateComponents")
    components = stored.map { $0 as DateComponents } ?? DateComponents()
    super.init(coder: coder)
  }

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(components as NSDateComponents, forKey: "dateComponents")
  }

  /// Returns the next date that has the components, on the phone's clock, if there is one.
  @discardableResult
  open func nextTriggerDate() -> Date? {
    Center.nextDate(matching: components, repeats: repeats)
  }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && (object as? UNCalendarNotificationTrigger)?.components == components
  }
}
