import VirtualDevice

/// Points and lengths as people write them, read as whole numbers.
package enum Geographic {
  /// The largest radius that makes sense in a scenario, in metres.
  package static let largestRadius: Int64 = 1_000_000

  /// The radius of a place that names none, in metres.
  ///
  /// Apple's guide advises apps to take it as the smallest that works everywhere.
  package static let usualRadius: Int32 = 200

  /// Reads decimal degrees as millionths, the seventh decimal rounded; nil if it is no such number.
  package static func millionths(_ text: some StringProtocol) -> Int64? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, 1...3 ~= whole.count, isNumber(whole) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard 1...18 ~= fraction.utf8.count, isNumber(fraction) else { return nil }
    let kept = String(fraction.prefix(6))
    var value = Int64(whole)! * 1_000_000
    value += Int64(kept + String(repeating: "0", count: 6 - kept.count))!
    if let next = fraction.utf8.dropFirst(6).first, next >= UInt8(ascii: "5") { value += 1 }
    return isNegative ? -value : value
  }

  /// Reads a length with its unit as metres; nil if it is no length, or no whole number of meters.
  package static func metres(_ text: some StringProtocol) -> Int64? {
    let isLong = text.hasSuffix("km")
    guard isLong || text.hasSuffix("m") else { return nil }
    let parts = text.dropLast(isLong ? 2 : 1).split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let whole = parts.first, 1...9 ~= whole.utf8.count, isNumber(whole) else { return nil }
    let scale: Int64 = isLong ? 1000 : 1
    guard parts.count == 2 else { return Int64(whole)! * scale }
    guard isLong, 1...3 ~= parts[1].utf8.count, isNumber(parts[1]) else { return nil }
    let fraction = String(parts[1]) + String(repeating: "0", count: 3 - parts[1].count)
    return Int64(whole)! * scale + Int64(fraction)!
  }

  package static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}

extension String {
  /// The number before the unit of a length, if there is one.
  package var lengthDigits: Substring? {
    hasSuffix("km") ? dropLast(2) : hasSuffix("m") ? dropLast() : nil
  }
}
