import PhoneDescription
import Scenarios
public import SystemPolicy

/// Renders every rule: a row with its name, its grade and its versions, and its sentence below.
///
/// A rule that takes a side in a dispute has a further line, which names both.
public func rulesTable(_ palette: Palette) -> String {
  let header = ["RULE", "GRADE", "IOS"]
  let rows = Law.rules.map { [$0.id, $0.grade.rawValue, $0.versions] }
  let widths = header.indices.map { column in
    ([header] + rows).map { $0[column].width }.max() ?? 0
  }
  func line(_ row: [String]) -> String {
    let grade = row[1].padded(to: widths[1])
    return "\(palette.strong(row[0].padded(to: widths[0])))  \(grade)  \(row[2])\n"
  }
  return line(header)
    + zip(rows, Law.rules).map { row, rule in
      let side = rule.dispute.map { "  side \(rule.side ?? "") of the dispute \($0)\n" } ?? ""
      return line(row) + "  \(rule.sentence)\n" + palette.faint(side)
    }.joined()
}

/// Returns the conditions of a rule as a phrase: `when locked and running, unless denied`.
///
/// A condition such as `notRunning` that excludes the rule is printed as the condition `running`
/// that the rule needs, and `whenInUse` is printed without its first word. So no word is doubled.
func guardText(_ when: [String], _ unless: [String]) -> String {
  var needed = when.map { $0.clause.removing("when ") }
  var excluded: [String] = []
  for words in unless.map({ $0.clause }) {
    if words.hasPrefix("not ") {
      needed.append(words.removing("not "))
    } else {
      excluded.append(words.removing("when "))
    }
  }
  // Adjectives come first: `when provisional and the app has a delegate`.
  func isClause(_ words: String) -> Bool {
    words.hasPrefix("the ") || words.hasSuffix(" has its identifier")
  }
  needed = needed.filter { !isClause($0) } + needed.filter(isClause)
  excluded = excluded.filter { !isClause($0) } + excluded.filter(isClause)
  let parts =
    (needed.isEmpty ? [] : ["when " + list(of: needed, "and")])
    + (excluded.isEmpty ? [] : ["unless " + list(of: excluded, "or")])
  return parts.isEmpty ? "always" : parts.joined(separator: ", ")
}

/// Returns the parts as a list with a conjunction before the last: `a, b and c`.
private func list(of parts: [String], _ conjunction: String) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.joined() }
  return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension String {
  /// A condition as a clause, or as words if it needs no subject.
  fileprivate var clause: String { conditionClauses[conditionWords] ?? conditionWords }

  /// A condition as words: `hasDeliveredTwin` becomes `has delivered twin`.
  var conditionWords: String {
    var isAfterLetter = false
    return reduce(into: "") { text, sign in
      let isWord = sign.isUppercase || (sign.isNumber && isAfterLetter)
      text += isWord ? " " + sign.lowercased() : String(sign)
      isAfterLetter = sign.isLetter
    }
  }

  /// The text without a prefix, where it has it.
  fileprivate func removing(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

/// Explains what a name of the law means: a rule, a dispute, a side, a topic or a reading.
///
/// Returns nil where the law has no such name.
///
/// - Parameters:
///   - name: The name.
///   - palette: The colours.
///   - version: The version of iOS of which it says whether a rule holds there.
///   - showsPlace: Whether a rule is followed by the file and the line where it is written. A text
///     that is kept leaves them out, as every new rule moves those below it.
public func explanation(
  of name: String,
  _ palette: Palette,
  on version: OSVersion? = nil,
  showsPlace: Bool = false
) -> String? {
  if let rule = Law.rule(named: name) {
    let place = "  written   \(rule.place.file):\(rule.place.line)\n"
    return text(of: rule, palette, on: version) + (showsPlace ? place : "")
  }
  if let dispute = Law.disputes.first(where: { $0.id == name }) {
    return text(of: dispute, palette, on: version)
  }
  let sides = Side.named(name)
  if !sides.isEmpty {
    return sides.map { text(of: Law.dispute($0.dispute), palette, on: version) }
      .joined(separator: "\n")
  }
  if let reading = Reading(rawValue: name) { return text(of: reading, palette) }
  if name == "readings" { return readingsText(palette) }
  if let text = text(ofEntry: name.uppercased(), palette) { return text }
  let topic = Law.rules.filter { $0.topic == name }
  guard !topic.isEmpty else { return nil }
  return topic.map { "\(palette.strong($0.id))\n  \($0.sentence)\n" }.joined()
}

/// The rules and disputes that answer an entry of the catalogue, such as AUTH-03.
private func text(ofEntry entry: String, _ palette: Palette) -> String? {
  let rules = Law.rules.filter { $0.facts.contains(entry) }.map { ($0.id, $0.sentence) }
  let disputes = Law.disputes.filter { $0.facts.contains(entry) }.map { ($0.id, $0.sentence) }
  guard !rules.isEmpty || !disputes.isEmpty else { return nil }
  return (disputes + rules).map { "\(palette.strong($0))\n  \($1)\n" }.joined()
}

/// Every name that can be explained, for suggestions.
public func explainableNames() -> [String] {
  Law.rules.map { $0.id } + Law.disputes.map { $0.id } + Law.disputes.flatMap { $0.sides }
    + Law.rules.map { $0.topic } + Reading.allCases.map { $0.rawValue } + ["readings"]
}

private func text(of rule: RuleSummary, _ palette: Palette, on version: OSVersion?) -> String {
  var lines = [palette.strong(rule.id), "  \(rule.sentence)", ""]
  let answer = version.map { version in
    let holds = version.isIn(rule.since, through: rule.until)
    return ", on iOS \(version.text) \(holds ? "too" : "not")"
  }
  lines.append("  on iOS    \(rule.versions)\(answer ?? "")")
  lines.append("  applies   \(guardText(rule.when, rule.unless))")
  if rule.isFinal { lines.append("  and then  no later rule applies") }
  lines.append("  facts     \(rule.facts.joined(separator: " "))")
  if let dispute = rule.dispute, let side = rule.side {
    lines.append("  side      \(side), in the dispute \(dispute)")
  }
  if let corrected = rule.corrected {
    lines.append("  changed   in \(corrected.release.text); before: \(corrected.before)")
  }
  lines.append("  evidence")
  for evidence in rule.evidence { lines += evidenceLines(evidence) }
  for check in rule.evidence.compactMap({ $0.check }) {
    lines += ["  to decide it on a phone", "    \(check)"]
  }
  return lines.joined(separator: "\n") + "\n"
}

private func evidenceLines(_ evidence: Evidence) -> [String] {
  ["    \(evidence.grade.rawValue): \(evidence.note)"] + evidence.links.map { "      \($0)" }
}

private func text(
  of dispute: DisputeSummary,
  _ palette: Palette,
  on version: OSVersion?
) -> String {
  var lines = [palette.strong(dispute.id), "  \(dispute.sentence)", ""]
  lines.append("  applies   \(guardText(dispute.when, dispute.unless))")
  if let version {
    lines += sidesChosen(in: dispute, on: version)
  } else if dispute.versions != "10+" {
    lines.append("  iOS       \(dispute.versions)")
  }
  lines.append("  facts     \(dispute.facts.joined(separator: " "))")
  if let corrected = dispute.corrected {
    lines.append("  changed   in \(corrected.release.text); before: \(corrected.before)")
  }
  for side in dispute.sides {
    let taken = takers(of: side, in: dispute)
    lines += ["", "  \(palette.strong("side \(side)")) (\(taken))"]
    for rule in Law.rules where rule.dispute == dispute.id && rule.side == side {
      lines.append("    \(rule.sentence)")
      lines.append(palette.faint("    \(rule.id)"))
      for evidence in rule.evidence { lines += evidenceLines(evidence) }
    }
  }
  lines += ["", "  to decide it on a phone", "    \(dispute.check)"]
  lines += [
    "  to choose a side in a script", "    assume \(dispute.id) \(dispute.sides.last ?? "")",
  ]
  return lines.joined(separator: "\n") + "\n"
}

/// Returns the side of each reading on a version of iOS, as lines.
private func sidesChosen(in dispute: DisputeSummary, on version: OSVersion) -> [String] {
  guard version.isIn(dispute.since, through: dispute.until) else {
    return ["  iOS       \(dispute.versions); the question does not arise on iOS \(version.text)"]
  }
  return ["  iOS       \(dispute.versions); on iOS \(version.text) the readings choose"]
    + Reading.allCases.map { reading in
      "            \(reading.rawValue): \(dispute.side(under: reading, on: version))"
    }
}

extension OSVersion {
  /// Indicates whether a row of the law from one version through another is in force on this one.
  func isIn(_ since: OSVersion, through until: OSVersion?) -> Bool {
    since <= self && until.map { self <= $0 } ?? true
  }
}

/// Returns the readings that choose a side, with the versions on which they do.
func takers(of side: String, in dispute: DisputeSummary) -> String {
  let readings = dispute.choices.compactMap {
    reading,
    choice -> (name: String, versions: String)? in
    guard let index = choice.sides.firstIndex(where: { $0.name == side }) else { return nil }
    if choice.sides.count == 1 { return (reading.rawValue, "") }
    let isLast = index + 1 == choice.sides.count
    let versions =
      isLast
      ? " from iOS \(choice.sides[index].since.text) on"
      : " before iOS \(choice.sides[index + 1].since.text)"
    return (reading.rawValue, versions)
  }
  guard let first = readings.first else { return "chosen by no reading" }
  let versions = Set(readings.map { $0.versions })
  let isSame = readings.count == Reading.allCases.count && versions.count == 1
  if isSame { return "chosen by every reading\(first.versions)" }
  return "chosen by \(readings.map { $0.name + $0.versions }.joined(separator: ", "))"
}

/// Returns a reading, with the side that it chooses in each dispute on the newest iOS.
private func text(of reading: Reading, _ palette: Palette) -> String {
  let rows = Law.disputes.map { ($0.id, $0.side(under: reading, on: .newest)) }
  let width = rows.map { $0.0.width }.max() ?? 0
  let lines = rows.map { "    \($0.0.padded(to: width))  \($0.1)" }
  return palette.strong(reading.rawValue) + "\n  \(reading.sentence).\n\n"
    + "  its sides, on iOS \(OSVersion.newest.text)\n" + lines.joined(separator: "\n") + "\n"
}
