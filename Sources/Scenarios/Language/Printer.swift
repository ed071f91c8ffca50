import SystemPolicy
import VirtualDevice

extension Script {
  /// The script in its one canonical form, which reads back to the same scenarios.
  ///
  /// It is printed from what the lines mean: comments are not kept, and of several ways to say a
  /// thing the first stands.
  public var text: String {
    let printer = Printer(book: book)
    var paragraphs = scenarios.map(printer.text)
    if !facts.isEmpty {
      paragraphs.insert(Printer.aligned(facts.map { printer.line(.fact($0.value)) }), at: 0)
    }
    return paragraphs.joined(separator: "\n")
  }
}

/// Prints meanings as the lines they would be read from, by the patterns the reader reads by.
struct Printer {
  /// A line in its columns.
  typealias Line = (gutter: String, subject: String, sentence: String)

  /// Where the first words of the sentences stand, if nothing in front of them is longer.
  private static let column = 8

  let book: Book

  /// A scenario, from its title to its last step.
  func text(of scenario: Scenario) -> String {
    let tags = scenario.tags.isEmpty ? "" : "   [\(scenario.tags.joined(separator: " "))]"
    let title = "scenario \(scenario.title.quoted)\(tags)\n"
    let facts = scenario.facts.map { line(.fact($0.value)) }
    return title + Self.aligned(facts) + Self.aligned(scenario.steps.map(line))
  }

  /// The lines one below the other, each column as wide as its longest word wants.
  static func aligned(_ lines: [Line]) -> String {
    func width(_ words: [String], gap: Int) -> Int {
      let longest = words.map(\.count).max() ?? 0
      return longest == 0 ? 0 : max(column, longest + gap)
    }
    // A time has two words of its own, so it takes two spaces to end it.
    let gutter = width(lines.map(\.gutter), gap: 2)
    let subject = width(lines.map(\.subject), gap: 1)
    return lines.map { line in
      "\(line.gutter.padded(to: gutter))\(line.subject.padded(to: subject))\(line.sentence)\n"
    }.joined()
  }

  private func line(_ step: Step) -> Line {
    var line =
      switch step.action {
      case .event(let event): line(.event(event))
      case .expect(let expectation): line(.expect(expectation))
      }
    line.gutter = step.gutter?.text ?? ""
    return line
  }

  /// The line that means this.
  func line(_ meaning: Verb.Meaning) -> Line {
    for verb in Verb.all {
      guard let (app, written) = verb.write(meaning) else { continue }
      let captures = Captures(
        for: verb.pattern,
        app: app ?? AppNumber(rawValue: 0),
        written.flatMap(spelledOut)
      )
      let words = words(of: verb.pattern.elements, captures)
      return ("", app.map { book[$0] } ?? verb.subject.text, words.joined(separator: " "))
    }
    preconditionFailure("no sentence says \(meaning)")
  }

  /// A content by its texts: the device knows only its number.
  private func spelledOut(_ value: Written.Element) -> Written {
    guard value.name == "content", let number = value.value else { return [value] }
    let texts = book[ContentNumber(rawValue: UInt32(number))]
    return [
      ("title", texts.title?.captured), ("subtitle", texts.subtitle?.captured),
      ("body", texts.body?.captured),
    ].filter { $0.1 != nil }
  }

  private func words(of elements: [Pattern.Element], _ captures: Captures) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .word(let word): [word.text]
      case .slot(let slot): [text(of: slot, captures)]
      case .mark: []
      case .choice(let parts): words(of: parts.first { isMeant($0, captures) }!, captures)
      case .options(let parts):
        parts.filter { isMeant($0, captures) && !namesTheOnlyApp($0, captures) }
          .flatMap { words(of: $0, captures) }
      }
    }
  }

  private func text(of slot: Int, _ captures: Captures) -> String {
    captures.pattern.slots[slot].kind!.text(of: captures[slot]!, in: book)
  }

  /// Whether the values and marks of a part are all there.
  private func isMeant(_ part: [Pattern.Element], _ captures: Captures) -> Bool {
    part.allSatisfy { element in
      switch element {
      case .slot(let slot), .mark(let slot): captures[slot] != nil
      case .word, .choice, .options: true
      }
    }
  }

  private func namesTheOnlyApp(_ part: [Pattern.Element], _ captures: Captures) -> Bool {
    book.apps.count == 1
      && part.contains { element in
        guard case .slot(let slot) = element else { return false }
        if case .app? = captures.pattern.slots[slot].kind { return true }
        return false
      }
  }
}

extension String {
  /// The text with spaces after it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
