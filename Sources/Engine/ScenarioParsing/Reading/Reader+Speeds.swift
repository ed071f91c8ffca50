import Scenarios

extension Reader {
  mutating func readSpeed(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    guard let speed = Geographic.speed(word) else {
      if Geographic.isNumber(word) { return fail(.speedWithoutUnit, [word]) }
      if word.hasPrefix("-") { return fail(.speedTooLow) }
      return fail(expecting: Kind.speed)
    }
    guard speed >= Geographic.leastSpeed else { return fail(.speedTooLow) }
    guard speed <= Geographic.greatestSpeed else {
      return fail(.speedTooHigh, [word])
    }
    value = speed
    position += 1
    return true
  }
}

extension Captures {
  /// The mistake in a latency, if there is one.
  var latencyMistake: MistakeKind? {
    guard let least = self["least"], let most = self["most"] else { return nil }
    guard least >= 0 else { return .negativeLatency }
    return least <= most ? nil : .latencyOrder
  }
}
