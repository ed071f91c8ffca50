import Scenarios

extension Synonym {
  /// The words that can mean one thing only, with the subject of their line, if it matters: the
  /// message, and what to write instead.
  private static let certain: [(subject: String?, said: String, message: String, help: String)] = [
    (
      "focus",
      """
      person, people, persons, contact, contacts, somebody, everyone, everybody, anyone, family,
      friends, favorites, favourites, calls, messages, notifications, from, caller, callers, sender,
      senders, allows ", silences "
      """,
      "a Focus has apps and no people", "write `focus \"…\" allows app`"
    ),
    (
      "device", "enters do, enters dnd", "the user turns Do Not Disturb on",
      "write `user turns on Do Not Disturb`"
    ),
    (
      nil,
      """
      applicationwillterminate, willterminate, willterminatenotification,
      uiapplicationwillterminate, uiapplicationwillterminatenotification, scenewillterminate
      """,
      unasked.message, unasked.help
    ),
  ]

  /// The mistake of each phrase; split once, as every unreadable line looks here.
  private static let certainPhrases: [String: (subject: String?, error: ParseError)] = {
    var phrases: [String: (subject: String?, error: ParseError)] = [:]
    for (subject, said, message, help) in certain {
      for phrase in said.phrases { phrases[phrase] = (subject, unsupported(message, help)) }
    }
    return phrases
  }()

  /// Returns the answer to a word that can mean one thing only, where a line cannot be read or
  /// directly after.
  ///
  /// - Parameters:
  ///   - draft: The line.
  ///   - failure: The place where it cannot be read.
  /// - Returns: The mistake, and the word that it is about.
  static func certainAdvice(
    on draft: Draft,
    at failure: FailurePoint
  ) -> (error: ParseError, index: Int)? {
    let texts = draft.words.map { $0.kind == .word ? key(of: $0.text) : "\"" }
    let index = failure.index
    let phrases =
      [(index, texts[index])]
      + (index + 1 < texts.count ? [(index + 1, texts[index + 1])] : [])
      + (index + 1 < texts.count ? [(index, "\(texts[index]) \(texts[index + 1])")] : [])
      // Only a name in quotes needs the word before it.
      + (index > 0 ? [(index, "\(texts[index - 1]) \(texts[index])")] : [])
    for (place, phrase) in phrases {
      guard let (subject, error) = certainPhrases[phrase],
        subject == nil || subject == draft.words[failure.subject].text
      else { continue }
      return (error, place)
    }
    return nil
  }

  /// Parts of a phone that Belfry does not simulate.
  private static let outOfScope: [(said: String, name: String)] = [
    ("live activity, live activities, activity, activitykit, dynamic island", "Live Activities"),
    (
      """
      alarmkit, alarm kit, alarmmanager, alarm manager, alarm, alarms, alarm clock, countdown,
      countdowns
      """, "AlarmKit"
    ),
    (
      """
      volume, sound volume, audio volume, soundvolume, audiovolume, withaudiovolume, ringer volume,
      louder, quieter
      """, "the volume of sounds"
    ),
    ("widget, widgets, widgetkit, home screen widget, lock screen widget", "widgets"),
    ("apple watch, watch", "watches"),
    ("app intent, app intents, shortcut, shortcuts, siri", "App Intents and Siri"),
    ("notification content extension, content extension", "content extensions"),
    ("in-app purchase, game center, healthkit, bluetooth, nfc", "other frameworks"),
    ("phone call, incoming call, facetime, voip, callkit, pushkit", "calls"),
    ("battery", "the battery"),
  ]

  /// The part of each phrase; split once, as every unreadable line looks here.
  private static let outOfScopePhrases: [String: String] = {
    var phrases: [String: String] = [:]
    for (said, name) in outOfScope {
      for phrase in said.phrases where phrases[phrase] == nil { phrases[phrase] = name }
    }
    return phrases
  }()

  /// Returns the part of a phone that a phrase names, if Belfry does not simulate it.
  static func partOutOfScope(_ phrase: String) -> String? { outOfScopePhrases[phrase.lowercased()] }

  /// Returns the message for a part of a phone that is out of scope, if the line names it at the
  /// failure or directly after it.
  static func outOfScope(_ draft: Draft, at failure: FailurePoint) -> (
    error: ParseError, index: Int
  )? {
    let texts = draft.words.map { $0.kind == .word ? $0.text.lowercased() : "\"" }
    let next = failure.index + 1
    let isArticle = next < texts.count && ["the", "a", "an"].contains(texts[next])
    for start in [failure.index, isArticle ? next + 1 : next] where start < texts.count {
      for count in stride(from: min(3, texts.count - start), through: 1, by: -1) {
        let phrase = texts[start..<start + count].joined(separator: " ")
        guard let name = outOfScopePhrases[phrase] else { continue }
        return (ParseError(.outOfScope, [name]), start)
      }
    }
    return nil
  }
}
