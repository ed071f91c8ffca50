public import Scenarios

extension Script {
  /// Fetches an included text by the path as it is written and the name of the including source.
  public typealias Includer = (
    _ path: String, _ includer: String
  ) throws(IncludeRefusal) -> Source

  /// The name of a file that every script below its folder includes first.
  public static let baseName = "belfry.facts"

  /// The maximum depth of includes.
  static let deepestInclude = 100
}

extension ScriptParser {
  /// Reads another source's facts, tables and setup, unless they were read before.
  mutating func includeSource(_ captures: Captures) throws(LineError) {
    let range = captures.range("path", in: reader)
    guard !files.hasBegun else {
      throw LineError(.includeTooLate, reader.wholeLine)
    }
    let path = try captures.label("path", in: reader) ?? ""
    guard let include = files.include else {
      throw LineError(.includeWithoutFile, reader.wholeLine)
    }
    guard !path.isEmpty, !path.hasPrefix("/") else {
      throw LineError(.includeNotRelative, range)
    }
    let source: Source
    do throws(IncludeRefusal) {
      source = try include(path, script.sources[files.current].name)
    } catch {
      throw LineError(.unreadableFile, [error.message, error.help], range)
    }
    let names = files.open.map { script.sources[$0].name }
    if let start = names.firstIndex(of: source.name) {
      let circle = (names[start...] + [source.name]).joined(separator: " includes ")
      throw LineError(.includeCircle, [circle], range)
    }
    guard names.count <= Script.deepestInclude else {
      throw LineError(.includeTooDeep, ["\(Script.deepestInclude)"], range)
    }
    guard files.isNew(source.name) else { return }
    read(source, includedAt: line.place)
  }

  /// Reads the facts, tables and setup of a text that every script below its folder includes.
  mutating func includeBase(_ source: Source) {
    // A setup of the same page has its name, but other lines.
    let isPart = source.name == script.sources[0].name
    guard !isPart || source.lines != script.sources[0].lines,
      isPart || files.isNew(source.name)
    else { return }
    // No line of the script includes it.
    read(source, includedAt: Place(line: 0, start: 0, end: 0))
  }

  private mutating func read(_ source: Source, includedAt place: Place) {
    let number = script.sources.count
    script.sources.append(source)
    files.begin(number, includedAt: place)
    readSource(number)
    finishBlock()
    files.end()
  }

  /// The notes on a mistake besides its line: the including line, and the row it was read for.
  func notes(on place: Place) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    if context.row != nil, place.line != line.origin.line {
      let written = script.sources[line.origin.source].line(line.origin.line)
      let text = String(written.drop { $0 == " " || $0 == "\t" }.prefix(100))
      notes.append(.init(key: "in", text: "line \(line.origin.line): \(text)"))
    }
    // Of a line that reads otherwise in each round, the round says what it read.
    if context.round > 0, line.origin.pieces.contains(where: { $0.cell == nil }) {
      notes.append(.init(key: "in", text: "round \(context.round)"))
    }
    if context.isInSetup, let title = open?.scenario.title {
      notes.append(.init(key: "in", text: "the setup of \(title.quoted)"))
    }
    var source = Int(place.source)
    while source > 0, notes.count < 5 {
      let include = files.includes[source - 1]
      source = Int(include.source)
      guard include.line > 0 else { continue }
      notes.append(
        .init(key: "by", text: "include in \(script.sources[source].name):\(include.line)")
      )
    }
    return notes
  }
}

extension Captures {
  /// Returns the position of the token in a slot.
  func range(_ name: SlotName, in reader: Reader) -> Range<Int> {
    guard let index = self[name] else { return reader.wholeLine }
    return reader.range(of: Int(index))
  }

  /// The quoted text that a slot holds, if it holds one.
  func label(_ name: SlotName, in reader: Reader) throws(LineError) -> String? {
    guard let index = self[name] else { return nil }
    return try Lexer.text(reader.bytes, reader.tokens[Int(index)])
  }

  /// The word that a slot holds, if it holds one.
  func word(_ name: SlotName, in reader: Reader) -> String? {
    self[name].map { reader.string(reader.tokens[Int($0)]) }
  }
}
