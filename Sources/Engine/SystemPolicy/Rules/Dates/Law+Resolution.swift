import VirtualTime

extension Law {
  /// Returns the resolution of any date that the clock skips or repeats, and that of a date of the
  /// API before iOS 10.
  static func resolutions(
    by policies: [PreparedRows],
    among inForce: [RowBits]
  ) -> (Resolution, legacy: Resolution) {
    let position = DateResolution.position.index
    let policy = Policy<DateResolution>(policies[position])
    let rows = inForce[position]
    let all: Conditions<DateResolution.Condition> = [.inGap, .inOverlap, .dayMissing]
    let old: Conditions<DateResolution.Condition> = [.inGap, .inOverlap, .dayMissing, .legacy]
    return (
      policy.decide(all, of: NoValues(), from: Resolution(), among: rows).answer,
      policy.decide(old, of: NoValues(), from: Resolution(), among: rows).answer
    )
  }
}
