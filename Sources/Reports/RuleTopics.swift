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

  /// The topics in the order of a reader: from asking over scheduling to what is seen of it, then
  /// what the user and the phone do, then places, then what is old.
  static let all: [RuleTopic] = [
    RuleTopic("authorization", "How an app comes to be allowed to notify, and what if it is not."),
    RuleTopic("scheduling", "The fate of an added request until it fires."),
    RuleTopic("dates", "When a trigger fires: zones, changed clocks, days that months lack."),
    RuleTopic("delivery", "How a notification shows itself while its app is not in front."),
    RuleTopic("foreground", "What is shown while the app is in front, and who is asked about it."),
    RuleTopic("interruption", "How far a notification may interrupt, by its level."),
    RuleTopic("focus", "What a Focus and Do Not Disturb let through."),
    RuleTopic("sound", "Which sound is heard, and when none is."),
    RuleTopic("badge", "The number on the icon: who sets it, and what goes with it."),
    RuleTopic("preview", "Where what a notification says can be read."),
    RuleTopic("grouping", "Which notifications are shown as one group."),
    RuleTopic("summary", "What waits for the Scheduled Summary, and how it comes."),
    RuleTopic("attachments", "Which files a notification can carry, and where they go."),
    RuleTopic("categories", "Which buttons and formats a notification has of its category."),
    RuleTopic("response", "The effect of a tap, an action or a dismissal, and its callbacks."),
    RuleTopic("scenes", "How a scene-based app starts, gets responses and loses its scenes."),
    RuleTopic("removal", "How notifications and requests are taken back or cleared away."),
    RuleTopic("settings", "What the user changes in Settings, and what an app reads of it."),
    RuleTopic("lock", "What locking and unlocking the phone does."),
    RuleTopic("background", "How long an app's timers and tasks continue in the background."),
    RuleTopic("lifecycle", "What an update, a deletion and a second installation leave."),
    RuleTopic("restart", "What outlasts a phone that is switched off and on."),
    RuleTopic("clip", "What an app clip may do without asking."),
    RuleTopic("location", "How an app comes to know where the phone is."),
    RuleTopic("regions", "The crossings that count, their callbacks, and when a trigger fires."),
    RuleTopic("monitors", "The conditions of a CLMonitor, and their events."),
    RuleTopic("remote", "The fate of a notification that was pushed to the phone."),
    RuleTopic("signals", "The callbacks of an app when the day, the clock or the zone changes."),
    RuleTopic("versions", "Which version of iOS something came with."),
    RuleTopic("legacy", "Local notifications as apps scheduled them on iOS 4 to 9."),
  ]
}

extension Law {
  /// The rules of every topic, in the order of a reader; those without an introduction are
  /// behind the others.
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

  /// The rules of a topic from the general to the special: question by question, those that the
  /// topic says little about at the end; within a question what holds on every version and needs
  /// few conditions comes first, and the sides of a dispute are together.
  private static func ordered(_ rules: [RuleSummary]) -> [RuleSummary] {
    var questions: [String] = []
    for rule in rules where !questions.contains(rule.policy) { questions.append(rule.policy) }
    let counts = questions.map { question in rules.count { $0.policy == question } }
    let main = zip(questions, counts).filter { $0.1 > 2 }.map { $0.0 }
    let others = zip(questions, counts).filter { $0.1 <= 2 }.map { $0.0 }
    return (main + others).flatMap { question in
      let asked = rules.filter { $0.policy == question }
      return asked.sorted { a, b in
        let (first, second) = (generality(of: a, among: asked), generality(of: b, among: asked))
        return first == second
          ? a.number.rawValue < b.number.rawValue : first.lexicographicallyPrecedes(second)
      }
    }
  }

  /// How special a rule is, or the most general of the sides beside it.
  private static func generality(of rule: RuleSummary, among rules: [RuleSummary]) -> [Int] {
    let beside = rule.dispute.map { name in rules.filter { $0.dispute == name } } ?? [rule]
    let keys = beside.map { [max(10, Int($0.since.major)), $0.when.count + $0.unless.count] }
    let first = keys.min { $0.lexicographicallyPrecedes($1) } ?? []
    return first + [Int(beside[0].number.rawValue)]
  }
}
