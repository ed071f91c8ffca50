import Reports
import ScenarioParsing
import Scenarios

/// Pages from Markdown documents, in which the scripts are played.
public struct Site: Sendable {
  /// The documents.
  public let documents: [SiteDocument]
  /// The way in which pages have the engine.
  public var engine: Engine
  /// Indicates whether the pages have a search field.
  public var hasSearch: Bool
  private let menu: SiteMenu

  /// The way in which a page has the engine, which plays scripts that are edited.
  public enum Engine: Sendable {
    /// Scripts cannot be edited.
    case absent
    /// The page has the engine, in these bytes.
    case within([UInt8])
    /// The engine is in a file at the top of the site.
    case beside
  }

  /// Creates a site.
  public init(_ documents: [SiteDocument], _ engine: Engine, hasSearch: Bool = false) {
    self.documents = documents
    self.engine = engine
    self.hasSearch = hasSearch
    menu = SiteMenu(documents)
  }

  /// The name of the file that has the engine of many pages.
  public static let engineFile = "belfry-engine.js"
  /// The name of the file that has the words of all pages, and the search.
  public static let searchFile = "belfry-search.js"

  /// Returns the text of the file with the engine.
  public static func engineScript(_ bytes: [UInt8]) -> String {
    "globalThis.belfryEngine = \"\(Base64.text(of: bytes))\";\n"
  }

  /// Returns bytes as an address that holds them.
  public static func dataAddress(of bytes: [UInt8], type: String) -> String {
    "data:\(type);base64,\(Base64.text(of: bytes))"
  }

  /// Returns a page.
  ///
  /// The blocks of a page together have the limit of its bytes.
  ///
  /// - Parameters:
  ///   - number: The number of its document.
  ///   - answers: The answers to its scripts, by the lines of their fences.
  ///   - link: Returns the address of a link in the page; nil for a text without a link.
  ///   - picture: Returns the address of a picture in the page; nil for one that is absent.
  public func page(
    _ number: Int,
    _ answers: [Int: Answer],
    link: @escaping (String) -> String?,
    picture: @escaping (String) -> String?
  ) -> (text: String, hidden: Int) {
    let document = documents[number]
    let places = InlineText.Places(
      link: link,
      picture: picture,
      definitions: document.definitions
    )
    var body = PageBody(document, places)
    var left = Limits.site.bytes ?? .max
    var hidden = 0
    let article = body.markup { block in
      guard let answer = answers[block.fence] else { return "" }
      let living = LivingBlock(answer, most: left)
      if block.attributes.isSolution { return living.folded }
      let element = living.element(
        solvedBy: block.solution,
        isFolded: block.attributes.isPrediction
      )
      left -= min(left, element.utf8.count)
      hidden += living.hidden
      return element
    }
    let top = String(repeating: "../", count: document.page.count { $0 == "/" })
    let page = PageFrame(
      title: document.title,
      navigation: navigation(from: number, top),
      main: "<article>\n\(article)</article>\n" + contents(of: document),
      engine: engine,
      script: SiteScript.living + (hasSearch ? SiteFiles.searchScript : "\n")
        + SiteFiles.startScript,
      files: (hasSearch ? [Self.searchFile] : []),
      top: top
    )
    return (page.text, hidden)
  }

  /// The list of pages: beside a page if there is room, otherwise behind a button, which needs no
  /// script.
  private func navigation(from current: Int, _ top: String) -> String {
    guard documents.count > 1 else { return "" }
    return """
      <nav class="pages" aria-label="pages">
      <button type="button" popovertarget="Menu">Pages</button>
      <div class="menu" id="Menu" popover="auto">
      \(menu.markup(from: current, top))</div>
      </nav>

      """
  }

  /// The headings of a page, if there are enough to look for one.
  private func contents(of document: SiteDocument) -> String {
    let parts = document.headings.filter { $0.level == 2 }
    guard parts.count > 3 else { return "" }
    let items = parts.map { heading in
      "<li><a href=\"#\(heading.anchor.inPage)\">\(heading.text.inPage)</a></li>\n"
    }
    return "<aside class=\"contents\" aria-label=\"on this page\">\n<ul>\n\(items.joined())</ul>\n"
      + "</aside>\n"
  }
}

/// The parts of a page that all pages have.
struct PageFrame {
  var title: String
  var navigation = ""
  var main: String
  var engine: Site.Engine
  var script: String
  /// The scripts that are files beside the pages.
  var files: [String] = []
  /// The way from the page to the top of the site.
  var top = ""
  var style = ""

  private var isLive: Bool {
    switch engine {
    case .absent: false
    case .within, .beside: true
    }
  }

  /// The page.
  var text: String {
    var files = files
    var data = ""
    switch engine {
    case .absent: break
    case .within(let bytes):
      data = "<script type=\"text/plain\" id=\"engine\">\(Base64.text(of: bytes))</script>\n"
    case .beside: files.append(Site.engineFile)
    }
    let program = "\n\"use strict\";\n" + script
    var sources = [SHA256.source(for: program)]
    if isLive { sources.append("'wasm-unsafe-eval'") }
    // A page from a disk has no origin of its own, so its neighbours are named by their scheme.
    if !files.isEmpty { sources += ["'self'", "file:"] }
    // The thread of the engine begins with a text of this script.
    let workers = isLive ? "; worker-src blob:" : ""
    let scripts = files.map { "<script src=\"\(top)\($0)\" defer=\"defer\"></script>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src \(sources.joined(separator: " "))\(workers)">
      <title>\(title.inPage)</title>
      <style>\(PageStyle.text)\n\(SiteFiles.siteStyle)\(style)</style>
      \(scripts.joined())</head>
      <body data-top="\(top)"\(isLive ? " data-live=\"live\"" : "")>
      \(navigation)<main>
      \(main)</main>
      \(data)<script>\(program)</script>
      </body>
      </html>

      """
  }
}
