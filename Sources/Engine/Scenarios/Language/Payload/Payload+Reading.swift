/// A mistake in a payload, without its position.
public struct PayloadMistake: Error {
  /// The rest of a sentence about the payload that says what it has or lacks.
  public var problem: String
  /// The change that corrects it.
  public var help: String

  init(_ problem: String, help: String) {
    self.problem = problem
    self.help = help
  }

  /// The problem and the help, as the rest of a sentence.
  public var message: String { "\(problem); \(help)" }
}

extension Payload {
  /// The parts of a payload that the system reads.
  package struct Alert: Hashable {
    package var title: String?
    package var subtitle: String?
    package var body: String?
    package var sound: String?
    package var isCritical = false
    package var badge: Int32?
    package var isContentAvailable = false
    package var isMutable = false
    package var category: String?
    package var thread: String?
    package var filter: String?
    package var contentTarget: String?
    package var level: String?
    /// In hundredths.
    package var relevance: Int64?
    /// The bundle that it is for, if it says so.
    package var target: String?

    /// Indicates whether the payload has no content at all.
    package var isEmpty: Bool {
      [title, subtitle, body, sound].allSatisfy { $0 == nil } && badge == nil && !isContentAvailable
    }
  }

  /// The interruption levels, as a payload names them.
  static let levels = ["passive", "active", "time-sensitive", "critical"]

  private static let alertKeys = [
    "title", "subtitle", "body", "title-loc-key", "title-loc-args", "subtitle-loc-key",
    "subtitle-loc-args", "loc-key", "loc-args", "launch-image", "summary-arg", "summary-arg-count",
    "action-loc-key", "action",
  ]
  private static let keys = [
    "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
  ]

  /// Reads what it says; every key of Apple's has to be of its type.
  package func alert() throws(PayloadMistake) -> Alert {
    guard let top = value.dictionary else {
      throw PayloadMistake("is \(value.noun)", help: "write a dictionary with the key `aps`")
    }
    guard let found = top["aps"] else {
      let near = Suggestion.nearest(to: "aps", among: top.keys.sorted()).first
      throw PayloadMistake(
        "has no key `aps`",
        help: near.map { "write `aps` instead of `\($0)`" }
          ?? "put what the phone reads under the key `aps`"
      )
    }
    guard let aps = found.dictionary else {
      throw PayloadMistake("has \(found.noun) under `aps`", help: "write a dictionary")
    }
    guard size <= Self.mostBytes else {
      throw PayloadMistake(
        "has \(size) bytes; Apple rejects more than \(Self.mostBytes)",
        help: "shorten it"
      )
    }
    if aps["content-state"] != nil || aps["event"] != nil {
      throw PayloadMistake(
        "is for a Live Activity, which Belfry does not simulate",
        help: "push another file"
      )
    }
    try Self.refuseSlips(in: aps, known: Self.keys, under: "aps")
    var alert = try Self.texts(of: aps["alert"])
    alert.badge = try Self.badge(aps["badge"])
    alert.sound = try Self.sound(aps["sound"])
    if case .dictionary(let sound)? = aps["sound"] {
      alert.isCritical = try Self.flag("critical", in: sound)
    }
    alert.isContentAvailable = try Self.flag("content-available", in: aps)
    alert.isMutable = try Self.flag("mutable-content", in: aps)
    alert.category = try Self.text("category", in: aps)
    alert.thread = try Self.text("thread-id", in: aps)
    alert.contentTarget = try Self.text("target-content-id", in: aps)
    alert.filter = try Self.text("filter-criteria", in: aps)
    alert.level = try Self.text("interruption-level", in: aps)
    if let level = alert.level, !Self.levels.contains(level) {
      let near = Suggestion.nearest(to: level, among: Self.levels).first
      throw PayloadMistake(
        "has the unknown `interruption-level` \(level.quoted)",
        help: "write \(Suggestion.codes((near.map { [$0] } ?? Self.levels).map { $0.quoted }))"
      )
    }
    alert.relevance = try Self.relevance(aps["relevance-score"])
    alert.target = try Self.text(Self.targetKey, in: top)
    return alert
  }

  private static func texts(of value: Value?) throws(PayloadMistake) -> Alert {
    var alert = Alert()
    switch value {
    case nil: break
    case .text(let text): alert.body = text
    case .dictionary(let values):
      try refuseSlips(in: values, known: alertKeys, under: "alert")
      // A text from the app's own tables is shown by its key.
      alert.title = try text("title", or: "title-loc-key", in: values)
      alert.subtitle = try text("subtitle", or: "subtitle-loc-key", in: values)
      alert.body = try text("body", or: "loc-key", in: values)
    case .null, .flag, .integer, .fraction, .list:
      throw wrong("alert", value!, "a text, or a dictionary with `title`, `subtitle` and `body`")
    }
    return alert
  }

  private static func sound(_ value: Value?) throws(PayloadMistake) -> String? {
    switch value {
    case nil: return nil
    case .text(let name): return name.isEmpty ? nil : name
    case .dictionary(let values):
      _ = try flag("critical", in: values)
      if let volume = values["volume"] { _ = try share("volume", volume) }
      let name = try text("name", in: values)
      return name ?? "default"
    case .null, .flag, .integer, .fraction, .list:
      throw wrong("sound", value!, "a text such as `\"default\"`, or a dictionary with `name`")
    }
  }

  private static func badge(_ value: Value?) throws(PayloadMistake) -> Int32? {
    guard let value else { return nil }
    guard case .integer(let number) = value, let badge = Int32(exactly: number) else {
      throw wrong("badge", value, "a whole number")
    }
    return badge
  }

  private static func relevance(_ value: Value?) throws(PayloadMistake) -> Int64? {
    guard let value else { return nil }
    return (try share("relevance-score", value) + 5) / 10
  }

  /// A number from zero to one, in thousandths.
  private static func share(_ key: String, _ value: Value) throws(PayloadMistake) -> Int64 {
    switch value {
    case .integer(let number) where (0...1).contains(number): return number * 1000
    case .fraction(let number) where (0...1000).contains(number): return number
    case .null, .flag, .integer, .fraction, .text, .list, .dictionary:
      throw wrong(key, value, "a number from 0 to 1")
    }
  }

  private static func flag(
    _ key: String,
    in values: [String: Value]
  ) throws(PayloadMistake) -> Bool {
    switch values[key] {
    case nil, .integer(0): return false
    case .integer(1): return true
    case let value?: throw wrong(key, value, "the number 1, or remove the key")
    }
  }

  private static func text(
    _ key: String,
    or second: String? = nil,
    in values: [String: Value]
  ) throws(PayloadMistake) -> String? {
    switch values[key] {
    case nil: return if let second { try text(second, in: values) } else { nil }
    case .text(let text): return text
    case let value?: throw wrong(key, value, "a text")
    }
  }

  private static func wrong(_ key: String, _ value: Value, _ wanted: String) -> PayloadMistake {
    PayloadMistake("has \(value.noun) under `\(key)`", help: "write \(wanted)")
  }

  /// Refuses keys that are nearly one of Apple's; others are the app's own affair.
  private static func refuseSlips(
    in values: [String: Value],
    known: [String],
    under parent: String
  ) throws(PayloadMistake) {
    for key in values.keys.sorted() where !known.contains(key) {
      guard let near = Suggestion.nearest(to: key, among: known).first else { continue }
      throw PayloadMistake(
        "has the unknown key `\(key)` under `\(parent)`",
        help: "write `\(near)`"
      )
    }
  }
}
