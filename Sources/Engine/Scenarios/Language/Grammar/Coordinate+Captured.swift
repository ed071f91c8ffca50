import VirtualDevice

extension Coordinate {
  /// Both numbers in one.
  package var captured: Int64 { Int64(latitude) << 32 | Int64(UInt32(bitPattern: longitude)) }

  package init(captured: Int64) {
    self.init(
      latitude: Int32(truncatingIfNeeded: captured >> 32),
      longitude: Int32(truncatingIfNeeded: captured)
    )!
  }

  /// The point as it is written in a line.
  package var text: String { "\(Self.text(of: latitude)),\(Self.text(of: longitude))" }

  private static func text(of millionths: Int32) -> String {
    let digits = String(millionths.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = padded.suffix(6)
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(millionths < 0 ? "-" : "")\(padded.dropLast(6)).\(fraction)"
  }
}
