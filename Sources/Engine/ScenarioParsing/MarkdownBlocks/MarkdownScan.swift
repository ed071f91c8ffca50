import Scenarios

/// A walk over the lines of a Markdown file.
struct MarkdownScan {
  /// The block that continues until a line ends it.
  enum Open {
    /// A fence, and how far it is indented.
    case fence(MarkdownLine.Fence, indent: Int)
    /// Raw HTML up to a line with the end marker; the flag marks HTML that contains a script.
    case html(end: [UInt8], hasScript: Bool)
  }

  let source: Source
  private(set) var blocks: [Markdown.Block] = []
  private(set) var mistakes: [Diagnostic] = []
  private(set) var commands: [Markdown.Command] = []
  /// The block of commands that is open and is not run.
  var aside: Aside?
  /// The setups so far, which are included in the blocks that follow.
  private var setups: [Source] = []
  private var open: Open?
  /// The first line of the open block, and its last line that is not blank.
  private var first = 0
  private var last = 0
  /// The columns at which the contents of the open lists begin, the outermost first.
  private var items: [Int] = []
  /// The maximum number of open lists and quotations, because each line is compared with all of
  /// them.
  private static let deepest = 100
  /// Indicates whether the previous line was text that this line can continue.
  private var isParagraph = false

  init(_ source: Source) { self.source = source }

  mutating func read(_ number: Int) {
    var line = MarkdownLine(source.bytes, source.content(ofLine: number))
    line.skipBlanks()
    if open != nil {
      if line.isAtEnd { return }
      // A line further left than a list's contents ends the list, and everything open in it.
      if line.column >= items.last ?? 0 {
        continueBlock(with: line, number)
        return
      }
      if case .fence(let fence, _) = open, fence.isScript {
        report(
          .listEndsScript,
          ["\(items.last ?? 0)"],
          number
        )
      }
      close(before: last + 1)
    }
    readText(line, number)
  }

  /// Closes everything that is open at the end of the file.
  mutating func finish() {
    if case .html(let end, true) = open {
      let end = String(decoding: end, as: UTF8.self)
      report(.markupNotClosed, [end], first - 1)
    }
    if open != nil { close(before: source.lines.upperBound) }
    closeAside()
    mistakes.sort { $0.place.line < $1.place.line }
  }

  private mutating func continueBlock(with line: MarkdownLine, _ number: Int) {
    switch open {
    case .fence(let fence, _):
      let isIndented = line.column - (items.last ?? 0) > 3
      if !isIndented, line.closes(fence.mark, fence.length) {
        close(before: number)
        return
      }
      if !fence.isScript { lookIn(fence, line, isIndented, number) }
      last = number
    case .html(let end, let hasScript):
      open =
        line.contains(end)
        ? nil : .html(end: end, hasScript: hasScript || line.isPlayed)
    case nil:
      break
    }
  }

  /// Reports a line of a block that is not played if the line was probably meant to begin a block
  /// that is.
  private mutating func lookIn(
    _ outer: MarkdownLine.Fence,
    _ line: MarkdownLine,
    _ isIndented: Bool,
    _ number: Int
  ) {
    let mark = String(decoding: [outer.mark], as: UTF8.self)
    if let inner = line.fence, inner.mark == outer.mark, inner.length >= outer.length, !isIndented,
      inner.isScript || isShowingCommand(below: number)
    {
      let longer = String(repeating: mark, count: inner.length + 1)
      report(
        .scriptInBlock,
        ["\(first - 1)", longer],
        number
      )
    } else if outer.language.isEmpty, line.beginsScenario, last < first {
      let fence = String(repeating: mark, count: outer.length)
      report(.blockWithoutLanguage, [fence, "scenario"], first - 1)
    }
  }

  private mutating func close(before end: Int) {
    guard case .fence(let fence, let indent) = open else {
      open = nil
      return
    }
    let lines = source.part(first..<max(first, end))
    if fence.isConsole {
      commands += Markdown.commands(in: lines, indent: indent, fence: fence.marks)
      reportCommands(in: lines, indent: indent, fence)
    } else if fence.isNearlyConsole {
      reportLanguage(of: fence, lines, indent: indent)
    } else if fence.isScript {
      var block = Markdown.Block(source: lines, indent: indent)
      block.setups = setups
      do throws(ParseError) {
        block.attributes = try BlockAttributes(fence.rest)
      } catch {
        report(error.kind, error.values, first - 1)
      }
      if block.attributes.isSolution {
        let exercise = blocks.lastIndex { $0.attributes.mustFail && $0.solution == nil }
        if let exercise {
          blocks[exercise].solution = block.source
        } else {
          report(.solutionOfNothing, [], first - 1)
        }
      }
      blocks.append(block)
      if block.attributes.isSetup { setups.append(block.source) }
    }
    open = nil
  }

  private mutating func readText(_ start: MarkdownLine, _ number: Int) {
    var line = start
    if continueAside(with: line, number, indent: items.last ?? 0) { return }
    guard !line.isAtEnd else {
      isParagraph = false
      return
    }
    let outer = items
    while let item = items.last, line.column < item { items.removeLast() }
    let wasParagraph = isParagraph
    isParagraph = false
    while line.column - (items.last ?? 0) < 4, !line.isRule,
      let item = line.readListMark(afterText: wasParagraph && line.start == start.start)
    {
      guard items.count < Self.deepest else {
        report(.nestedTooDeep, ["\(Self.deepest)"], number)
        return
      }
      items.append(item)
    }
    if line.isAtEnd || line.isRule { return }
    guard line.column - (items.last ?? 0) < 4 else {
      isParagraph = wasParagraph
      if line.fence?.isScript == true { report(.indentedScript, [], number) }
      if let fence = line.fence, fence.isConsole {
        aside = Aside(.indentedCommand, fence, number)
      }
      return
    }
    if let fence = line.fence {
      open = .fence(fence, indent: line.column)
      first = number + 1
      last = number
      if fence.isNearlyScript {
        report(.otherLanguage, [fence.language, fence.marks, "scenario"], number)
      }
    } else if let end = line.htmlEnd {
      first = number + 1
      if !line.contains(end) { open = .html(end: end, hasScript: false) }
    } else if line.isHeadingOrQuotation {
      guard line.skipQuotation(atMost: Self.deepest - items.count) else {
        report(.nestedTooDeep, ["\(Self.deepest)"], number)
        return
      }
      if line.fence?.isScript == true { report(.quotedScript, [], number) }
      if let fence = line.fence, fence.isConsole { aside = Aside(.quotedCommand, fence, number) }
    } else {
      // Text that is too far left still belongs to the paragraph above it, and to its list.
      if wasParagraph, line.start == start.start { items = outer }
      isParagraph = true
    }
  }

  mutating func report(_ kind: MistakeKind, _ values: [String], _ number: Int) {
    guard mistakes.count < Script.mostMistakes else { return }
    let content = source.content(ofLine: number)
    let bytes = source.bytes[content]
    let start = bytes.prefix { $0.isBlank }.count
    mistakes.append(
      Diagnostic(
        file: source.name,
        place: Place(line: number, start: start, end: max(start + 1, bytes.count)),
        error: ParseError(kind, values),
        line: String(source.line(number).prefix(500))
      )
    )
  }
}
