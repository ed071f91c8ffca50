/// Writes compiled time zones, in the form TZif of RFC 9636, for tests that read them.
public struct ZoneFileWriter {
  /// The offset before the first transition, in seconds east of Greenwich.
  public var firstOffset: Int
  /// The seconds since 1970 at which the offset changes, and the offset from then on.
  public var transitions: [(second: Int64, offset: Int)]
  /// The rule for later times, such as `CET-1CEST,M3.5.0,M10.5.0/3`; empty without one.
  public var rule: String

  /// Creates a writer.
  public init(
    firstOffset: Int,
    transitions: [(second: Int64, offset: Int)] = [],
    rule: String = ""
  ) {
    self.firstOffset = firstOffset
    self.transitions = transitions
    self.rule = rule
  }

  /// The file.
  public var bytes: [UInt8] {
    var offsets = [firstOffset]
    for (_, offset) in transitions where !offsets.contains(offset) { offsets.append(offset) }
    var bytes = header(times: 0, types: 1) + type(0)
    bytes += [0]
    bytes += header(times: transitions.count, types: offsets.count)
    for (second, _) in transitions { bytes += Self.bytes(second, count: 8) }
    for (_, offset) in transitions { bytes.append(UInt8(offsets.firstIndex(of: offset)!)) }
    for offset in offsets { bytes += type(offset) }
    // One abbreviation that has no letter.
    bytes += [0]
    return bytes + [0x0a] + Array(rule.utf8) + [0x0a]
  }

  private func header(times: Int, types: Int) -> [UInt8] {
    let counts = [0, 0, 0, times, types, 1]
    return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { Self.bytes(Int64($0), count: 4) }
  }

  private func type(_ offset: Int) -> [UInt8] { Self.bytes(Int64(offset), count: 4) + [0, 0] }

  private static func bytes(_ number: Int64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> Int64((count - 1 - $0) * 8)) }
  }
}
