public import Foundation

/// What a notification says, shows and plays.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  var values: ContentValues

  /// Creates a content that says nothing.
  public override init() { values = ContentValues() }

  init(_ values: ContentValues) { self.values = values }

  /// Files that are shown with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number for the badge; nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The category whose actions it has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// What a Focus filters it by.
  open var filterCriteria: String? { values.filterCriteria }
  /// How much it may interrupt.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The image shown while it launches the app.
  open var launchImageName: String { values.launchImageName }
  /// How it ranks in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The sound that is played.
  open var sound: UNNotificationSound? { values.sound }
  /// The line under the title.
  open var subtitle: String { values.subtitle }
  /// What it adds to a group's summary; not used since iOS 15.
  open var summaryArgument: String { values.summaryArgument }
  /// How many things it counts for in a group's summary; not used since iOS 15.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The content it is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The group it belongs to.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The title.
  open var title: String { values.title }
  /// What the app wants to find in it again.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// Reads a content from an archive.
  public required init?(coder: NSCoder) { values = ContentValues(from: coder) }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a content that does not change any more.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a content of its own that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Returns a content with what a provider adds to it.
  @discardableResult
  open func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent {
    copy() as? UNNotificationContent ?? self
  }

  /// Tells whether another content is alike, changeable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent)?.values == values
  }

  /// A hash that like contents share.
  open override var hash: Int { values.texts.hashValue }
}
