/// Finds the scripts in Markdown: its fenced blocks whose info string begins with `scenario`.
///
/// It knows as much of CommonMark as that takes: fences of both kinds and of every length, in
/// lists and out of them, code by indentation, comments and other raw HTML. A block in a quotation
/// is a quotation, and no script.
public enum Markdown {
  /// A fenced block that is a script of its own.
  public struct Block: Hashable, Sendable {
    /// The lines between the fences, as a part of the file.
    public var source: Source
    /// How far the block is indented, in columns.
    public var indent: Int

    /// Creates a block; a script that is not in Markdown is one without indentation.
    public init(source: Source, indent: Int = 0) {
      self.source = source
      self.indent = indent
    }

    /// The line of the opening fence, counted from one.
    public var fence: Int { source.lines.lowerBound - 1 }
  }

  /// Returns the scripts of a file, in order.
  public static func blocks(in source: Source) -> [Block] {
    var scan = MarkdownScan(source)
    for number in source.lines { scan.read(number) }
    scan.finish()
    return scan.blocks
  }
}

/// A walk over the lines of a Markdown file.
private struct MarkdownScan {
  /// What goes on until a line ends it.
  enum Open {
    /// A fence: how it closes, what it is indented by, and whether a script stands in it.
    case fence(mark: UInt8, length: Int, indent: Int, isScript: Bool)
    /// Raw HTML, up to a line that holds this.
    case html(end: [UInt8])
  }

  let source: Source
  var blocks: [Markdown.Block] = []
  var open: Open?
  /// The first line of what is open, and the last one that was not blank.
  var first = 0
  var last = 0
  /// The columns in which the contents of the lists begin that are open, outermost first.
  var items: [Int] = []
  /// Whether the line before was text that this one may go on with.
  var isParagraph = false

  init(_ source: Source) { self.source = source }

  mutating func read(_ number: Int) {
    var line = MarkdownLine(source.bytes, source.content(ofLine: number))
    line.skipBlanks()
    if open != nil {
      if line.isAtEnd { return }
      // What stands further left than a list's contents ends the list, and all that is open in it.
      if line.column >= items.last ?? 0 {
        goOn(with: line, number)
        return
      }
      close(before: last + 1)
    }
    readText(line, number)
  }

  /// What is open at the end of the file ends with it.
  mutating func finish() {
    if open != nil { close(before: source.lines.upperBound) }
  }

  private mutating func goOn(with line: MarkdownLine, _ number: Int) {
    switch open {
    case .fence(let mark, let length, _, _):
      let isIndented = line.column - (items.last ?? 0) > 3
      if !isIndented, line.closes(mark, length) { close(before: number) } else { last = number }
    case .html(let end):
      if line.contains(end) { open = nil }
    case nil:
      break
    }
  }

  private mutating func close(before end: Int) {
    if case .fence(_, _, let indent, true) = open {
      blocks.append(Markdown.Block(source: source.part(first..<max(first, end)), indent: indent))
    }
    open = nil
  }

  private mutating func readText(_ start: MarkdownLine, _ number: Int) {
    var line = start
    guard !line.isAtEnd else {
      isParagraph = false
      return
    }
    let outer = items
    while let item = items.last, line.column < item { items.removeLast() }
    let wasParagraph = isParagraph
    isParagraph = false
    while line.column - (items.last ?? 0) < 4, !line.isRule,
      let item = line.takeListMark(afterText: wasParagraph && line.start == start.start)
    {
      items.append(item)
    }
    if line.isAtEnd || line.isRule { return }
    guard line.column - (items.last ?? 0) < 4 else {
      isParagraph = wasParagraph
      return
    }
    if let fence = line.fence {
      open = .fence(
        mark: fence.mark,
        length: fence.length,
        indent: line.column,
        isScript: fence.info == Array("scenario".utf8)
      )
      first = number + 1
      last = number
    } else if let end = line.htmlEnd {
      if !line.contains(end) { open = .html(end: end) }
    } else if !line.isHeadingOrQuotation {
      // Text that stands too far left still belongs to the paragraph above it, and to its list.
      if wasParagraph, line.start == start.start { items = outer }
      isParagraph = true
    }
  }
}
