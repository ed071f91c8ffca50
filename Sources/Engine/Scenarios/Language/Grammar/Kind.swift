import SystemPolicy
import VirtualDevice
import VirtualTime

/// A kind of value that a sentence has a place for.
package enum Kind: Sendable {
  /// A quoted text; its value is a place in the book.
  case text
  /// A quoted identifier.
  case identifier
  /// The quoted name of a local notification, which has no identifier.
  case local
  /// Quoted identifiers, one or more; its value is a token and a count until the line is read.
  case identifiers
  /// The name of an app.
  case app
  /// A length of time; nanoseconds.
  case interval
  /// A whole number.
  case count
  /// A part of one, as in 0.8; hundredths.
  case fraction
  /// A version of iOS.
  case version
  /// The name of a zone.
  case zone
  /// A calendar; there is only one.
  case calendar
  /// A date; days since 1970.
  case date
  /// A time of day; nanoseconds.
  case time
  /// A month and a day, as in 05-30; a hundred times the month and the day.
  case monthDay
  /// A time of day, with an offset where it comes twice.
  case clock
  /// A time of day to the second, with a date or without.
  case moment
  /// The name of a rule.
  case rule
  /// A side of a dispute, alone or after the dispute's name.
  case side
  /// The name of a new app.
  case newName
  /// A quoted text that is the script's own and not the phone's; the place of its token.
  case label(String)
  /// A plain word; the place of its token.
  case word(String)
  /// Words in brackets; the place of their token.
  case tags
  /// The quoted name of a place; its place in the book.
  case place
  /// A point on the globe; both its numbers in one.
  case coordinate
  /// A length; metres.
  case length
  /// The quoted name of a monitor; its number.
  case monitor
  /// A speed; millimetres an hour.
  case speed
  /// A word of a list.
  case one(Vocabulary)
  /// Some words of a list, in any order; their bits.
  case some(Vocabulary)
  /// A quoted text out of a list.
  case quoted(Vocabulary)

  /// The kind of a name in a pattern.
  init?(_ name: SlotName) {
    guard let place = Self.numbers.firstIndex(of: name) else { return nil }
    self = Self.rows[place].kind()
  }

  /// A name that a kind has in patterns, and the kind, which is created when a pattern uses it.
  private typealias Row = (name: String, kind: @Sendable () -> Kind)

  // Those that take one token come first, where `takesOneToken` looks.
  private static let rows = oneTokenRows + otherRows

  /// The names of ``rows`` as numbers, which are compared faster than they are hashed.
  private static let numbers = rows.map { SlotName($0.name) }

  /// Indicates whether the kind of a name takes one token, whatever the value.
  static func takesOneToken(_ name: SlotName) -> Bool {
    numbers.prefix(oneTokenRows.count).contains(name)
  }

  /// The kinds that always take one token.
  private static let oneTokenRows: [Row] = [
    ("id", { .identifier }), ("category", { .identifier }), ("action", { .identifier }),
    ("local", { .local }), ("app", { .app }),
  ]

  /// The other kinds.
  private static let otherRows: [Row] = [
    ("text", { .text }), ("ids", { .identifiers }), ("interval", { .interval }),
    ("count", { .count }),
    ("version", { .version }), ("zone", { .zone }), ("calendar", { .calendar }),
    ("date", { .date }), ("time", { .time }), ("moment", { .moment }), ("clock", { .clock }),
    ("monthDay", { .monthDay }), ("weekday", { .one(.weekdays) }), ("number", { .count }),
    ("place", { .place }), ("coordinate", { .coordinate }), ("length", { .length }),
    ("speed", { .speed }), ("monitor", { .monitor }), ("rule", { .rule }), ("side", { .side }),
    ("name", { .newName }), ("tags", { .tags }), ("title", { .label("a quoted title") }),
    ("reason", { .label("a quoted reason") }), ("path", { .label("a quoted path") }),
    ("tableName", { .word("the name of a table") }), ("newTable", { .word("a name") }),
    ("scenarioID", { .word("an id such as water-denied") }),
    ("roundName", { .word("a name such as n") }), ("status", { .one(.statuses) }),
    ("error", { .one(.errors) }), ("signal", { .one(.signals) }),
    ("signals", { .some(.signals) }), ("setting", { .one(.settings) }),
    ("style", { .one(.alertStyles) }), ("reading", { .one(.readings) }),
    ("disturbance", { .one(.disturbances) }), ("options", { .some(.authorizationOptions) }),
    ("unit", { .one(.units) }), ("types", { .some(.registeredTypes) }),
    ("ways", { .some(.presentation) }), ("presentation", { .some(.presentationOptions) }),
    ("kinds", { .some(.surprises) }), ("level", { .one(.levels) }),
    ("entitlements", { .some(.entitlements) }), ("fraction", { .fraction }),
    ("answer", { .quoted(.prompt) }), ("exception", { .quoted(.exceptions) }),
    ("warning", { .quoted(.warnings) }),
  ]

  /// The kinds by the names that they have in patterns.
  package static var named: [(name: String, kind: Kind)] { rows.map { ($0.name, $0.kind()) } }

  /// The message part for a missing value.
  package var description: String {
    switch self {
    case .text: "a quoted text"
    case .identifier, .identifiers: "a quoted identifier"
    case .local: "a quoted name"
    case .app: "the name of an app"
    case .interval: "a duration such as 30m"
    case .count: "a whole number"
    case .fraction: "a number from 0 to 1 such as 0.8"
    case .version: "a version such as 17"
    case .zone: "a zone such as Europe/London"
    case .calendar: "gregorian"
    case .date: "a date such as 2026-03-08"
    case .time, .clock: "a time such as 08:00"
    case .monthDay: "a month and a day such as 05-30"
    case .moment: "a time such as 08:05"
    case .rule: "the name of a rule"
    case .side: "a side of a dispute"
    case .newName: "a name"
    case .label(let description), .word(let description): description
    case .tags: "tags in brackets"
    case .place: "the name of a place in quotes"
    case .coordinate: "a point such as 12.9775,77.5713"
    case .length: "a length such as 300m"
    case .monitor: "the name of a monitor in quotes"
    case .speed: "a speed such as 40km/h"
    case .one(let vocabulary), .some(let vocabulary):
      "\(vocabulary.noun): \(Suggestion.either(vocabulary.words))"
    case .quoted(let vocabulary):
      "\(vocabulary.noun): \(Suggestion.either(vocabulary.words.map { "\"\($0)\"" }))"
    }
  }
}
