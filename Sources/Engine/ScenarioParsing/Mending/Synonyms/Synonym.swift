import Scenarios

/// The names that other systems use, and the names in this language.
///
/// The words of this language stay the only ones, so every script reads the same. The tables
/// serve messages alone, and a word of them is suggested only if the line can then be read.
enum Synonym {
  /// Zones with their everyday names.
  static let zones: [(zone: String, said: Set<String>)] = [
    ("America/New_York", ["est", "edt", "et", "eastern", "eastern time", "us/east", "nyc"]),
    ("America/Chicago", ["cst", "cdt", "ct", "central", "central time"]),
    ("America/Denver", ["mst", "mdt", "mt", "mountain", "mountain time"]),
    ("America/Los_Angeles", ["pst", "pdt", "pt", "pacific", "pacific time", "california"]),
    ("Europe/London", ["bst", "uk", "england", "british time"]),
    ("Europe/Berlin", ["cest", "mez", "mesz", "germany"]),
    ("Europe/Paris", ["france"]),
    ("Asia/Kolkata", ["ist", "india"]),
    ("Asia/Tokyo", ["jst", "japan"]),
    ("Asia/Shanghai", ["china", "beijing"]),
    ("Australia/Sydney", ["aest", "aedt"]),
    ("UTC", ["z", "zulu", "gmt+0", "utc+0", "+00:00", "gmt0"]),
  ]

  /// Answers with other words for them.
  static let answers: [(answer: String, said: Set<String>)] = [
    (
      "Allow",
      [
        "allow", "yes", "ok", "okay", "accept", "grant", "allowed", "true", "y", "granted", "agree",
      ]
    ),
    ("Allow Once", ["once", "just once", "only once", "allow once", "allow this time"]),
    (
      "Allow While Using App",
      [
        "while using", "while using app", "allow while using the app", "when in use",
        "allow while using app", "only while using", "only while using the app", "while in use",
      ]
    ),
    (
      "Keep Only While Using",
      ["keep while using", "keep only while using", "keep only while using app", "keep"]
    ),
    (
      "Change to Always Allow",
      ["always", "always allow", "allow always", "change to always", "change to always allow"]
    ),
    (
      "Don't Allow",
      [
        "no", "deny", "dont allow", "do not allow", "decline", "reject", "never", "cancel", "false",
        "not allow", "disallow", "denied", "not now", "n", "refuse",
      ]
    ),
  ]

  /// The rows of the table: words of the language, and a synonym of them.
  static let rows: [(here: String, said: String)] = {
    var rows: [(here: String, said: String)] = []
    for line in (table + "\n" + services).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        rows[rows.count - 1].said += line
      } else {
        let colon = line.firstIndex(of: ":")!
        rows.append((String(line[..<colon]), String(line[colon...].dropFirst())))
      }
    }
    return rows
  }()

  /// Each phrase with the words that it may stand for.
  private static let meanings: [String: [[String]]] = {
    var meanings: [String: [[String]]] = [:]
    for (here, said) in rows {
      // A quoted text is one word.
      let words = here.split(separator: " ", maxSplits: here.contains("\"") ? 1 : 9)
      for phrase in said.phrases { meanings[phrase, default: []].append(words.map(String.init)) }
    }
    for phrase in fillers.phrases { meanings[phrase, default: []].append([]) }
    return meanings
  }()

  /// The possible meanings of the words from one on, with the number of words.
  ///
  /// A longer phrase comes before its own beginning, because it is more specific.
  static func words(at index: Int, in draft: Draft) -> [(count: Int, here: [String])] {
    var said: [String] = []
    var keys: [String] = []
    for word in draft.words[index...].prefix(4) {
      guard word.kind == .word else { break }
      said.append(word.text)
      keys.append(key(of: word.text))
    }
    var found: [(count: Int, here: [String])] = []
    for count in stride(from: said.count, through: 1, by: -1) {
      guard let meant = meanings[keys[..<count].joined(separator: " ")] else { continue }
      for here in meant where !here.elementsEqual(said[..<count]) { found.append((count, here)) }
    }
    return found
  }

  /// The names of Apple's classes and properties with the words that replace them, for look-up.
  private static let frameworkNames: [String: [String]] = [
    "unnotificationrequest": ["adds"], "unmutablenotificationcontent": ["title"],
    "unnotificationcontent": ["title"], "unusernotificationcenter": ["adds"],
    "unusernotificationcenterdelegate": ["delegate"], "unnotificationsettings": ["settings"],
    "unnotificationcategory": ["categories"], "unnotificationaction": ["actions"],
    "uncalendarnotificationtrigger": ["matching"], "untimeintervalnotificationtrigger": ["after"],
    "unlocationnotificationtrigger": ["enter"], "unnotificationresponse": ["taps"],
    "unnotificationserviceextension": ["extension"], "clservicesession": ["session"],
    "cllocationupdate": ["live"], "liveupdates": ["live"], "connectionoptions": ["connected"],
    "clmonitor": ["monitor"], "cllocationmanager": ["location"],
    "circulargeographiccondition": ["condition"], "clbackgroundactivitysession": ["background"],
    "startupdatinglocation": ["background"], "bgtaskscheduler": ["task"],
  ]

  /// The words of the language that a user may have meant by an unknown word, for look-up.
  static func meant(by word: String) -> [String] {
    let key = word.lowercased()
    let found = (frameworkNames[key].map { [$0] } ?? []) + (meanings[key] ?? [])
    return found.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
