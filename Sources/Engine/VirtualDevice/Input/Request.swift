public import SystemPolicy
public import VirtualTime

/// A request as an app hands it to the notification center.
@frozen
public struct Request: Hashable, Sendable {
  /// Its identifier within the app.
  public var identifier: TextNumber
  /// The content that is shown.
  public var content: Content
  /// The trigger of the notification.
  public var trigger: Trigger
  /// The file that is attached to it.
  public var attachment: TextNumber?

  /// Creates a request.
  public init(
    identifier: TextNumber,
    content: Content,
    trigger: Trigger,
    attachment: TextNumber? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    self.attachment = attachment
  }
}

/// The content of a notification, as numbers.
@frozen
public struct Content: Hashable, Sendable {
  /// Its texts in the book.
  public var texts: ContentNumber
  /// The number for the badge; it counts only if `carries` includes the badge.
  public var badge: Int32
  /// The kinds of interaction that the content asks for.
  public var carries: ContentParts
  /// The interruption level.
  public var level = InterruptionLevel.active
  /// The relevance, in hundredths.
  public var relevance: UInt8 = 0
  // Every request and notification has a copy of this value, which moves with its row, so a
  // missing part takes no extra room.
  private var categoryNumber = UInt32.max
  private var soundNumber = UInt32.max
  private var filterNumber = UInt32.max
  private var targetNumber = UInt32.max

  /// Creates a content; a badge that is negative is found here.
  public init(
    texts: ContentNumber,
    carries: ContentParts,
    badge: Int32 = 0,
    category: TextNumber? = nil
  ) {
    self.texts = texts
    self.carries = carries
    self.badge = badge
    self.category = category
    if badge < 0, carries.contains(.badge) { self.carries.insert(.negativeBadge) }
  }

  /// The identifier of its category, if it names one.
  public var category: TextNumber? {
    get { TextNumber(unlessMissing: categoryNumber) }
    set { categoryNumber = newValue?.rawValue ?? .max }
  }

  /// The name of its sound file, if it names one.
  public var sound: TextNumber? {
    get { TextNumber(unlessMissing: soundNumber) }
    set { soundNumber = newValue?.rawValue ?? .max }
  }

  /// The filter criteria that a Focus filter of its app compares, if any.
  public var filter: TextNumber? {
    get { TextNumber(unlessMissing: filterNumber) }
    set { filterNumber = newValue?.rawValue ?? .max }
  }

  /// The target content identifier, by which a scene of its app is chosen, if any.
  public var target: TextNumber? {
    get { TextNumber(unlessMissing: targetNumber) }
    set { targetNumber = newValue?.rawValue ?? .max }
  }
}

extension TextNumber {
  /// Creates the number, unless it marks a missing one.
  fileprivate init?(unlessMissing number: UInt32) {
    guard number != .max else { return nil }
    self.init(rawValue: number)
  }
}

/// The trigger of a request.
public enum Trigger: Hashable, Sendable {
  /// No trigger: the notification is delivered at once.
  case now
  /// The passing of an interval after the request was added, once or repeatedly.
  case interval(Interval, repeats: Bool)
  /// A date that matches these components, once or each time.
  case calendar(DatePattern, repeats: Bool)
  /// The fire date of a `UILocalNotification`, on the clock of the phone's zone if it floats,
  /// otherwise in Greenwich.
  case fireDate(Recurrence, floats: Bool)
  /// A crossing of the boundary of a region, once or each time.
  case region(Region, repeats: Bool)

  /// A Boolean value that indicates whether the trigger fires again after it has fired.
  public var repeats: Bool {
    switch self {
    case .now: false
    case .interval(_, let repeats), .calendar(_, let repeats), .region(_, let repeats): repeats
    case .fireDate(let dates, _): dates.unit != nil
    }
  }

  /// The kind of trigger.
  public var kind: TriggerKind {
    switch self {
    case .now: .none
    case .interval: .interval
    case .calendar, .fireDate: .calendar
    case .region: .location
    }
  }

  /// A Boolean value that indicates whether its components have a time zone.
  public var isPinned: Bool {
    switch self {
    case .now, .interval, .region: false
    case .calendar(let pattern, _): pattern.zone != nil
    case .fireDate(_, let floats): !floats
    }
  }
}
