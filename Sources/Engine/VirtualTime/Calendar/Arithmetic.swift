/// Returns a quotient, rounded down.
@inlinable @inline(__always)
func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
  // A value that is not negative, as every one since 1970, needs no correction.
  if value >= 0 { return Int64(bitPattern: UInt64(bitPattern: value) / UInt64(divisor)) }
  let quotient = value / divisor
  return value &- quotient &* divisor < 0 ? quotient &- 1 : quotient
}

/// Returns a remainder that is never negative.
@inlinable @inline(__always)
func remainder(_ value: Int, _ divisor: Int) -> Int {
  if value >= 0 { return Int(bitPattern: UInt(bitPattern: value) % UInt(divisor)) }
  let rest = value % divisor
  return rest < 0 ? rest &+ divisor : rest
}

/// Indicates whether a year of the Gregorian calendar has 366 days.
@inlinable @inline(__always)
func isLeap(year: Int) -> Bool {
  // A century is a multiple of 25 among the multiples of 4; a leap century is a multiple of 16.
  year & 3 == 0 && (year % 25 != 0 || year & 15 == 0)
}

/// Returns the number of days from 1970-01-01 to January 1 of a year that is not negative.
@inlinable @inline(__always)
func daysBefore(year: Int) -> Int {
  let past = UInt(bitPattern: year &+ 399)
  let century = past / 100
  return Int(bitPattern: past &* 365 &+ past / 4 &- century &+ century / 4) &- 865_259
}

/// Returns the number of days in a month.
@inlinable @inline(__always)
func dayCount(year: Int, month: Int) -> Int {
  // Odd months up to July, and even months after it, have 31 days.
  month == 2 ? (isLeap(year: year) ? 29 : 28) : 30 | (month ^ (month &>> 3))
}

/// Appends a number in decimal digits, with leading zeros up to a width.
func appendDigits(_ value: Int, width: Int, to text: inout [UInt8]) {
  if width == 2, (0..<100).contains(value) {
    text.append(UInt8(ascii: "0") + UInt8(value / 10))
    text.append(UInt8(ascii: "0") + UInt8(value % 10))
    return
  }
  if width == 4, (0..<10_000).contains(value) {
    appendDigits(value / 100, width: 2, to: &text)
    return appendDigits(value % 100, width: 2, to: &text)
  }
  var power = 1
  for _ in 1..<max(width, 1) { power *= 10 }
  while value / power >= 10 { power *= 10 }
  while power > 0 {
    text.append(UInt8(ascii: "0") + UInt8(value / power % 10))
    power /= 10
  }
}
