public import Scenarios

/// The sentences of the language as people read them.
public struct Sentence: Hashable, Sendable {
  /// The form, with values in angle brackets and optional parts in brackets.
  public var form: String
  /// The effect of the sentence.
  public var summary: String
  /// The words of the form in order, followed by the words of the lists for its values.
  var vocabulary: [String] = []

  init(_ verb: Verb) {
    let form = Pattern.plainText(verb.pattern.text)
    self.form = form.isEmpty ? verb.subject.text : "\(verb.subject.text) \(form)"
    summary = verb.summary
    vocabulary = [verb.subject.text] + Self.words(of: verb.pattern)
  }

  /// The words of a form and of its values.
  private static func words(of pattern: Pattern) -> [String] {
    pattern.words + pattern.slots.flatMap { $0.kind?.vocabulary?.words ?? [] }
  }

  /// Returns every sentence with these words; sentences in which the words are adjacent come first.
  ///
  /// A word of a list of values or of a shared part counts as well.
  public static func saying(_ words: [String]) -> [Sentence] {
    let found = all.filter { sentence in words.allSatisfy(sentence.vocabulary.contains) }
    let inOrder = found.filter { $0.says(words) }
    // Of a word that is in one sentence's own form, the sentences with shared parts say less.
    return words.count > 1 && !inOrder.isEmpty ? inOrder : found
  }

  private func says(_ words: [String]) -> Bool {
    vocabulary.indices.contains { vocabulary[$0...].starts(with: words) }
  }

  /// Every word of a sentence or of a list of values.
  public static var everyWord: [String] {
    var seen: Set<String> = []
    return all.flatMap { $0.vocabulary }.filter { seen.insert($0).inserted }
  }

  /// Returns the part of a phone that a phrase names, if Belfry does not simulate it.
  public static func partOutOfScope(_ phrase: String) -> String? { Synonym.partOutOfScope(phrase) }

  /// The words that a user may have meant by an unknown word.
  public static func meant(by word: String) -> [String] {
    // Words with a capital are parts of names, such as that of the Scheduled Summary.
    let known = everyWord.filter { $0.first?.isUppercase != true }
    let forms = WordForm.forms(of: word.lowercased(), among: known)
    return forms + Synonym.meant(by: word).filter { !forms.contains($0) }
  }

  /// Every sentence, facts first.
  public static var all: [Sentence] { Verb.all.map(Sentence.init) }

  /// The parts that several sentences share: each has a name in capitals, which stands for any of
  /// its forms.
  public static var parts: [(name: String, forms: [String])] {
    Pattern.Shared.allCases.sorted { $0.rawValue < $1.rawValue }.map { shared in
      let form = Pattern.plainText(shared.text)
      let isChoice = form.hasPrefix("(") && form.hasSuffix(")")
      return (shared.rawValue, isChoice ? alternatives(form.dropFirst().dropLast()) : [form])
    }
  }

  /// The alternatives of a choice; those of a nested choice are separate.
  private static func alternatives(_ form: Substring) -> [String] {
    var forms = [""]
    var depth = 0
    for character in form {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "|", depth == 0 {
        forms.append("")
      } else {
        forms[forms.count - 1].append(character)
      }
    }
    return forms.map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The shared parts in the sentence, and the shared parts within those.
  public var parts: [(name: String, forms: [String])] {
    var open = [form]
    var names: Set<String> = []
    while let next = open.popLast() {
      let words = next.split { !$0.isLetter }.map(String.init)
      for part in Self.parts where words.contains(part.name) && names.insert(part.name).inserted {
        open += part.forms
      }
    }
    return Self.parts.filter { names.contains($0.name) }
  }

  /// The possible words for each kind of value that has a list of words.
  public static var words: [(name: String, words: [String])] {
    Kind.named.sorted { $0.name < $1.name }.compactMap { name, kind in
      switch kind {
      case .one(let vocabulary), .some(let vocabulary):
        (Kind.plainName(name), vocabulary.words)
      case .quoted(let vocabulary): (Kind.plainName(name), vocabulary.words.map { $0.quoted })
      case _:
        nil
      }
    }
  }
}

extension Pattern {
  /// Returns a form for readers: with the names of the kinds of values, in quotes where a script
  /// needs quotes.
  fileprivate static func plainText(_ text: String) -> String {
    text.split(separator: " ").map { word -> String in
      guard let open = word.firstIndex(of: "<"), let colon = word.firstIndex(of: ":"),
        let close = word.firstIndex(of: ">")
      else { return String(word) }
      let kind = String(word[colon..<close].dropFirst())
      let name = Kind.plainName(kind)
      guard kind != "tags" else { return "[[tags]]" }
      let quoted = [
        "text", "id", "local", "ids", "monitor", "title", "reason", "path", "category", "action",
      ]
      let isQuoted = quoted.contains(kind)
      let value = isQuoted ? "\"\(name)\"\(kind == "ids" ? " …" : "")" : "<\(name)>"
      return word[..<open] + value + word[close...].dropFirst()
    }.joined(separator: " ")
  }
}

extension Kind {
  /// The name of a kind in messages and the manual.
  fileprivate static func plainName(_ name: String) -> String {
    switch name {
    case "text": "…"
    case "tableName", "newTable": "table"
    case "roundName": "name"
    case "scenarioID": "id"
    case "ids": "id"
    case "local": "name"
    case "moment", "clock": "time"
    case "count", "number": "n"
    case "interval": "duration"
    case "monthDay": "month-day"
    case "presentation": "presentation options"
    case "options": "authorization options"
    default: name
    }
  }
}

extension Script {
  /// The sentences of its lines, in order: first those of its own facts, then those of each
  /// scenario.
  public var sentences: [Sentence] {
    let facts = facts + scenarios.flatMap { $0.facts }
    let meanings = facts.map { .fact($0.value) } + scenarios.flatMap { $0.steps }.map { $0.meaning }
    let printer = Printer(book: book)
    return meanings.compactMap { printer.saying($0).map { Sentence($0.verb) } }
  }
}
