import SystemPolicy
import VirtualDevice
import VirtualTime

/// A closed list of words, each standing for a number.
package struct Vocabulary: Sendable {
  package struct Entry: Sendable {
    package let word: Pattern.Word
    package let value: Int64
  }

  /// The name of one of the words in a message.
  package let noun: String
  package let entries: [Entry]

  package init(_ noun: String, _ entries: [(name: String, value: Int64)]) {
    self.noun = noun
    self.entries = entries.map { Entry(word: .init($0.name), value: $0.value) }
  }

  package var words: [String] { entries.map { $0.word.text } }

  package static let statuses = Vocabulary(
    "an authorization status",
    AuthorizationStatus.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let authorizationOptions = Vocabulary(
    "an authorization option",
    AuthorizationOptions.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let registeredTypes = Vocabulary(
    "a type of notification",
    AuthorizationOptions.registered.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let units = Vocabulary(
    "a repeat interval",
    RepeatUnit.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let presentation = Vocabulary(
    "a way to be shown",
    Presentation.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let presentationOptions = Vocabulary(
    "a presentation option",
    PresentationOptions.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let surprises = Vocabulary(
    "a kind",
    SurpriseKind.allCases.map { ($0.plural, $0.bit) }
  )
  package static let errors = Vocabulary(
    "an error code",
    NotificationError.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let signals = Vocabulary(
    "a signal of the system",
    SystemSignals.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let settings = Vocabulary(
    "a setting",
    NotificationSetting.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let alertStyles = Vocabulary(
    "an alert style",
    AlertStyle.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let levels = Vocabulary(
    "an interruption level",
    InterruptionLevel.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let entitlements = Vocabulary(
    "an entitlement",
    Entitlements.named.map { ($0.name, Int64($0.value.rawValue)) }
  )
  package static let readings = Vocabulary(
    "a reading",
    zip(0..., Reading.allCases).map { ($1.rawValue, $0) }
  )
  static let disturbances = Vocabulary(
    "a disturbance",
    zip(0..., DisturbanceName.allCases).map { ($1.rawValue, $0) }
  )
  package static let weekdays = Vocabulary(
    "a weekday",
    Weekday.allCases.map { ($0.shortName, Int64($0.rawValue)) }
      + Weekday.allCases.map { ($0.name, Int64($0.rawValue)) }
  )
  package static let prompt = Vocabulary(
    "an answer on the prompt",
    [
      ("Allow", Int64(Verdict.allow.rawValue)),
      ("Don't Allow", Int64(Verdict.dontAllow.rawValue)),
      ("Allow Once", LocationVerdict.allowOnce.answer),
      ("Allow While Using App", LocationVerdict.allowWhileUsing.answer),
      ("Keep Only While Using", LocationVerdict.keepWhileUsing.answer),
      ("Change to Always Allow", LocationVerdict.changeToAlways.answer),
    ]
  )
  package static let warnings = Vocabulary(
    "the text of a warning",
    Warning.allCases.map { ($0.text, Int64($0.rawValue)) }
  )
  package static let exceptions = Vocabulary(
    "the reason of an exception",
    Exception.allCases.map { ($0.reason, Int64($0.rawValue)) }
  )
}

extension LocationVerdict {
  /// The number of the answer; those that prompts about notifications have are theirs.
  package var answer: Int64 {
    switch self {
    case .allow: Int64(Verdict.allow.rawValue)
    case .dontAllow: Int64(Verdict.dontAllow.rawValue)
    case .allowOnce, .allowWhileUsing, .keepWhileUsing, .changeToAlways, .preciseOff, .preciseOn:
      0x100 + Int64(rawValue)
    }
  }
}
