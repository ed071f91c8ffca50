extension Geographic {
  /// The greatest speed that makes sense in a scenario, in millimetres an hour.
  package static let greatestSpeed: Int64 = 2_500_000_000

  /// The least: at it the longest way takes some twenty years.
  package static let leastSpeed: Int64 = 100_000

  /// The units of a speed, and how many millionths of a millimetre an hour one of them is.
  package static let speeds: [(unit: String, millionths: Int64)] = [
    ("km/h", 1_000_000_000_000), ("m/s", 3_600_000_000_000), ("mph", 1_609_344_000_000),
  ]

  /// Returns a speed with its unit in millimeters per hour; nil if it is not a speed.
  package static func speed(_ text: some StringProtocol) -> Int64? {
    guard let (unit, millionths) = speeds.first(where: { text.hasSuffix($0.unit) }) else {
      return nil
    }
    let digits = text.dropLast(unit.count)
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, 1...10 ~= whole.utf8.count, isNumber(whole) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard 1...6 ~= fraction.utf8.count, isNumber(fraction) else { return nil }
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    let (scaled, isTooFast) = (Int64(whole)! * 1_000_000 + Int64(fraction + zeros)!)
      .multipliedReportingOverflow(by: millionths / 1_000_000)
    return isTooFast ? .max : scaled / 1_000_000
  }

  /// Returns a speed as a line spells it.
  package static func text(ofSpeed value: Int64) -> String {
    let digits = String(value % 1_000_000)
    var fraction = String(repeating: "0", count: 6 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(value / 1_000_000)\(fraction.isEmpty ? "" : "." + fraction)km/h"
  }
}
