import VirtualDevice

/// Points and lengths as people write them, read as whole numbers.
enum Geographic {
  /// The largest radius that makes sense in a story, in metres.
  static let largestRadius: Int64 = 1_000_000

  /// The radius of a place that names none, in metres.
  ///
  /// Apple's guide tells apps to take it as the smallest that works everywhere.
  static let usualRadius: Int32 = 200

  /// Reads decimal degrees as millionths, the seventh decimal rounded; nil if it is no such number.
  static func millionths(_ text: some StringProtocol) -> Int64? {
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
  static func metres(_ text: some StringProtocol) -> Int64? {
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

  static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}

extension Reader {
  mutating func readCoordinate(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return failCoordinate(word) }
    guard let latitude = Geographic.millionths(parts[0]),
      let longitude = Geographic.millionths(parts[1])
    else { return failCoordinate(word) }
    guard latitude.magnitude <= 90_000_000 else {
      let isSwapped = longitude.magnitude <= 90_000_000 && latitude.magnitude <= 180_000_000
      return fail(
        .latitudeOutOfRange,
        [isSwapped ? "\(parts[1]),\(parts[0])".code : "a number from -90 to 90"]
      )
    }
    guard longitude.magnitude <= 180_000_000 else {
      return fail(.longitudeOutOfRange, [String(parts[1])])
    }
    let point = Coordinate(latitude: Int32(latitude), longitude: Int32(longitude))!
    value = point.captured
    position += 1
    return true
  }

  private mutating func failCoordinate(_ word: String) -> Bool {
    let next = position + 1 < tokens.count ? string(tokens[position + 1]) : ""
    let latitude = word.hasSuffix(",") ? String(word.dropLast()) : word
    if Geographic.millionths(latitude) != nil,
      let longitude = next.split(separator: ",").first, Geographic.millionths(longitude) != nil
    {
      return fail(.pointForm, ["\(latitude),\(longitude)"])
    }
    let halves = [word, next].map { $0.split(separator: ",") }
    if halves.allSatisfy({ $0.count == 2 && $0.allSatisfy(Geographic.isNumber) }) {
      let point = halves.map { $0.joined(separator: ".") }.joined(separator: ",")
      return fail(.pointWithComma, [point])
    }
    if word.contains(where: { "°NSEW'′".contains($0) }), word.contains(where: { $0.isNumber }) {
      return fail(.pointWithSigns)
    }
    return fail(expecting: Kind.coordinate)
  }

  mutating func readLength(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    guard let metres = Geographic.metres(word) else {
      if Geographic.isNumber(word) { return fail(.radiusWithoutUnit, [word]) }
      if word.hasPrefix("-") { return fail(.radiusTooSmall) }
      if let digits = word.lengthDigits, Geographic.isNumber(digits) {
        return fail(.radiusTooLarge, [word])
      }
      if word.hasSuffix("m"), word.contains(".") {
        return fail(.radiusWithFraction, [word.prefix { $0 != "." } + "m"])
      }
      return fail(expecting: Kind.length)
    }
    guard metres > 0 else { return fail(.radiusTooSmall) }
    guard metres <= Geographic.largestRadius else {
      return fail(.radiusTooLarge, [word])
    }
    value = metres
    position += 1
    return true
  }
}

extension Parser {
  /// The place of a quoted name, among those that have been declared.
  mutating func knownPlace(_ token: Token) throws(Mistake) -> Region {
    let name = try Lexer.text(reader.bytes, token)
    let number = script.book.number(of: name)
    let places = scenario?.setting.places ?? header.places
    if let place = places[number] { return place }
    let range = token.start..<token.end
    let known = places.keys.map { script.book[$0] }
    if let near = Suggestion.nearest(to: name, among: known).first {
      throw Mistake(.unknownPlace, [name.quoted, "write `\(near.quoted)`"], range)
    }
    let line = "place \(name.quoted) 12.9775,77.5713 radius 300m"
    throw Mistake(.unknownPlace, [name.quoted, "write `\(line)` above the scenario"], range)
  }
}

extension String {
  /// The number before the unit of a length, if there is one.
  fileprivate var lengthDigits: Substring? {
    hasSuffix("km") ? dropLast(2) : hasSuffix("m") ? dropLast() : nil
  }
}

extension Coordinate {
  /// Both numbers in one.
  var captured: Int64 { Int64(latitude) << 32 | Int64(UInt32(bitPattern: longitude)) }

  init(captured: Int64) {
    self.init(
      latitude: Int32(truncatingIfNeeded: captured >> 32),
      longitude: Int32(truncatingIfNeeded: captured)
    )!
  }

  /// The point as it is written in a line.
  var text: String { "\(Self.text(of: latitude)),\(Self.text(of: longitude))" }

  private static func text(of millionths: Int32) -> String {
    let digits = String(millionths.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = padded.suffix(6)
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(millionths < 0 ? "-" : "")\(padded.dropLast(6)).\(fraction)"
  }
}
