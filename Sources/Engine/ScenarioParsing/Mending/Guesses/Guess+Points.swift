import Scenarios

extension Guess {
  /// A point on the globe as people write it elsewhere: with a space, in brackets, with names.
  static func point(_ texts: [String]) -> Guess? {
    var numbers: [String] = []
    for (index, text) in texts.prefix(6).enumerated() {
      for part in text.split(whereSeparator: { ",;()[]:=".contains($0) }) {
        if Geographic.millionths(part) != nil {
          numbers.append(String(part))
        } else if !names.contains(part.lowercased()) {
          return nil
        }
      }
      guard numbers.count == 2 else { continue }
      let written = numbers.joined(separator: ",")
      guard written != text else { return nil }
      return Guess(
        words: [written],
        count: index + 1,
        error: ParseError(.pointForm, [written])
      )
    }
    return nil
  }

  private static let names: Set = [
    "at", "lat", "latitude", "lon", "lng", "long", "longitude", "point", "coordinate", "around",
  ]
}
