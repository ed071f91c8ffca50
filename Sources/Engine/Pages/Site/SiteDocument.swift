import Reports
public import ScenarioParsing
public import Scenarios

/// A Markdown file that becomes a page.
public struct SiteDocument: Sendable {
  /// The file.
  public let source: Source
  /// The path of the file in the site.
  public let path: String
  /// The scripts in it.
  public let scripts: [Markdown.Block]
  /// The headings, each with its anchor.
  public let headings: [Heading]
  let blocks: [MarkdownBlock]
  let definitions: [String: [UInt8]]

  /// A heading.
  public struct Heading: Hashable, Sendable {
    /// The level, from 1 to 6.
    public var level: Int
    /// The name by which an address finds it.
    public var anchor: String
    /// The text, without markup.
    public var text: String
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - path: Its path in the site.
  public init(_ source: Source, at path: String) {
    self.source = source
    self.path = path
    scripts = Markdown.blocks(in: source)
    var reader = MarkdownReader()
    blocks = reader.blocks(of: source)
    definitions = reader.definitions
    var known: [String: Int] = [:]
    headings = blocks.compactMap { block in
      guard case .heading(let level, let text) = block else { return nil }
      let shown = InlineText.plain(text)
      let name = shown.anchor
      let count = known[name] ?? 0
      known[name] = count + 1
      return Heading(level: level, anchor: count == 0 ? name : "\(name)-\(count)", text: shown)
    }
  }

  /// The title of the page: its first heading, or the name of its file.
  public var title: String {
    headings.first?.text ?? String(path.split(separator: "/").last ?? "page")
  }

  /// The path of the page: that of the file, with another ending.
  public var page: String { Self.page(for: path) }

  /// Returns the path of the page for a Markdown file.
  static func page(for path: String) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let name = path[..<dot]
    // The page of a folder is the one that a server shows for it.
    guard name.lowercased() == "readme" || name.lowercased().hasSuffix("/readme") else {
      return name + ".html"
    }
    return name.dropLast(6) + "index.html"
  }

  /// The addresses of links and pictures in the document, in order.
  public var addresses: [Address] {
    var all: [Address] = []
    let places = InlineText.Places(
      link: { address in
        all.append(Address(text: address, isPicture: false))
        return nil
      },
      picture: { address in
        all.append(Address(text: address, isPicture: true))
        return nil
      },
      definitions: definitions
    )
    var body = PageBody(self, places)
    _ = body.markup { _ in "" }
    return all
  }

  /// The address of a link or a picture.
  public struct Address: Hashable, Sendable {
    /// The address as it is written.
    public var text: String
    /// Indicates whether it is that of a picture.
    public var isPicture: Bool
  }
}
