import SystemPolicy
import VirtualDevice

/// One sentence of the language: its form as data, what it means, and how to tell whether a meaning
/// is its own.
struct Verb: Sendable {
  /// What a line can mean.
  enum Meaning: Hashable, Sendable {
    case fact(Fact)
    case event(Event)
    case expect(Expectation)
  }

  /// Who or what the sentence is about: the first word, or `app` for any app's name.
  let subject: Pattern.Word
  let pattern: Pattern
  /// What it does, in one sentence for the reference.
  let summary: String
  let read: @Sendable (Captures) -> Meaning
  let write: @Sendable (Meaning) -> (app: AppNumber?, values: Written)?

  init(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Meaning,
    write: @escaping @Sendable (Meaning) -> (app: AppNumber?, values: Written)?
  ) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    subject = .init(parts[0])
    pattern = Pattern(parts.count > 1 ? parts[1] : "")
    self.summary = summary
    self.read = read
    self.write = write
  }

  /// Every sentence, by topic; the only list of words there is.
  static let all: [Verb] =
    facts + lifecycle + authorization + scheduling + dates + foreground + delivery + response

  /// The sentences by their first word.
  static let bySubject: [(subject: Pattern.Word, verbs: [Verb])] = {
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

/// The sentences of the language as people read them.
public struct Sentence: Hashable, Sendable {
  /// The form, with values in angle brackets and what may be left out in brackets.
  public var form: String
  /// What it does.
  public var summary: String

  /// Every sentence, facts first.
  public static var all: [Sentence] {
    Verb.all.map(Sentence.init)
  }

  init(_ verb: Verb) {
    form = "\(verb.subject.text) \(verb.pattern.plainText)".trimmed
    summary = verb.summary
  }
}

extension Pattern {
  /// The form with the names of its slots as people read them.
  var plainText: String {
    text.split(separator: " ").map { word in
      guard word.contains("<"), let colon = word.firstIndex(of: ":") else { return String(word) }
      let open = word.firstIndex(of: "<")!
      let close = word.firstIndex(of: ">")!
      let name = word[word.index(after: open)..<colon]
      let kind = word[word.index(after: colon)..<close]
      let isQuoted = ["text", "id", "answer", "exception"].contains(kind)
      return word[..<open] + (isQuoted ? "\"\(name)\"" : "<\(name)>")
        + word[word.index(after: close)...]
    }.joined(separator: " ")
  }
}

extension String {
  var trimmed: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
