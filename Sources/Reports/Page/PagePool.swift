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

/// A part of a drawing.
///
/// Nearly every part that is drawn is known, so it is looked up by a digest of its bytes: the hash
/// of a text takes ten times as long. A text that is spelled with other characters is another part.
struct DrawnPart: Hashable, Sendable {
  let text: String
  private let digest: UInt64

  init(_ text: String) {
    var text = text
    digest = text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var digest = UInt64(bytes.count)
      for start in stride(from: 0, to: bytes.count - 7, by: 8) {
        let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        digest ^= digest >> 29
      }
      for byte in bytes.suffix(bytes.count % 8) { digest = digest &* 31 ^ UInt64(byte) }
      return digest
    }
    self.text = text
  }

  static func == (a: DrawnPart, b: DrawnPart) -> Bool { a.digest == b.digest && a.text == b.text }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension PartList<DrawnPart> {
  var json: JSON { .texts(parts.lazy.map { $0.text }) }
}

extension PartList<PhoneMoment.Section> {
  var json: JSON { .list(parts.map { $0.json }) }
}

extension PhoneMoment.Section {
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

  var shapes: PartList<DrawnPart>
  var sections: PartList<PhoneMoment.Section>
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
      "grade": .text(rule.grade.word),
      "link": .text(rule.link),
    ])
  }
}

extension RuleSummary {
  /// The first source of the rule that a page can link to.
  var link: String? { evidence.flatMap { $0.links }.first { $0.hasPrefix("https://") } }
}
