import PhoneDescription
import SystemPolicy
import VirtualDevice

/// Parts of a played scenario, each of which is written once and named by its number.
struct PartList<Part: Hashable & Sendable>: Sendable {
  /// The parts, in the order in which they came.
  private(set) var parts: [Part] = []
  private var places: [Part: Int] = [:]
  private let most: Int

  /// - Parameter most: The largest number of parts.
  init(most: Int = .max) { self.most = most }

  /// Returns the place of a part; nil for a new one if there is no room.
  mutating func place(of part: Part) -> Int? {
    guard most > 0 else { return nil }
    if let place = places[part] { return place }
    guard parts.count < most else { return nil }
    places[part] = parts.count
    parts.append(part)
    return parts.count - 1
  }
}

extension PartList<PhonePart> {
  var json: JSON { .texts(parts.lazy.map { $0.drawing }) }
}

extension PartList<PhoneSection> {
  var json: JSON { .list(parts.map { $0.json }) }
}

extension PhoneSection {
  /// The section as a part of a played scenario.
  fileprivate var json: JSON {
    let rows = lines.map { line -> JSON in
      .object(["note": line.note.isEmpty ? nil : .text(line.note), "text": .text(line.text)])
    }
    return .object(["heading": .text(heading), "lines": .list(rows)])
  }
}

/// The parts that a page has once for all its scenarios: shapes and lists of phones, and the rules
/// that its journals name.
package struct PagePool {
  /// The largest number of parts of a kind; a page of any length is made with bounded memory.
  package static let most = 20_000

  var shapes: PartList<PhonePart>
  var sections: PartList<PhoneSection>
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
      "rules": ruleList, "sections": sections.json, "shapes": shapes.json,
    ])
  }

  private static func json(of rule: RuleSummary) -> JSON {
    .object([
      "id": .text(rule.id),
      "sentence": .text(rule.sentence),
      "grade": .text(rule.grade.rawValue),
      "link": .text(rule.link),
    ])
  }
}

extension RuleSummary {
  /// The first source of the rule that a page can link to.
  var link: String? { evidence.flatMap { $0.links }.first { $0.hasPrefix("https://") } }
}
