public import SystemPolicy
public import VirtualTime

/// What an app hands to the notification centre.
@frozen
public struct Request: Hashable, Sendable {
  /// Its identifier within the app.
  public var identifier: TextNumber
  /// What is shown.
  public var content: Content
  /// When it is shown.
  public var trigger: Trigger
  /// The file that is shown with it.
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

/// What a notification carries, in numbers.
@frozen
public struct Content: Hashable, Sendable {
  /// Its texts in the book.
  public var texts: ContentNumber
  /// The number for the badge; it counts only where `carries` has it.
  public var badge: Int32
  /// Which kinds of interaction it asks for.
  public var carries: ContentParts
  /// How loudly it asks for attention.
  public var level = InterruptionLevel.active
  /// How relevant it is, in hundredths.
  public var relevance: UInt8 = 0
  // Every request and notification has a copy of this, which moves when its row does; so what may
  // be missing takes no more room than what is there.
  private var categoryNumber = UInt32.max
  private var soundNumber = UInt32.max
  private var filterNumber = UInt32.max

  /// Creates a content; that its badge is negative, if it carries one, is found here.
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

  /// What a Focus filter of its app compares, if it says so.
  public var filter: TextNumber? {
    get { TextNumber(unlessMissing: filterNumber) }
    set { filterNumber = newValue?.rawValue ?? .max }
  }
}

extension TextNumber {
  /// The number, unless it stands for none.
  fileprivate init?(unlessMissing number: UInt32) {
    guard number != .max else { return nil }
    self.init(rawValue: number)
  }
}

/// What makes a request fire.
public enum Trigger: Hashable, Sendable {
  /// Nothing: it is delivered at once.
  case now
  /// The passing of an interval after it was added, once or again and again.
  case interval(Interval, repeats: Bool)
  /// A date that has these components, once or each time one comes.
  case calendar(DatePattern, repeats: Bool)
  /// The fire date of a `UILocalNotification`, on a clock of the phone's zone where it floats, else
  /// in Greenwich.
  case fireDate(Recurrence, floats: Bool)
  /// A crossing of the edge of a region, once or each time.
  case region(Region, repeats: Bool)

  /// Whether it fires again after it fired.
  public var repeats: Bool {
    switch self {
    case .now: false
    case .interval(_, let repeats), .calendar(_, let repeats), .region(_, let repeats): repeats
    case .fireDate(let dates, _): dates.unit != nil
    }
  }

  /// What it waits for.
  public var kind: TriggerKind {
    switch self {
    case .now: .none
    case .interval: .interval
    case .calendar, .fireDate: .calendar
    case .region: .location
    }
  }

  /// Whether its components carry a zone.
  public var isPinned: Bool {
    switch self {
    case .now, .interval, .region: false
    case .calendar(let pattern, _): pattern.zone != nil
    case .fireDate(_, let floats): !floats
    }
  }
}
