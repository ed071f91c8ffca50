import VirtualTime

extension ReferenceWorld {
  /// Returns random components of a date.
  func pattern(_ chance: inout SeededGenerator) -> DatePattern {
    var pattern = DatePattern()
    if chance.below(10) == 0 { pattern.zone = chance.pick(Self.zones) }
    let hour = chance.isHeads ? chance.below(4) : chance.below(24)
    let minute = chance.isHeads ? 30 : chance.below(60)
    switch chance.below(12) {
    case 0: pattern.minute = minute
    case 1: pattern.hour = hour
    case 2:
      pattern.weekday = 1 + chance.below(7)
      if chance.isHeads { pattern.minute = minute }
    case 3, 4:
      pattern.weekday = 1 + chance.below(7)
      pattern.hour = hour
      if chance.isHeads { pattern.minute = minute }
    case 5: pattern.day = 1 + chance.below(31)
    case 6, 7:
      pattern.day = chance.isHeads ? 28 + chance.below(4) : 1 + chance.below(28)
      pattern.hour = hour
      if chance.isHeads { pattern.minute = minute }
    case 8:
      pattern.year = 2024 + chance.below(4)
      pattern.month = 1 + chance.below(12)
      pattern.day = 1 + chance.below(28)
      pattern.hour = hour
      pattern.minute = minute
    case 9: pattern.hour = chance.below(8) == 0 ? 24 : hour
    default:
      pattern.hour = hour
      pattern.minute = minute
    }
    return pattern
  }
}
