import SystemPolicy
package import VirtualDevice

extension Script {
  /// The script in its one canonical form, which reads back to the same scenarios.
  ///
  /// It is printed from the meaning of the lines: comments are lost, each line uses the first of
  /// several spellings, and includes, rows and repeats are expanded.
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

extension Verb {
  /// The first sentence that says this, and with which values.
  package static func saying(
    _ meaning: Meaning
  ) -> (verb: Verb, app: AppNumber?, values: Written) {
    for verb in all {
      if let (app, values) = verb.write(meaning) { return (verb, app, values) }
    }
    preconditionFailure("no sentence says this; a verb has to write every meaning")
  }
}

/// Prints meanings as the lines they would be read from, by the patterns the reader reads by.
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
    let steps = scenario.steps.map { step in
      let line = line(step.meaning)
      return Line(step.gutter?.text ?? "", line.subject, line.sentence)
    }
    let columns = Columns(
      gutters: steps.map { $0.gutter.width },
      subjects: subjects(of: steps)
    )
    return title + text(of: scenario.facts) + aligned(steps, in: columns)
  }

  /// Facts, one below the other.
  package func text(of facts: [Statement<Fact>]) -> String {
    let lines = facts.map { fact in
      let line = line(.fact(fact.value))
      return Line("", line.subject, line.sentence)
    }
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
    let (subject, sentence) = line(meaning)
    return sentence.isEmpty ? subject : "\(subject) \(sentence)"
  }

  /// The line that means this.
  private func line(_ meaning: Verb.Meaning) -> (subject: String, sentence: String) {
    let (verb, app, values) = Verb.saying(meaning)
    let captures = Captures(
      for: verb.pattern,
      app: app ?? AppNumber(rawValue: 0),
      values.flatMap(spelledOut)
    )
    return (app.map { book[$0] } ?? verb.subject.text, sentence(captures))
  }

  /// The words of a sentence after the first, with its values.
  package func sentence(_ captures: Captures) -> String {
    words(of: captures.pattern.parts.indices, captures).joined(separator: " ")
  }

  /// A content by its texts: the device knows only its number.
  private func spelledOut(_ value: Written.Element) -> Written {
    guard value.name == "content", let number = value.value else { return [value] }
    let texts = book[ContentNumber(rawValue: UInt32(number))]
    return [
      ("title", texts.title?.captured), ("subtitle", texts.subtitle?.captured),
      ("body", texts.body?.captured), ("thread", texts.thread?.captured),
      ("summaryArgument", texts.summaryArgument?.captured),
      ("attachment", texts.attachment?.captured),
    ].filter { $0.1 != nil }
  }

  /// The words of some parts of the captured pattern.
  private func words(of parts: Range<Int>, _ captures: Captures) -> [String] {
    let pattern = captures.pattern
    return pattern.siblings(in: parts).flatMap { index -> [String] in
      let part = pattern.parts[index]
      let ways = pattern.siblings(in: pattern.inside(index))
      switch part.kind {
      case .word: return [pattern.text(of: part)]
      case .slot: return [text(of: Int(part.number), captures)]
      case .mark: return []
      case .way: return words(of: pattern.inside(index), captures)
      case .choice:
        let way = ways.first { isMeant($0, captures) }!
        return words(of: pattern.inside(way), captures)
      case .options:
        return ways.filter { isMeant($0, captures) && !namesTheOnlyApp($0, captures) }
          .flatMap { words(of: pattern.inside($0), captures) }
      case .list:
        let list = pattern.lists[Int(part.number)]
        return Array(
          captures.lists[Int(part.number)].map { words(of: list.pattern.parts.indices, $0) }
            .joined(separator: list.separator.map { [$0.text] } ?? [])
        )
      }
    }
  }

  private func text(of slot: Int, _ captures: Captures) -> String {
    let kind = captures.pattern.slots[slot].kind!
    guard case .identifiers = kind else { return kind.text(of: captures[slot]!, in: book) }
    return captures.identifiers.map { kind.text(of: $0.captured, in: book) }.joined(separator: " ")
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
