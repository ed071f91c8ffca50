/// Sentences about one thing, with scripts that show them and lines that go wrong.
///
/// A sentence belongs to a topic by standing in its verbs. It has its example when one of the
/// scripts says it; a test holds every sentence to that.
package struct Topic: Sendable {
  /// The subject of the topic, as a heading.
  package let title: String
  /// A short introduction to its sentences.
  package let summary: String
  package let verbs: [Verb]
  /// Whole scripts that pass, the plainest first; each shows some of the sentences.
  package let examples: [String]
  /// Lines that cannot be read, or cannot happen; several lines are one scenario.
  package let slips: [String]

  package init(
    _ title: String,
    _ summary: String,
    _ verbs: [Verb],
    examples: [String],
    slips: [String]
  ) {
    self.title = title
    self.summary = summary
    self.verbs = verbs
    self.examples = examples
    self.slips = slips
  }

  /// Every topic, in the order of the manual.
  package static let all: [Topic] = [
    structure, facts, lifecycle, authorization, settings, scheduling, removal, dates, shelves,
    foreground, delivery, attention, summary, badge, response, scenes, categories, actions,
    ownSettings, places, locationPermission, location, routes, monitors, sessions, power, legacy,
    remote, extensions, backgroundTasks, attachments, signals,
  ]
}
