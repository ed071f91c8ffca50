import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension ScriptParser {
  /// Enters an app in the book, above the scenarios and in the one being read.
  mutating func enterApp(_ name: String) -> AppNumber {
    let app = script.book.number(ofApp: name)
    let place = Place(line: 0, start: 0, end: 0)
    header.setting.apply(.app(app), at: place)
    open?.scenario.setting.apply(.app(app), at: place)
    return app
  }

  /// Enters the texts of a sentence in the book, in the order of its slots, and reads it.
  mutating func meaning(of verb: Verb, _ read: Captures) throws(LineError) -> Verb.Meaning {
    var captures = read
    if script.book.apps.isEmpty, verb.subject.text == "app", !verb.declaresApp {
      captures.app = enterApp("app")
    }
    try enter(&captures)
    if captures.pattern.saysPayload { try completePush(&captures) }
    if script.book.apps.count > 1, let slot = captures.pattern.ofSlot,
      captures[slot] == nil
    {
      captures[slot] = AppNumber(rawValue: 0).captured
      let better = Printer(book: script.book).sentence(captures) ?? captures.pattern.text
      throw LineError(.appNotNamed, ["\(verb.subject.text) \(better)"], reader.wholeLine)
    }
    try rejectEmptyValues(captures)
    if captures.pattern.saysAnswer, captures.content.carries.isSubset(of: .additions) {
      throw LineError(.emptyAnswer, reader.wholeLine)
    }
    if captures.pattern.saysContent {
      if verb.subject.text == "expect" { try rejectDefaults(captures) }
      captures.texts = script.book.number(
        of: ContentTexts(
          title: captures.text("title"),
          subtitle: captures.text("subtitle"),
          body: captures.text("body"),
          thread: captures.text("thread"),
          summaryArgument: captures.text("summaryArgument"),
          attachment: captures.text("attachment")
        )
      )
    }
    return verb.read(captures)
  }

  /// Enters the texts of a sentence, or of an item of a list, in the book.
  private mutating func enter(_ captures: inout Captures) throws(LineError) {
    let pattern = captures.pattern
    for index in pattern.slots.indices {
      // Most slots have no value, and are not copied.
      guard let value = captures[index] else { continue }
      let slot = pattern.slots[index]
      guard let kind = slot.kind else { continue }
      switch kind {
      case .text, .identifier, .local:
        let text = try Lexer.text(reader.bytes, reader.tokens[Int(value)])
        captures[index] = resolve(script.book.number(of: text), of: captures, slot).captured
      case .monitor:
        let text = try Lexer.text(reader.bytes, reader.tokens[Int(value)])
        captures[index] = Int64(script.book.number(ofMonitor: text).rawValue)
      case .place:
        let place = try knownPlace(reader.tokens[Int(value)])
        captures[index] = place.identifier.captured
        captures.note(place)
      case .identifiers:
        for token in reader.tokens[Int(value >> 32)...].prefix(Int(value & 0xFFFF_FFFF)) {
          let text = try Lexer.text(reader.bytes, token)
          let number = script.book.number(of: text)
          captures.identifiers.append(resolve(number, of: captures, slot))
        }
      case .newName:
        captures[index] = try newApp(reader.tokens[Int(value)]).captured
      default:
        continue
      }
    }
    for list in captures.lists.indices {
      for item in captures.lists[list].indices { try enter(&captures.lists[list][item]) }
    }
  }

  private mutating func newApp(_ token: Token) throws(LineError) -> AppNumber {
    let name = reader.string(token)
    let range = token.start..<token.end
    guard !name.hasPrefix("@") else {
      throw LineError(.appNameWithAt, [String(name.drop { $0 == "@" })], range)
    }
    guard !Vocabulary.statuses.words.contains(name) else {
      throw LineError(.appNameIsStatus, [name], range)
    }
    guard !Verb.words.contains(name) else {
      throw LineError(.appNameIsWord, [name], range)
    }
    guard script.book.apps.count < Script.mostApps else {
      throw LineError(.tooManyApps, ["\(Script.mostApps)"], range)
    }
    guard script.book.app(named: name) == nil else {
      throw LineError(.appTwice, [name], range)
    }
    let isLate = header.setting.apps.count > script.book.apps.count
    let app = enterApp(name)
    guard !isLate else {
      throw LineError(.appTooLate, range)
    }
    return app
  }
}
