import SystemPolicy
package import VirtualDevice

extension Script {
  /// The script in its one canonical form, which reads back to the same scenarios.
  ///
  /// It is printed from the meaning of the lines: comments of the author are lost, each line uses
  /// the first of several spellings, and includes, rows and repeats are expanded.
  public var text: String {
    let printer = Printer(book: book)
    var paragraphs = scenarios.map(printer.text)
    if !facts.isEmpty {
      paragraphs.insert(printer.text(of: facts), at: 0)
    }
    return paragraphs.joined(separator: "\n")
  }
}

extension Step {
  /// The meaning of the line.
  package var meaning: Verb.Meaning {
    switch action {
    case .event(let event): .event(event)
    case .expect(let expectation): .expect(expectation)
    }
  }
}

/// Prints meanings as the lines they would be read from, by the patterns the reader reads by.
///
/// Every meaning can be printed. One that no sentence says becomes a comment.
package struct Printer {
  /// A line in its columns.
  package typealias Line = (gutter: String, subject: String, sentence: String)

  package let book: Book

  package init(book: Book) { self.book = book }

  /// A scenario, from its title to its last step.
  package func text(of scenario: Scenario) -> String {
    let tags = scenario.tags.isEmpty ? "" : "   [\(scenario.tags.joined(separator: " "))]"
    let skip = scenario.skip.map { "  skip \($0.quoted)" } ?? ""
    let xfail = scenario.xfail.map { "  xfail \($0.quoted)" } ?? ""
    // The rows of a table are printed as scenarios of their own, which cannot share an id.
    let id = scenario.row == nil ? scenario.ownID.map { "  id \($0)" } ?? "" : ""
    let title = "scenario \(scenario.title.quoted)\(tags)\(id)\(skip)\(xfail)\n"
    let steps =
      scenario.steps.flatMap { step in
        comments(step.comments) + [line(step.meaning, at: step.gutter?.text ?? "")]
      } + comments(scenario.closing)
    let columns = Columns(
      gutters: steps.map { $0.gutter.width },
      subjects: subjects(of: steps)
    )
    return title + scenario.comments.map { "# \($0)\n" }.joined() + text(of: scenario.facts)
      + aligned(steps, in: columns)
  }

  private func comments(_ texts: [String]) -> [Line] { texts.map { Line("", "# \($0)", "") } }

  /// Facts, one below the other.
  package func text(of facts: [Statement<Fact>]) -> String {
    let lines = facts.map { line(.fact($0.value)) }
    return aligned(lines, in: Columns(facts: subjects(of: lines)))
  }

  /// The width of the words that precede a sentence.
  private func subjects(of lines: [Line]) -> [Int] {
    lines.filter { !$0.sentence.isEmpty }.map { $0.subject.width }
  }

  /// The lines one below the other.
  private func aligned(_ lines: [Line], in columns: Columns) -> String {
    lines.map { line in
      let gutter = line.gutter + blanks(columns.blanks(afterGutter: line.gutter.width))
      guard !line.sentence.isEmpty else { return "\(gutter)\(line.subject)\n" }
      let gap = blanks(columns.blanks(afterSubject: line.subject.width))
      return "\(gutter)\(line.subject)\(gap)\(line.sentence)\n"
    }.joined()
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A line by itself.
  package func text(ofLine meaning: Verb.Meaning) -> String {
    let (_, subject, sentence) = line(meaning)
    return sentence.isEmpty ? subject : "\(subject) \(sentence)"
  }

  /// The line that means this; a comment if no sentence does.
  private func line(_ meaning: Verb.Meaning, at gutter: String = "") -> Line {
    guard let line = saying(meaning) else {
      return Line("", "# \(Unsaid(meaning, at: gutter, book).text)", "")
    }
    return Line(gutter, line.subject, line.sentence)
  }

  /// The words of a sentence after the first, with its values; nil if a part of it has no value, or
  /// one that no word has.
  package func sentence(_ captures: Captures) -> String? {
    words(of: captures.pattern.parts.indices, captures)?.joined(separator: " ")
  }

  /// The words of some parts of the captured pattern.
  private func words(of parts: Range<Int>, _ captures: Captures) -> [String]? {
    var words: [String] = []
    for index in captures.pattern.siblings(in: parts) {
      guard let more = self.words(ofPart: index, captures) else { return nil }
      words += more
    }
    return words
  }

  private func words(ofPart index: Int, _ captures: Captures) -> [String]? {
    let pattern = captures.pattern
    let part = pattern.parts[index]
    let ways = pattern.siblings(in: pattern.inside(index))
    switch part.kind {
    case .word: return [pattern.text(of: part)]
    case .slot: return text(of: Int(part.number), captures).map { [$0] }
    case .mark: return []
    case .way: return words(of: pattern.inside(index), captures)
    case .choice:
      guard let way = ways.first(where: { isMeant($0, captures) }) else { return nil }
      return words(of: pattern.inside(way), captures)
    case .options:
      var words: [String] = []
      for way in ways where isMeant(way, captures) && !namesTheOnlyApp(way, captures) {
        guard let more = self.words(of: pattern.inside(way), captures) else { return nil }
        words += more
      }
      return words
    case .list:
      let list = pattern.lists[Int(part.number)]
      var words: [String] = []
      for (number, item) in captures.lists[Int(part.number)].enumerated() {
        guard let more = self.words(of: list.pattern.parts.indices, item) else { return nil }
        if number > 0, let separator = list.separator { words.append(separator.text) }
        words += more
      }
      return words
    }
  }

  private func text(of slot: Int, _ captures: Captures) -> String? {
    guard let kind = captures.pattern.slots[slot].kind, let value = captures[slot] else {
      return nil
    }
    guard case .identifiers = kind else { return kind.text(of: value, in: book) }
    let texts = captures.identifiers.compactMap { kind.text(of: $0.captured, in: book) }
    return texts.count == captures.identifiers.count ? texts.joined(separator: " ") : nil
  }

  /// Indicates whether all values and marks of a way are present.
  private func isMeant(_ way: Int, _ captures: Captures) -> Bool {
    let pattern = captures.pattern
    return pattern.siblings(in: pattern.inside(way)).allSatisfy { index in
      let part = pattern.parts[index]
      return switch part.kind {
      case .slot, .mark: captures[Int(part.number)] != nil
      case .choice:
        pattern.siblings(in: pattern.inside(index)).contains { isMeant($0, captures) }
      case .list: !captures.lists[Int(part.number)].isEmpty
      case .word, .options, .way: true
      }
    }
  }

  private func namesTheOnlyApp(_ way: Int, _ captures: Captures) -> Bool {
    let pattern = captures.pattern
    return book.apps.count == 1
      && pattern.siblings(in: pattern.inside(way)).contains { index in
        let part = pattern.parts[index]
        guard part.kind == .slot else { return false }
        if case .app? = pattern.slots[Int(part.number)].kind { return true }
        return false
      }
  }
}
