import BelfryTesting

// What was found as a failed expectation prints it: alone, and in an array.

extension PhonePerturbation: CustomStringConvertible {
  /// The numbers of lives, and the surprises.
  public var description: String {
    var parts = ["\(lives) lives", "\(refused) refused", "\(announced) announced"]
    if tolerated > 0 { parts.append("\(tolerated) tolerated") }
    if isPartial { parts.append("ended early") }
    parts += unplayed.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "no life with \($0.key.rawValue): \($0.value)" }
    if let divergence { parts.append("\(divergence)") }
    let found = surprises.map { "\($0)" }
    return parts.joined(separator: ", ")
      + (found.isEmpty ? "" : "; \(found.joined(separator: "; "))")
  }
}

extension PhonePerturbation.Surprise: CustomStringConvertible {
  /// The consequence, the disturbance, and the rule that decided it.
  public var description: String {
    "\(consequence) with \(disturbance.rawValue)" + (rule.map { " by \($0)" } ?? "")
      + " in \(lives) lives: \(failure)"
  }
}

extension PhonePerturbation.Divergence: CustomStringConvertible {
  /// The number of the line, and both lines.
  public var description: String {
    "line \(line) of the journal: \(first ?? "nothing"), then \(second ?? "nothing")"
  }
}
