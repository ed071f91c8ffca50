import Reports
import ScenarioParsing
import Scenarios

/// The body of a page: the blocks of a document as elements.
struct PageBody {
  private let document: SiteDocument
  private let places: InlineText.Places
  /// The number of headings so far.
  private var headings = 0

  init(_ document: SiteDocument, _ places: InlineText.Places) {
    self.document = document
    self.places = places
  }

  /// Returns the elements.
  ///
  /// - Parameter script: Returns the element for a script.
  mutating func markup(_ script: (Markdown.Block) -> String) -> String {
    markup(of: document.blocks, isTop: true, script)
  }

  private mutating func markup(
    of blocks: [MarkdownBlock],
    isTop: Bool = false,
    isTight: Bool = false,
    _ script: (Markdown.Block) -> String
  ) -> String {
    var text = ""
    for block in blocks {
      switch block {
      case .heading(let level, let bytes):
        text += heading(level, bytes, isTop: isTop)
      case .paragraph(let bytes):
        let inner = InlineText.markup(of: bytes, places)
        text += isTight ? inner + "\n" : "<p>\(inner)</p>\n"
      case .code(let line, let info, let bytes):
        if let block = document.scripts.first(where: { $0.fence == line }) {
          text += block.attributes.isHidden ? "" : script(block)
        } else {
          text += Self.code(info, bytes)
        }
      case .quote(let inner):
        text += "<blockquote>\n\(markup(of: inner, script))</blockquote>\n"
      case .list(let start, let isLoose, let items):
        let name = start == nil ? "ul" : "ol"
        let first = start ?? 1 == 1 ? "" : " start=\"\(start ?? 1)\""
        text += "<\(name)\(first)>\n"
        for item in items {
          text += "<li>\(markup(of: item, isTight: !isLoose, script))</li>\n"
        }
        text += "</\(name)>\n"
      case .table(let alignments, let rows):
        text += table(alignments, rows)
      case .rule: text += "<hr/>\n"
      }
    }
    return text
  }

  private mutating func heading(_ level: Int, _ bytes: [UInt8], isTop: Bool) -> String {
    let inner = InlineText.markup(of: bytes, places)
    guard isTop else { return "<h\(level)>\(inner)</h\(level)>\n" }
    let anchor = document.headings[headings].anchor.inPage
    headings += 1
    let link = level > 1 ? " <a class=\"anchor\" href=\"#\(anchor)\" aria-label=\"link\">#</a>" : ""
    return "<h\(level) id=\"\(anchor)\">\(inner)\(link)</h\(level)>\n"
  }

  private static func code(_ info: String, _ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let language = info.prefix { $0 != " " }
    return "<pre><code data-language=\"\(String(language).inPage)\">\(text.inPage)</code></pre>\n"
  }

  private func table(_ alignments: [MarkdownBlock.Alignment], _ rows: [[[UInt8]]]) -> String {
    func row(_ cells: [[UInt8]], _ name: String) -> String {
      let parts = zip(cells, alignments).map { cell, alignment in
        let style = alignment.name.map { " class=\"\($0)\"" } ?? ""
        return "<\(name)\(style)>\(InlineText.markup(of: cell, places))</\(name)>"
      }
      return "<tr>\(parts.joined())</tr>\n"
    }
    let body = rows.dropFirst().map { row($0, "td") }.joined()
    return "<div class=\"wide\"><table>\n<thead>\(row(rows[0], "th"))</thead>\n"
      + "<tbody>\n\(body)</tbody>\n</table></div>\n"
  }
}
