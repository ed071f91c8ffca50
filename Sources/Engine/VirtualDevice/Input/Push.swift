import SystemPolicy
public import VirtualTime

/// A remote notification, as it reaches a phone.
public struct Push: Hashable, Sendable {
  /// The identifier of the notification: the collapse identifier, or a generated one.
  public var identifier: TextNumber
  /// The content to show, if any.
  public var content: Content
  /// Indicates whether the payload has `content-available`.
  public var isContentAvailable: Bool
  /// Indicates whether the payload has `mutable-content`.
  public var isMutable: Bool
  /// The time from sending to `apns-expiration`, zero or less for an expiration in the past; nil
  /// without one.
  public var lifetime: Interval?

  /// Creates a remote notification.
  public init(
    identifier: TextNumber,
    content: Content,
    isContentAvailable: Bool = false,
    isMutable: Bool = false,
    lifetime: Interval? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.isContentAvailable = isContentAvailable
    self.isMutable = isMutable
    self.lifetime = lifetime
  }
}

/// The call of the content handler of a service extension.
public enum ServiceExtensionAnswer: Hashable, Sendable {
  /// The content of the push, unchanged.
  case unchanged
  /// Empty content.
  case empty
  /// Another content.
  case content(Content)
}
