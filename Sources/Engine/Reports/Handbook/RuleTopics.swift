import SystemPolicy

/// A topic of the handbook: what its rules are about, in a sentence.
struct RuleTopic {
  /// The part of its rules' names before the dot.
  let name: String
  /// The subject of the topic.
  let sentence: String

  init(_ name: String, _ sentence: String) {
    self.name = name
    self.sentence = sentence
  }

  /// The topics in reading order: permission, scheduling and presentation, then the actions of the
  /// user and the states of the phone, then places, then all other topics.
  static let all: [RuleTopic] = [
    RuleTopic(
      "authorization",
      "How an app gets the permission to notify, and the effect of a denial."
    ),
    RuleTopic(
      "scheduling",
      "Whether an added request is accepted, kept, replaced or dropped before it fires."
    ),
    RuleTopic(
      "dates",
      "When a trigger fires: time zones, changed clocks, and days that a month lacks."
    ),
    RuleTopic(
      "delivery",
      "How a notification is presented while its app is not in the foreground."
    ),
    RuleTopic("foreground", "How a notification is presented while its app is in the foreground."),
    RuleTopic(
      "interruption",
      "How the interruption level of a notification decides its presentation."
    ),
    RuleTopic("focus", "Which notifications a Focus or Do Not Disturb allows."),
    RuleTopic("sound", "Which sound is played, and when no sound is played."),
    RuleTopic("badge", "The number on the app's icon: how it is set, and what else it changes."),
    RuleTopic("preview", "Where the text of a notification can be read."),
    RuleTopic("grouping", "Which notifications are shown as one group."),
    RuleTopic(
      "summary",
      "Which notifications wait for the Scheduled Summary, and how it delivers them."
    ),
    RuleTopic(
      "attachments",
      "Which files can be attached to a notification, and where the system moves them."
    ),
    RuleTopic("categories", "Which buttons and formats a notification gets from its category."),
    RuleTopic("response", "The effect of a tap, an action or a dismissal, and its callbacks."),
    RuleTopic("scenes", "How a scene-based app starts, gets responses and loses its scenes."),
    RuleTopic("removal", "How requests and notifications are removed or cleared."),
    RuleTopic("settings", "The user's changes in Settings, and the values that an app reads."),
    RuleTopic("lock", "The effects of locking and unlocking the phone."),
    RuleTopic("background", "How long an app's timers and tasks continue in the background."),
    RuleTopic("lifecycle", "What remains after an app is updated, deleted or installed again."),
    RuleTopic("restart", "What remains after the phone is switched off and on."),
    RuleTopic("clip", "How an app clip may notify without asking for authorization."),
    RuleTopic("location", "The permission to know the location, and the detection of crossings."),
    RuleTopic(
      "regions",
      "Which crossings of a region's boundary are reported, and when a location trigger fires."
    ),
    RuleTopic("monitors", "The conditions of a CLMonitor, and their events."),
    RuleTopic(
      "sessions",
      "When service sessions, live updates and monitors ask for the location, and their diagnostics."
    ),
    RuleTopic(
      "remote",
      "Whether a remote notification is presented, and which callbacks the app gets."
    ),
    RuleTopic("menu", "The choices of the user in the menu of a notification."),
    RuleTopic(
      "extension",
      "When a notification service extension gets a push, and the effect of its answer."
    ),
    RuleTopic("signals", "The callbacks of an app when the day, the clock or the zone changes."),
    RuleTopic("versions", "The version of iOS in which a feature appeared."),
    RuleTopic("legacy", "Local notifications on iOS 4 to 9."),
  ]
}

extension Law {
  /// The rules of every topic, in reading order; the topics without an introduction come last.
  static var handbook: [(topic: RuleTopic, rules: [RuleSummary])] {
    let known = Set(RuleTopic.all.map { $0.name })
    var others: [RuleTopic] = []
    for name in rules.map({ $0.topic }) where !known.contains(name) {
      if !others.contains(where: { $0.name == name }) { others.append(RuleTopic(name, "")) }
    }
    return (RuleTopic.all + others).map { topic in
      (topic, ordered(rules.filter { $0.topic == topic.name }))
    }.filter { !$0.1.isEmpty }
  }

  /// Returns the rules of a topic, the general ones first.
  ///
  /// The rules of one question are together, and questions with few rules come last.
  ///
  /// Within a question, rules for every version and with few conditions come first, and the sides
  /// of a dispute are together.
  private static func ordered(_ rules: [RuleSummary]) -> [RuleSummary] {
    var questions: [String] = []
    for rule in rules where !questions.contains(rule.question) { questions.append(rule.question) }
    let counts = questions.map { question in rules.count { $0.question == question } }
    let main = zip(questions, counts).filter { $0.1 > 2 }.map { $0.0 }
    let others = zip(questions, counts).filter { $0.1 <= 2 }.map { $0.0 }
    return (main + others).flatMap { question in
      let asked = rules.filter { $0.question == question }
      return asked.sorted { a, b in
        let (first, second) = (generality(of: a, among: asked), generality(of: b, among: asked))
        return first == second
          ? a.number.rawValue < b.number.rawValue : first.lexicographicallyPrecedes(second)
      }
    }
  }

  /// Returns the rank of a rule by its conditions; a side has the rank of the most general side.
  private static func generality(of rule: RuleSummary, among rules: [RuleSummary]) -> [Int] {
    let beside = rule.dispute.map { name in rules.filter { $0.dispute == name } } ?? [rule]
    let keys = beside.map { [max(10, Int($0.since.major)), $0.when.count + $0.unless.count] }
    let first = keys.min { $0.lexicographicallyPrecedes($1) } ?? []
    return first + [Int(beside[0].number.rawValue)]
  }
}
