import Scenarios
import VirtualDevice

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
