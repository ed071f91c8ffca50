import SystemPolicy
package import VirtualDevice

/// One sentence of the language: its form as data, what it means, and how to tell whether a meaning
/// is its own.
///
/// A class, as each line is tried against many and none is ever changed.
package final class Verb: Sendable {
  /// The meaning of a line.
  package enum Meaning: Hashable, Sendable {
    case structure(Structure)
    case fact(Fact)
    case event(Event)
    case expect(Expectation)
  }

  /// The places where a sentence can occur.
  package enum Use: Sendable {
    /// Anywhere; it orders the script itself.
    case structure
    /// Before a story begins; it says what holds then.
    case fact
    /// In a story.
    case step
  }

  package let use: Use
  /// The subject of the sentence: the first word, or `app` for any app's name.
  package let subject: Pattern.Word
  package let pattern: Pattern
  /// Indicates whether it installs a new app: only a line of two words above all scenarios does.
  package let declaresApp: Bool
  /// The effect, in one sentence for the reference.
  package let summary: String
  package let read: @Sendable (Captures) -> Meaning
  package let write: @Sendable (Meaning) -> (app: AppNumber?, values: Written)?

  package init(
    _ text: String,
    _ summary: String,
    use: Use = .step,
    read: @escaping @Sendable (Captures) -> Meaning,
    write: @escaping @Sendable (Meaning) -> (app: AppNumber?, values: Written)?
  ) {
    let end = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.utf8.endIndex
    subject = .init(String(text[..<end]))
    pattern = Pattern(String(text[end...].utf8.dropFirst())!)
    declaresApp = pattern.slots.contains { if case .newName? = $0.kind { true } else { false } }
    self.summary = summary
    self.use = use
    self.read = read
    self.write = write
  }

  /// Every sentence, by topic; the only list of words there is.
  package static let all: [Verb] = Topic.all.flatMap { $0.verbs }

  /// The sentences that state a fact, which come before a story.
  package static let facts = all.filter { $0.isFact }

  /// The sentences by their first word.
  package static let bySubject: [(subject: Pattern.Word, verbs: [Verb])] = {
    var groups: [(subject: Pattern.Word, verbs: [Verb])] = []
    for verb in all {
      if let index = groups.firstIndex(where: { $0.subject.text == verb.subject.text }) {
        groups[index].verbs.append(verb)
      } else {
        groups.append((verb.subject, [verb]))
      }
    }
    return groups
  }()
}
