public import Foundation

#if canImport(FoundationXML)
  public import FoundationXML
#endif

/// The elements of an XML text, in the order of their opening tags.
///
/// An element's parent is there as long as the reader is.
public final class MarkupReader: NSObject, XMLParserDelegate {
  /// An element with its parent and children.
  public final class Element {
    /// The name of its tag.
    public let name: String
    /// Its attributes.
    public let attributes: [String: String]
    /// The element that contains it; nil for the outermost.
    public private(set) unowned var parent: Element?
    /// The text directly in it.
    public fileprivate(set) var text = ""
    /// The elements that it contains, in their order.
    public fileprivate(set) var children: [Element] = []

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: Element?) {
      self.name = name
      self.attributes = attributes
      self.parent = parent
    }
  }

  /// All elements.
  public private(set) var elements: [Element] = []
  private var open: [Element] = []

  /// Reads a text.
  ///
  /// - Throws: The parser's error, if the text is not well-formed.
  public init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The elements of a name.
  public func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  /// Notes an opening tag.
  public func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name, attributes, in: open.last)
    open.last?.children.append(element)
    open.append(element)
    elements.append(element)
  }

  /// Notes text.
  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }

  /// Notes a closing tag.
  public func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
