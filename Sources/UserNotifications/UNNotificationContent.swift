import CoreLocation
public import Foundation

/// What a notification says, shows and plays.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  private static let fields = FieldTable<UNNotificationContent>(
    .init("attachments", list: \.attachments),
    .init("badge", \.badge),
    .init("body", \.body),
    .init("categoryIdentifier", \.categoryIdentifier),
    .init("filterCriteria", \.filterCriteria),
    .init("interruptionLevel", \.interruptionLevel),
    .init("launchImageName", \.launchImageName),
    .init("relevanceScore", \.relevanceScore),
    .init("sound", \.sound),
    .init("subtitle", \.subtitle),
    .init("summaryArgument", \.summaryArgument),
    .init("summaryArgumentCount", \.summaryArgumentCount),
    .init("targetContentIdentifier", \.targetContentIdentifier),
    .init("threadIdentifier", \.threadIdentifier),
    .init("title", \.title),
    .init("userInfo", info: \.userInfo)
  )

  /// Creates a content that says nothing.
  public override init() {}

  /// Creates a content that says the same as another, which may change afterwards.
  init(like other: UNNotificationContent) {
    super.init()
    UNNotificationContent.fields.copy(other, to: self)
  }

  /// Files that are shown with it.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The number for the badge; nil leaves it as it is.
  open internal(set) var badge: NSNumber?
  /// The text.
  open internal(set) var body = ""
  /// The category whose actions it has.
  open internal(set) var categoryIdentifier = ""
  /// What a Focus filters it by.
  open internal(set) var filterCriteria: String?
  /// How much it may interrupt.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The image shown while it launches the app.
  open internal(set) var launchImageName = ""
  /// How it ranks in a summary, from 0 to 1.
  open internal(set) var relevanceScore = 0.0
  /// The sound that is played.
  open internal(set) var sound: UNNotificationSound?
  /// The line under the title.
  open internal(set) var subtitle = ""
  /// What it adds to a group's summary; not used since iOS 15.
  open internal(set) var summaryArgument = ""
  /// How many things it counts for in a group's summary; not used since iOS 15.
  open internal(set) var summaryArgumentCount = 0
  /// The content it is about.
  open internal(set) var targetContentIdentifier: String?
  /// The group it belongs to.
  open internal(set) var threadIdentifier = ""
  /// The title.
  open internal(set) var title = ""
  /// What the app wants to find in it again.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]

  /// Reads a content from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationContent.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationContent.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a content that does not change any more.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a content of its own that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(like: self)
  }

  /// Returns a content with what a provider adds to it.
  @discardableResult
  open func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent {
    copy() as? UNNotificationContent ?? self
  }

  /// Tells whether another content is alike, changeable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationContent.fields.areEqual(self, object)
  }

  /// A hash that equal contents share.
  open override var hash: Int { UNNotificationContent.fields.hash(of: self) }
}
