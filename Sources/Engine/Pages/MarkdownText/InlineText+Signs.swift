extension InlineText {
  /// Reads a run of signs that may begin or end emphasis.
  mutating func readSigns(_ sign: UInt8) {
    endText()
    let count = bytes[position...].prefix { $0 == sign }.count
    let before = position > 0 ? bytes[position - 1] : .blank
    let end = position + count
    let after = end < bytes.count ? bytes[end] : .blank
    func isBlank(_ byte: UInt8) -> Bool { byte <= .blank }
    let touchesNext =
      !isBlank(after) && (!after.isASCIIPunctuation || isBlank(before) || before.isASCIIPunctuation)
    let touchesLast =
      !isBlank(before) && (!before.isASCIIPunctuation || isBlank(after) || after.isASCIIPunctuation)
    let isWord = sign == UInt8(ascii: "_")
    pieces.append(
      .signs(
        Signs(
          sign: sign,
          count: count,
          opens: touchesNext && (!isWord || !touchesLast || before.isASCIIPunctuation),
          closes: touchesLast && (!isWord || !touchesNext || after.isASCIIPunctuation)
        )
      )
    )
    position = end
  }

  /// Turns pairs of signs into emphasis.
  mutating func pairSigns() {
    var openers: [Int] = []
    for number in pieces.indices {
      guard case .signs(var closer) = pieces[number] else { continue }
      while closer.closes, closer.count > 0, let partner = partner(of: closer, among: openers) {
        guard case .signs(var opener) = pieces[partner] else { break }
        let used = min(closer.count, opener.count) >= 2 ? 2 : 1
        let name = used == 2 ? "strong" : "em"
        opener.count -= used
        opener.after = "<\(name)>" + opener.after
        closer.count -= used
        closer.before += "</\(name)>"
        pieces[partner] = .signs(opener)
        // What is between the two is no partner of anything outside.
        while let last = openers.last, last > partner { openers.removeLast() }
        if opener.count == 0 { openers.removeLast() }
      }
      pieces[number] = .signs(closer)
      if closer.opens, closer.count > 0 { openers.append(number) }
    }
  }

  /// Returns the nearest run that signs can close.
  ///
  /// Only some are looked at, so that a line of signs stays cheap.
  private func partner(of closer: Signs, among openers: [Int]) -> Int? {
    openers.suffix(20).last { number in
      guard case .signs(let opener) = pieces[number] else { return false }
      return opener.sign == closer.sign
    }
  }
}

extension UInt8 {
  /// Indicates whether the byte is a sign of punctuation in ASCII.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
