import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationCategory>(
    .init("identifier", \.identifier),
    .init("actions", list: \.actions),
    .init("intentIdentifiers", list: \.intentIdentifiers),
    .init("hiddenPreviewsBodyPlaceholder", \.hiddenPreviewsBodyPlaceholder),
    .init("categorySummaryFormat", \.categorySummaryFormat),
    .init("options", \.options)
  )

  /// The identifier that the app uses.
  open private(set) var identifier = ""
  /// The actions, in order.
  open private(set) var actions: [UNNotificationAction] = []
  /// The identifiers of the Siri intents that belong to the category.
  open private(set) var intentIdentifiers: [String] = []
  /// The placeholder for hidden previews.
  open private(set) var hiddenPreviewsBodyPlaceholder = ""
  /// The format of a group's summary; unused since iOS 15.
  open private(set) var categorySummaryFormat = ""
  /// The options.
  open private(set) var options: UNNotificationCategoryOptions = []

  private override init() {}

  /// Creates a category.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: nil,
      options: options
    )
  }

  /// Creates a category with a placeholder for hidden previews.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
      categorySummaryFormat: nil,
      options: options
    )
  }

  /// Creates a category with a placeholder for hidden previews and a summary format.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  /// Reads a category from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationCategory.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationCategory.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another category is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationCategory.fields.areEqual(self, object)
  }

  /// A hash that equal categories share.
  open override var hash: Int { UNNotificationCategory.fields.hash(of: self) }
}
