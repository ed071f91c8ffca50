/// The data with which a page answers a question as `explain` does: the entries of the index, and
/// the words of questions.
package enum LookupData {
  /// The name of an entry, by which a site finds its place.
  package struct Target {
    /// The name, such as `delivery.sound-plays`; for a page, its address in the repository.
    package var name: String
    /// Indicates whether it is a part of a page.
    package var isPage: Bool
  }

  /// Returns the entries, each with its address, its label, its weight and its texts.
  ///
  /// An entry without an address is no answer in a site, but it counts in the ranking.
  ///
  /// - Parameter address: Returns the address of an entry in the site; nil if the site has none.
  package static func entries(_ address: (Target) -> String?) -> JSON {
    .list(
      LookupIndex.shared.entries.map { entry in
        let target = Target(name: entry.name, isPage: entry.kind == .page)
        return .list([
          .text(address(target) ?? ""), .text(entry.label), .number(entry.weight),
          .text(entry.name), .text(entry.sentence),
          .text(entry.related.joined(separator: "\n")),
          .text(entry.remarks.joined(separator: "\n")),
        ])
      }
    )
  }

  /// The names of the rules.
  package static var rules: [String] {
    LookupIndex.shared.entries.filter { $0.kind == .rule }.map { $0.name }
  }

  /// The phrases of questions, each with the words that mean the same.
  package static var synonyms: JSON {
    .list(LookupSynonyms.table.map { .list([.texts($0.says), .text($0.means)]) })
  }

  /// The words that no answer depends on.
  package static var ignored: JSON { .text(LookupSynonyms.ignoredWords) }
}
