import SystemPolicy
import VirtualDevice

/// Parts of a played scenario, each of which is written once and named by its number.
struct PartList {
  /// The parts, in the order in which they came.
  private(set) var parts: [JSON] = []
  private var places: [String: Int] = [:]
  private let most: Int

  /// - Parameter most: The largest number of parts.
  init(most: Int = .max) { self.most = most }

  /// Returns the place of a part; nil for a new one if there is no room.
  mutating func place(of part: JSON) -> Int? {
    place(of: part, named: part.written(depth: nil))
  }

  /// Returns the place of a part that is a text.
  mutating func place(of text: String) -> Int? { place(of: .text(text), named: text) }

  private mutating func place(of part: JSON, named name: String) -> Int? {
    if let place = places[name] { return place }
    guard parts.count < most else { return nil }
    places[name] = parts.count
    parts.append(part)
    return parts.count - 1
  }
}

/// The parts that a page has once for all its scenarios: shapes and lists of phones, and the rules
/// that its journals name.
package struct PagePool {
  /// The largest number of parts of a kind; a page of any length is made with bounded memory.
  package static let most = 20_000

  var shapes: PartList
  var sections: PartList
  private var rules = RuleSet()

  /// - Parameter most: The largest number of parts of a kind; none for a scenario that is not in a
  ///   page.
  package init(most: Int = Self.most) {
    shapes = PartList(most: most)
    sections = PartList(most: most)
  }

  /// Notes the rules that a journal names.
  mutating func note(_ rules: RuleSet) { self.rules.formUnion(rules) }

  /// The rules that were noted.
  var ruleList: JSON { .list(rules.elements.map { Self.json(of: Law.rule($0)) }) }

  /// The parts and rules for the script of the page.
  package var json: JSON {
    .object([
      "rules": ruleList, "sections": .list(sections.parts), "shapes": .list(shapes.parts),
    ])
  }

  private static func json(of rule: RuleSummary) -> JSON {
    .object([
      "id": .text(rule.id),
      "sentence": .text(rule.sentence),
      "grade": .text(rule.grade.word),
      "link": .text(rule.link),
    ])
  }
}

extension RuleSummary {
  /// The first source of the rule that a page can link to.
  var link: String? { evidence.flatMap { $0.links }.first { $0.hasPrefix("https://") } }
}
