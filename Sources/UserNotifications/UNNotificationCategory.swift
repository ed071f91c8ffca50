public import Foundation

/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Its name in the app.
  open var identifier: String { values.identifier }
  /// Its buttons, in order.
  open var actions: [UNNotificationAction] { values.actions }
  /// Intents of Siri that go with it.
  open var intentIdentifiers: [String] { values.intentIdentifiers }
  /// What stands in the place of texts that are hidden.
  open var hiddenPreviewsBodyPlaceholder: String { values.placeholder }
  /// How a group of them is summed up; not used since iOS 15.
  open var categorySummaryFormat: String { values.summary }
  /// What it asks for.
  open var options: UNNotificationCategoryOptions { values.options }

  private struct Values: Hashable {
    var identifier: String
    var actions: [UNNotificationAction]
    var intentIdentifiers: [String]
    var placeholder = ""
    var summary = ""
    var options: UNNotificationCategoryOptions
  }

  private let values: Values

  private init(_ values: Values) { self.values = values }

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

  /// Creates a category with a text for hidden ones.
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

  /// Creates a category with texts for hidden ones and for groups.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      Values(
        identifier: identifier,
        actions: actions,
        intentIdentifiers: intentIdentifiers,
        placeholder: hiddenPreviewsBodyPlaceholder ?? "",
        summary: categorySummaryFormat ?? "",
        options: options
      )
    )
  }

  /// Reads a category from an archive.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String {
      coder.decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    }
    func list<Item>(_ key: String, _ type: AnyClass) -> [Item] {
      coder.decodeObject(of: [NSArray.self, type], forKey: key) as? [Item] ?? []
    }
    values = Values(
      identifier: text("identifier"),
      actions: list("actions", UNNotificationAction.self),
      intentIdentifiers: list("intentIdentifiers", NSString.self),
      placeholder: text("hiddenPreviewsBodyPlaceholder"),
      summary: text("categorySummaryFormat"),
      options: UNNotificationCategoryOptions(
        rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options"))
      )
    )
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(actions as NSArray, forKey: "actions")
    coder.encode(intentIdentifiers as NSArray, forKey: "intentIdentifiers")
    coder.encode(hiddenPreviewsBodyPlaceholder as NSString, forKey: "hiddenPreviewsBodyPlaceholder")
    coder.encode(categorySummaryFormat as NSString, forKey: "categorySummaryFormat")
    coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another category is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.values == values
  }

  /// A hash that like categories share.
  open override var hash: Int { identifier.hashValue }
}
