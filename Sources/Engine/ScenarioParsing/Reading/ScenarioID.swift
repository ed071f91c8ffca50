public import Scenarios

/// The form of an id behind a title.
enum ScenarioID {
  /// Returns the text in the form of an id: Latin letters, digits, `-`, `_` and `.`, the first a
  /// letter or a digit.
  static func mended(_ text: String) -> String {
    var mended: [UInt8] = []
    for byte in text.utf8 {
      let isAllowed = isPlain(byte) || (!mended.isEmpty && ("-_.".utf8).contains(byte))
      if isAllowed {
        mended.append(byte)
      } else if let last = mended.last, last != UInt8(ascii: "-") {
        mended.append(UInt8(ascii: "-"))
      }
    }
    // A hyphen that the author wrote stays.
    while text.utf8.last != UInt8(ascii: "-"), mended.last == UInt8(ascii: "-") {
      mended.removeLast()
    }
    return mended.isEmpty ? "tea" : String(decoding: mended, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Script {
  /// Returns the mistakes of ids that scenarios of other scripts have already.
  ///
  /// - Parameters:
  ///   - earlier: The ids read so far, with their places as messages name them.
  ///   - path: The path of the script, which is the same under every spelling.
  public func diagnostics(ofIDsIn earlier: [String: String], at path: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return scenarios.compactMap { scenario in
      guard let id = scenario.ownID, seen.insert(id).inserted, let place = earlier[id],
        place != self.place(of: scenario, at: path)
      else { return nil }
      return Diagnostic(
        file: name,
        place: scenario.place,
        error: ParseError(.idInOtherFile, [place, id]),
        line: String(sources[0].line(Int(scenario.place.line)).prefix(500))
      )
    }
  }

  /// The ids that authors wrote in the script, with their places as messages name them.
  ///
  /// - Parameter path: The path of the script, which is the same under every spelling.
  public func idPlaces(at path: String) -> [(id: String, place: String)] {
    scenarios.compactMap { scenario in scenario.ownID.map { ($0, place(of: scenario, at: path)) } }
  }

  private func place(of scenario: Scenario, at path: String) -> String {
    "\(path):\(scenario.place.line)"
  }
}
