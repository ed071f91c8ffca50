import ScenarioParsing
import Scenarios

/// The sections of a document, as a search looks at them.
struct SearchSections {
  /// A section.
  struct Section {
    /// The address in its page, such as `#clocks`.
    var anchor: String
    var title: String
    var text: String
  }

  private(set) var sections: [Section]
  /// The anchors of the sections that have a short line of text, such as the name in a table.
  private(set) var places: [String: String] = [:]
  private var headings: ArraySlice<SiteDocument.Heading>

  /// The longest text of a section, in characters.
  private static let longest = 4000
  /// The length of a text from which it names nothing, in bytes.
  private static let longestName = 200

  init(_ document: SiteDocument) {
    sections = [Section(anchor: "", title: document.title, text: "")]
    headings = document.headings[...]
    for block in document.blocks {
      if case .heading = block, let heading = headings.popFirst() {
        guard heading.level > 1 else { continue }
        sections.append(Section(anchor: "#" + heading.anchor, title: heading.text, text: ""))
      } else {
        add(block)
      }
    }
  }

  private mutating func add(_ block: MarkdownBlock) {
    switch block {
    case .heading(_, let text), .paragraph(let text): add(InlineText.plain(text))
    case .code(_, _, let text): add(String(decoding: text, as: UTF8.self))
    case .quote(let blocks): for block in blocks { add(block) }
    case .list(_, _, let items): for block in items.joined() { add(block) }
    case .table(_, let rows): for cell in rows.joined() { add(InlineText.plain(cell)) }
    case .rule: break
    }
  }

  private mutating func add(_ text: String) {
    let last = sections.count - 1
    for line in text.split(separator: "\n") where line.utf8.count < Self.longestName {
      if places[String(line)] == nil { places[String(line)] = sections[last].anchor }
    }
    guard sections[last].text.utf8.count < Self.longest else { return }
    sections[last].text += text.prefix(Self.longest) + "\n"
  }
}
