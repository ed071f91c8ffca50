public import Foundation

/// A mutable content; an added request has an immutable copy.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Creates an empty content.
  public override init() { super.init() }

  override init(like other: UNNotificationContent) { super.init(like: other) }

  /// Reads a content from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The files that are shown with the notification.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The number for the badge; nil leaves the badge unchanged.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The identifier of the category that defines the notification's actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The text by which a Focus filters the notification.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  /// The importance and timing of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The image that is shown while the notification launches the app.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// The rank of the notification in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The sound that is played.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The line under the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text that the notification adds to its group's summary; unused since iOS 15.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// The number that the notification adds to its group's summary; unused since iOS 15.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  /// The identifier of the app's content that the notification is about.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The identifier of the notification's group.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The values that the app stores in the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// Returns an immutable copy of the content.
  open override func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(like: self) }
}
