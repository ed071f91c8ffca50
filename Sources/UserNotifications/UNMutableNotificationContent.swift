public import Foundation

/// A content that can be changed; what is added is a copy, which cannot.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Creates a content that says nothing.
  public override init() { super.init() }

  override init(like other: UNNotificationContent) { super.init(like: other) }

  /// Reads a content from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Files that are shown with it.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The number for the badge; nil leaves it as it is.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The category whose actions it has.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What a Focus filters it by.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  /// How much it may interrupt.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The image shown while it launches the app.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// How it ranks in a summary, from 0 to 1.
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
  /// What it adds to a group's summary; not used since iOS 15.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// How many things it counts for in a group's summary; not used since iOS 15.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  /// The content it is about.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The group it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// What the app wants to find in it again.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// Returns a content that does not change any more.
  open override func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(like: self) }
}
