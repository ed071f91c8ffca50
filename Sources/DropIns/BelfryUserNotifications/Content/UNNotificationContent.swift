import BelfryCoreLocation
import DropInSupport
public import Foundation

/// The content of a notification: its texts, attachments and sound.
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

  /// Creates an empty content.
  public override init() {}

  /// Creates a content with the values of another, which may change afterwards.
  init(like other: UNNotificationContent) {
    super.init()
    UNNotificationContent.fields.copy(other, to: self)
  }

  /// The files that are shown with the notification.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The number for the badge; nil leaves the badge unchanged.
  open internal(set) var badge: NSNumber?
  /// The text.
  open internal(set) var body = ""
  /// The identifier of the category that defines the notification's actions.
  open internal(set) var categoryIdentifier = ""
  /// The text by which a Focus filters the notification.
  open internal(set) var filterCriteria: String?
  /// The importance and timing of the notification.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The image that is shown while the notification launches the app.
  open internal(set) var launchImageName = ""
  /// The rank of the notification in a summary, from 0 to 1.
  open internal(set) var relevanceScore = 0.0
  /// The sound that is played.
  open internal(set) var sound: UNNotificationSound?
  /// The line under the title.
  open internal(set) var subtitle = ""
  /// The text that the notification adds to its group's summary; unused since iOS 15.
  open internal(set) var summaryArgument = ""
  /// The number that the notification adds to its group's summary; unused since iOS 15.
  open internal(set) var summaryArgumentCount = 0
  /// The identifier of the app's content that the notification is about.
  open internal(set) var targetContentIdentifier: String?
  /// The identifier of the notification's group.
  open internal(set) var threadIdentifier = ""
  /// The title.
  open internal(set) var title = ""
  /// The values that the app stores in the notification.
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

  /// Returns an immutable copy of the content.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a mutable copy of the content.
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

  /// Returns a Boolean value that indicates whether another content is equal, mutable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationContent.fields.areEqual(self, object)
  }

  /// A hash that equal contents share.
  open override var hash: Int { UNNotificationContent.fields.hash(of: self) }
}
