import Testing
import VirtualDevice
import VirtualTime

@testable import ScenarioParsing
@testable import Scenarios

/// Forms that are not tried, and what is not found out again, looked at in full.
@Suite struct MatchingTests {
  @Test("a form that is left out neither fits a line nor comes further", arguments: 0..<4)
  func formsLeftOut(seed: Int) throws {
    var writer = ScriptWriter(seed: UInt64(seed))
    var parser = Self.parser
    let book = parser.script.book
    try #require(parser.isInScenario)
    var failures = 0
    var openings: [String: [String]] = [:]
    for line in (0..<4).flatMap({ _ in writer.script() }).flatMap(Self.changed) {
      guard let (verbs, app) = parser.begin(line) else { continue }
      let start = parser.reader.position + 1
      let fits = parser.anyFits(among: verbs, at: start)
      parser.reader.position = start - 1
      guard parser.reader.match(among: verbs, app, book, isInScenario: true) == nil else {
        #expect(fits, "\(line)")
        continue
      }
      try #require(!fits, "\(line)")
      failures += 1
      let expected = parser.explainedByAll(among: verbs, at: start)
      parser.reader.start()
      parser.reader.position = start - 1
      parser.reader.measure(among: verbs, app, book, isInScenario: true)
      #expect(parser.reader.reach == expected.reach, "\(line)")
      let reach = parser.reader.reach
      parser.reader.explain(among: verbs, app, at: reach, book, isInScenario: true)
      #expect(parser.reader.expectedWords == expected.words, "\(line)")
      #expect(parser.reader.expectedKinds.map(\.description) == expected.kinds, "\(line)")
      // What is possible behind a subject does not depend on the word that cannot be read.
      guard expected.reach == start, start < parser.reader.tokens.count else { continue }
      let possible = expected.words + expected.kinds
      #expect(openings[verbs[0].subject.text, default: possible] == possible, "\(line)")
      openings[verbs[0].subject.text] = possible
    }
    #expect(failures > 1_000)
  }

  @Test func `the words that a form needs are the first behind values of one token each`() {
    func isShort(_ part: Pattern.Part, _ pattern: Pattern) -> Bool {
      guard part.kind == .slot else { return false }
      return switch pattern.slots[Int(part.number)].kind {
      case .identifier, .local, .app: true
      case _: false
      }
    }
    for verb in Verb.all {
      let pattern = verb.pattern
      var before = 0
      var words: [String] = []
      for index in pattern.siblings(in: pattern.parts.indices) {
        let part = pattern.parts[index]
        let ways = pattern.siblings(in: pattern.inside(index)).map { pattern.inside($0) }
        if part.kind == .word {
          words = [pattern.text(of: part)]
        } else if part.kind == .choice,
          ways.allSatisfy({ pattern.parts[$0.lowerBound].kind == .word })
        {
          words = ways.map { pattern.text(of: pattern.parts[$0.lowerBound]) }
        } else if isShort(part, pattern) {
          before += 1
          continue
        } else if part.kind == .options,
          ways.allSatisfy({ $0.count == 1 && isShort(pattern.parts[$0.lowerBound], pattern) })
        {
          before += ways.count
          continue
        }
        break
      }
      #expect(verb.keys.map { $0.text } == words, "\(pattern.text)")
      #expect(verb.keyReach == (words.isEmpty ? 0 : before + 1), "\(pattern.text)")
    }
    #expect(Verb.all.count { $0.keyReach > 1 } > 50)
    #expect(Verb.all.count { $0.keys.count > 1 } > 3)
  }

  @Test func `no two names of slots have one number`() {
    func patterns(in pattern: Pattern) -> [Pattern] {
      [pattern] + pattern.lists.flatMap { patterns(in: $0.pattern) }
    }
    let slots = Verb.all.flatMap { patterns(in: $0.pattern) }.flatMap { $0.slots }
    let names = Set(slots.map { $0.name })
    #expect(names.count > 150)
    #expect(Set(names.map { SlotName($0) }).count == names.count)
    let kinds = Kind.named.map { SlotName($0.name) }
    #expect(Set(kinds).count == kinds.count)
  }

  /// A parser in the middle of a scenario with two apps.
  private static var parser: ScriptParser {
    let text = "app home\napp work\nplace \"here\" 1,1\nscenario \"s\"\nuser opens home\n"
    var parser = ScriptParser(Source(name: "matching.scenario", text: text), .builtIn)
    parser.readSource(0)
    return parser
  }

  /// A line as it is, without each of its words, and with another word in the place of each.
  private static func changed(_ line: String) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    return [line]
      + words.indices.dropFirst().flatMap { index in
        [[], ["zzz"], ["home"], ["\"s\""], ["08:00"], [words[index], words[index]]].map { new in
          var changed = words
          changed.replaceSubrange(index...index, with: new)
          return changed.joined(separator: " ")
        }
      }
  }
}

extension ScriptParser {
  /// Reads a line up to its subject, and returns the sentences for it; nil if there are none.
  fileprivate mutating func begin(_ line: String) -> ([Verb], AppNumber)? {
    reader.bytes = Array(line.utf8)
    reader.start()
    guard (try? Lexer.cut(reader.bytes, reader.bytes.indices, into: &reader.tokens)) != nil,
      (try? reader.readGutter()) != nil || reader.position == 0,
      reader.position < reader.tokens.count
    else { return nil }
    return try? reader.verbs(
      for: reader.tokens[reader.position],
      script.book,
      isInScenario: isInScenario
    )
  }

  fileprivate mutating func anyFits(among verbs: [Verb], at start: Int) -> Bool {
    reader.search()
    return verbs.contains { verb in
      guard !verb.declaresApp else { return false }
      reader.position = start
      return reader.match(verb.pattern, script.book) && reader.isAtEnd
    }
  }

  /// The words and values that all forms expect where the best of them failed.
  fileprivate mutating func explainedByAll(
    among verbs: [Verb],
    at start: Int
  ) -> (reach: Int, words: [String], kinds: [String]) {
    reader.start()
    reader.collect(at: 0)
    for verb in verbs where !verb.declaresApp {
      reader.position = start
      if reader.match(verb.pattern, script.book) {
        _ = reader.fail(expecting: "the end of the line")
      }
    }
    return (reader.furthest, reader.expectedWords, reader.expectedKinds.map(\.description))
  }
}
