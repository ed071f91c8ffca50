import Reports
import Scenarios

extension Site {
  /// The search, as the text of a file: the sections of all pages, and what `explain` knows if
  /// the pages have it.
  public var searchScript: String {
    var sections: [JSON] = []
    // A heading is the place of a name before a line is.
    var headings: [String: String] = [:]
    var lines: [String: String] = [:]
    for document in documents {
      let found = SearchSections(document)
      for section in found.sections {
        let address = document.page + section.anchor
        sections.append(.texts([address, document.title, section.title, section.text]))
        if headings[section.title] == nil { headings[section.title] = address }
      }
      for (text, anchor) in found.places where lines[text] == nil {
        lines[text] = document.page + anchor
      }
    }
    func address(of target: LookupData.Target) -> String? {
      target.isPage ? page(at: target.name) : headings[target.name] ?? lines[target.name]
    }
    let knowsRules = LookupData.rules.contains { headings[$0] != nil }
    let data: JSON = .object([
      "entries": knowsRules ? LookupData.entries(address) : .list([]),
      "ignored": LookupData.ignored,
      "sections": .list(sections),
      "synonyms": LookupData.synonyms,
    ])
    return "(() => {\n\"use strict\";\nglobalThis.belfrySearch = \(data.inPage);\n"
      + SiteFiles.lookupScript + "})();\n"
  }

  /// Returns the address of a part of a page, such as `Guide.md#clocks`, if the site has it.
  private func page(at address: String) -> String? {
    let path = address.prefix { $0 != "#" }
    let anchor = address.dropFirst(path.count)
    guard let document = documents.first(where: { $0.path == path }) else { return nil }
    let isThere = anchor.isEmpty || document.headings.contains { "#" + $0.anchor == anchor }
    return isThere ? document.page + anchor : nil
  }
}
