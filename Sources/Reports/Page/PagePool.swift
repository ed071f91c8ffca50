import SystemPolicy

/// The parts that a page has once for all its scenarios: shapes and lists of phones, and the rules
/// that its journals name.
struct PagePool {
  /// The largest number of parts; a page of any length is made with bounded memory.
  private static let most = 20_000

  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var rules = RuleSet()

  /// Returns the number of a part, which is less than zero; nil for a new one if the pool is full.
  mutating func number(of text: String) -> Int? {
    if let number = numbers[text] { return number }
    guard texts.count < Self.most else { return nil }
    texts.append(text)
    numbers[text] = -texts.count
    return -texts.count
  }

  /// Notes the rules that a journal names.
  mutating func note(_ rules: RuleSet) { self.rules.formUnion(rules) }

  /// The parts and rules for the script of the page.
  var json: JSON {
    let rules = rules.elements.map { Law.rule($0) }
    return .object([
      "parts": .texts(texts),
      "rules": .object(JSON.Members(rules.map { ($0.id, Self.json(of: $0)) })),
    ])
  }

  private static func json(of rule: RuleSummary) -> JSON {
    let evidence = rule.evidence.first
    return .object([
      "sentence": .text(rule.sentence),
      "grade": .text(evidence?.grade.word),
      "link": .text(rule.evidence.flatMap { $0.links }.first { $0.hasPrefix("https://") }),
    ])
  }
}
