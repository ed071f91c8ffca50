public import SystemPolicy

/// A remote notification that is not sent by a script.
public struct ReadPush: Sendable {
  /// Its title.
  public var title: String?
  /// Its subtitle.
  public var subtitle: String?
  /// Its text.
  public var body: String?
  /// Its sound: `default`, or a file.
  public var sound: String?
  /// Indicates whether the sound is a critical one.
  public var isCritical: Bool
  /// The number for the badge.
  public var badge: Int32?
  /// Indicates whether the payload notifies the app itself.
  public var isContentAvailable: Bool
  /// Indicates whether a service extension may change the payload.
  public var isMutable: Bool
  /// Its category.
  public var category: String?
  /// The thread it belongs to.
  public var thread: String?
  /// The criteria for a Focus filter.
  public var filter: String?
  /// The interruption level.
  public var level: InterruptionLevel
  /// The relevance, in hundredths.
  public var relevance: Int
  /// The content that it is about, for a scene.
  public var target: String?
  /// The bundle that it is for, if it says so.
  public var bundle: String?
}

extension Payload {
  /// Reads what is to be shown; every key of Apple's has to be of its type.
  public func push() throws(PayloadMistake) -> ReadPush {
    let alert = try alert()
    guard !alert.isEmpty else {
      throw PayloadMistake(
        "has nothing to present and no `content-available`",
        help: "add `alert`, `sound`, `badge` or `content-available` under `aps`"
      )
    }
    return ReadPush(
      title: alert.title,
      subtitle: alert.subtitle,
      body: alert.body,
      sound: alert.sound,
      isCritical: alert.isCritical,
      badge: alert.badge,
      isContentAvailable: alert.isContentAvailable,
      isMutable: alert.isMutable,
      category: alert.category,
      thread: alert.thread,
      filter: alert.filter,
      level: InterruptionLevel.named.first { $0.name == alert.level }?.value ?? .active,
      relevance: Int(alert.relevance ?? 0),
      target: alert.contentTarget,
      bundle: alert.target
    )
  }
}
