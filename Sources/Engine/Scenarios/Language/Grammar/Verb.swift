import Synchronization
import SystemPolicy
package import VirtualDevice
import VirtualTime

/// One sentence of the language: its form as data, what it means, and how to see whether a meaning
/// is its own.
///
/// A class, as each line is tried against many and none is ever changed. It is never freed.
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
    /// Before a scenario begins; it says what holds then.
    case fact
    /// In a scenario.
    case step
  }

  package let use: Use
  /// The subject of the sentence: the first word, or `app` for any app's name.
  package let subject: Pattern.Word
  /// The text of the form.
  private let text: String
  /// The form, once a line has needed it: most scripts need few of the forms.
  nonisolated(unsafe) private let form = Atomic<UnsafeMutablePointer<Pattern>?>(nil)
  /// The words of which the form needs one near its beginning; none if that is unknown.
  package let keys: [Pattern.Word]
  /// The bits of ``keys``, which rule most forms out without looking further.
  package let keyBits: UInt64
  /// The number of tokens among which one of ``keys`` is; zero without one.
  package let keyReach: Int
  /// The effect, in one sentence for the reference.
  package let summary: String
  package let read: @Sendable (Captures) -> Meaning
  package let write: @Sendable (Meaning) -> (app: AppNumber?, values: Written)?

  /// Creates a sentence from the form of the whole.
  package convenience init(
    _ text: String,
    _ summary: String,
    use: Use = .step,
    read: @escaping @Sendable (Captures) -> Meaning,
    write: @escaping @Sendable (Meaning) -> (app: AppNumber?, values: Written)?
  ) {
    var text = text
    let (subject, rest) = text.withUTF8 { bytes in
      let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
      return (
        Pattern.Word(UnsafeBufferPointer(rebasing: bytes[..<end])),
        String(decoding: bytes[end...].dropFirst(), as: UTF8.self)
      )
    }
    self.init(subject, rest, summary, use: use, read: read, write: write)
  }

  /// Creates a sentence from its subject and the form of the rest.
  init(
    _ subject: Pattern.Word,
    _ text: String,
    _ summary: String,
    use: Use = .step,
    read: @escaping @Sendable (Captures) -> Meaning,
    write: @escaping @Sendable (Meaning) -> (app: AppNumber?, values: Written)?
  ) {
    self.subject = subject
    self.text = text
    let keys = Pattern.Keys(of: text)
    self.keys = keys.words
    keyBits = keys.words.reduce(0) { $0 | $1.bit }
    keyReach = keys.reach
    self.summary = summary
    self.use = use
    self.read = read
    self.write = write
  }

  /// The form of what follows the subject; made when it is needed for the first time.
  package var pattern: Pattern {
    form.load(ordering: .acquiring)?.pointee ?? makePattern()
  }

  @inline(never)
  private func makePattern() -> Pattern {
    form.builtOnce {
      let new = UnsafeMutablePointer<Pattern>.allocate(capacity: 1)
      new.initialize(to: Pattern(text))
      return new
    }.pointee
  }

  /// The word that the form begins with, if it always is the same.
  package var firstWord: Pattern.Word? { keyReach == 1 && keys.count == 1 ? keys[0] : nil }

  /// Indicates whether it installs a new app: only a line of two words above all scenarios does.
  package var declaresApp: Bool { pattern.namesNewApp }

  /// Every sentence, by topic; the only list of words there is.
  package static let all: [Verb] = Topic.all.flatMap { $0.verbs }

  /// The sentences that state a fact, which come before a scenario.
  package static let facts = all.filter { $0.isFact }

  /// The sentences by their first word.
  package static let bySubject: [(subject: Pattern.Word, verbs: [Verb])] = {
    var groups: [(subject: Pattern.Word, verbs: [Verb])] = []
    for verb in all {
      let (word, bit) = (verb.subject.text, verb.subject.bit)
      if let index = groups.firstIndex(where: { $0.subject.bit == bit && $0.subject.text == word })
      {
        groups[index].verbs.append(verb)
      } else {
        groups.append((verb.subject, [verb]))
      }
    }
    return groups
  }()
}
