/// A unit of time in texts, from the largest to the smallest.
@usableFromInline
enum IntervalUnit: Int, CaseIterable {
  case week, day, hour, minute, second, millisecond, microsecond, nanosecond

  /// The length, in nanoseconds.
  @inlinable
  var nanoseconds: UInt64 {
    switch self {
    case .week: 604_800_000_000_000
    case .day: 86_400_000_000_000
    case .hour: 3_600_000_000_000
    case .minute: 60_000_000_000
    case .second: 1_000_000_000
    case .millisecond: 1_000_000
    case .microsecond: 1_000
    case .nanosecond: 1
    }
  }

  /// The symbol of the unit.
  var text: StaticString {
    switch self {
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    case .millisecond: "ms"
    case .microsecond: "us"
    case .nanosecond: "ns"
    }
  }
}

extension ByteScanner {
  /// Reads the symbol of a unit.
  @inlinable
  mutating func unit() -> IntervalUnit? {
    guard let letter = next else { return nil }
    bytes.formIndex(after: &place)
    switch letter {
    case UInt8(ascii: "w"): return .week
    case UInt8(ascii: "d"): return .day
    case UInt8(ascii: "h"): return .hour
    case UInt8(ascii: "m"): return take(UInt8(ascii: "s")) ? .millisecond : .minute
    case UInt8(ascii: "s"): return .second
    case UInt8(ascii: "u"): return take(UInt8(ascii: "s")) ? .microsecond : nil
    case UInt8(ascii: "n"): return take(UInt8(ascii: "s")) ? .nanosecond : nil
    default: return nil
    }
  }

  /// Reads a number with its unit, such as `59.9s`; returns `nil` if it is not a whole number of
  /// nanoseconds.
  @inlinable
  mutating func quantity() -> (nanoseconds: UInt64, unit: IntervalUnit, isWhole: Bool)? {
    guard let first = digit() else { return nil }
    var digits = UInt64(first)
    var scale: UInt64 = 1
    var isWhole = true
    while true {
      if let digit = digit() {
        let (tenfold, tooMuch) = digits.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tenfold.addingReportingOverflow(UInt64(digit))
        guard !tooMuch, !overflow else { return nil }
        digits = sum
        if !isWhole {
          // A week has fewer than 10^15 nanoseconds; no more digits can mean anything but zeros.
          guard scale < 1_000_000_000_000_000 else { return nil }
          scale &*= 10
        }
      } else if isWhole, take(UInt8(ascii: ".")) {
        isWhole = false
      } else {
        break
      }
    }
    guard isWhole || scale > 1, let unit = unit() else { return nil }
    let product = digits.multipliedFullWidth(by: unit.nanoseconds)
    guard product.high < scale else { return nil }
    let (quotient, rest) = scale.dividingFullWidth(product)
    guard rest == 0 else { return nil }
    return (quotient, unit, isWhole)
  }
}

extension Interval {
  /// Creates an interval from a text such as `500ms`, `59.9s`, `1h30m`, `0s` or `-3s`.
  ///
  /// Returns `nil` if the text is malformed, outside the range, or more precise than a nanosecond.
  /// Units go from large to small, each at most once. Only the last number may have a fraction. A
  /// unit is `w`, `d`, `h`, `m`, `s`, `ms`, `us` or `ns`.
  ///
  /// - Parameter text: The UTF-8 code units of the text.
  @inlinable
  public init?(parsing text: some Collection<UInt8>) {
    var scanner = ByteScanner(text)
    let isNegative = scanner.take(UInt8(ascii: "-"))
    var total: UInt64 = 0
    var previous = -1
    repeat {
      guard let quantity = scanner.quantity(), quantity.unit.rawValue > previous else { return nil }
      guard quantity.isWhole || scanner.isAtEnd else { return nil }
      previous = quantity.unit.rawValue
      let (sum, overflow) = total.addingReportingOverflow(quantity.nanoseconds)
      guard !overflow else { return nil }
      total = sum
    } while !scanner.isAtEnd
    guard total <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { return nil }
    nanoseconds = Int64(truncatingIfNeeded: isNegative ? 0 &- total : total)
  }

  /// The interval in the largest units that express it exactly: `1h30m`, `59.9s`, `500ms`, `0s`.
  public var text: String {
    var rest = nanoseconds.magnitude
    guard rest > 0 else { return "0s" }
    var text: [UInt8] = []
    if nanoseconds < 0 { text.append(UInt8(ascii: "-")) }
    for unit in IntervalUnit.allCases where rest >= unit.nanoseconds {
      // Seconds and smaller units are one number with a fraction.
      let isLast = unit.rawValue >= IntervalUnit.second.rawValue
      appendDigits(Int(rest / unit.nanoseconds), width: 1, to: &text)
      rest %= unit.nanoseconds
      if isLast, rest > 0 {
        appendFraction(Int(rest * (1_000_000_000 / unit.nanoseconds)), to: &text)
        rest = 0
      }
      unit.text.withUTF8Buffer { text.append(contentsOf: $0) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
