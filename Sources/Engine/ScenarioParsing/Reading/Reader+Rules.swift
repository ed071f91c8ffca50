public import Scenarios
import SystemPolicy

extension Reader {
  /// Reads the name of a rule.
  mutating func readRule(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    if let rule = Law.rule(named: word) {
      value = Int64(rule.number.rawValue)
      position += 1
      return true
    }
    guard isCollecting, saysWhy else { return fail(.unknownRule) }
    return fail(.unknownRule, [word, Suggestion.ruleHelp(for: word)])
  }

  /// Reads a side of a dispute, after the name of the dispute or alone.
  mutating func readSide(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    if let dispute = Law.disputes.first(where: { $0.id == word }) {
      position += 1
      let known = Suggestion.codes(dispute.sides)
      guard position < tokens.count else { return fail(expecting: "a side of \(word): \(known)") }
      let name = string(tokens[position])
      guard let index = dispute.sides.firstIndex(of: name) else {
        return fail(.unknownSideOfDispute, [word, name, known])
      }
      value = Side(dispute.number, dispute.sides[index]).captured
      position += 1
      return true
    }
    let sides = Side.named(word)
    guard let side = sides.first else {
      guard isCollecting, saysWhy else { return fail(.unknownSide) }
      let names = Law.disputes.flatMap { $0.sides }
      let near = Suggestion.nearest(to: word, among: names).first
      let advice = near.map { "write `\($0)`" } ?? "run `belfry rules` for all disputes"
      return fail(.unknownSide, [word, advice])
    }
    guard sides.count == 1 else {
      let written = sides.map { "\(Law.dispute($0.dispute).id) \(word)" }
      return fail(.severalDisputes, [word, Suggestion.codes(written)])
    }
    value = side.captured
    position += 1
    return true
  }
}

extension Suggestion {
  /// The help for a name that no rule has.
  static func ruleHelp(for word: String) -> String {
    let ids = Law.rules.map { $0.id }
    if let near = nearest(to: word, among: ids).first { return "write `\(near)`" }
    let topic = word.prefix { $0 != "." }
    let same = ids.filter { $0.hasPrefix(topic + ".") }
    return same.isEmpty
      ? "run `belfry rules` for all rules" : "write \(codes(Array(same.prefix(4))))"
  }

  /// Returns the help that names the rule that was probably meant, or rules of the same topic.
  public static func rule(like word: String) -> String {
    let ids = Law.rules.map { $0.id }
    if let near = nearest(to: word, among: ids).first { return "did you mean \(near)?" }
    let topic = word.prefix { $0 != "." }
    let same = ids.filter { $0.hasPrefix(topic + ".") }
    return same.isEmpty
      ? "`belfry rules` lists them all"
      : "rules of that topic are \(either(Array(same.prefix(4))))"
  }
}
