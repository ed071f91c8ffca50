import Foundation
import Testing

/// Searches the code of a call for expectations about the test's own objects.
///
/// Swift Testing does not report an expectation that is met.
enum LookSearch {
  /// The words of which a look has one.
  private static let words = [
    "#expect", "#require", "XCTAssert", "XCTFail", "XCTUnwrap", "Issue.record", "expectCrash",
    "expectLost", "expectScenarios", "fulfillment(", "wait(for:", "confirmation(",
  ]

  /// Returns a Boolean value that indicates whether the closure of a call may have an expectation,
  /// in itself or in a function of the same file that it calls.
  ///
  /// - Parameter place: The source location of the call.
  static func hasLook(inCallAt place: SourceLocation) -> Bool {
    // The program may run where its sources are not; then an expectation may be there.
    guard let text = try? String(contentsOfFile: place.filePath, encoding: .utf8) else {
      return true
    }
    return hasLook(in: text, atLine: place.line)
  }

  /// Returns a Boolean value that indicates whether the closure that begins at a line of a source
  /// has an expectation, in itself or in a function of the source that it calls.
  static func hasLook(in text: String, atLine line: Int) -> Bool {
    let lines = code(of: text)
    var functions: [(name: Substring, start: Int)] = lines.indices.compactMap { index in
      functionName(in: lines[index]).map { ($0, index) }
    }
    var starts = [max(0, line - 1)]
    while let start = starts.popLast() {
      let body = closure(in: lines.dropFirst(start))
      if body.contains(where: { line in words.contains { line.contains($0) } }) { return true }
      for name in Set(body.flatMap(calledNames)) {
        starts += functions.filter { $0.name == name }.map(\.start)
        functions.removeAll { $0.name == name }
      }
    }
    return false
  }

  /// The lines until the first brace of the first one is closed; all if that is unclear.
  private static func closure(in lines: ArraySlice<String>) -> ArraySlice<String> {
    var depth = 0
    var hasBegun = false
    for (index, line) in zip(lines.indices, lines) {
      for character in line {
        switch character {
        case "{":
          depth += 1
          hasBegun = true
        case "}": depth -= 1
        default: continue
        }
      }
      if hasBegun, depth <= 0 { return lines[...index] }
    }
    return lines
  }

  /// The name of the function that a line declares.
  private static func functionName(in line: String) -> Substring? {
    let parts = line.split(separator: " ")
    guard let index = parts.firstIndex(of: "func"), index + 1 < parts.count else { return nil }
    let name = parts[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  /// The names in a line that a parenthesis or a closure follows, as in a call.
  private static func calledNames(in line: String) -> [Substring] {
    var names: [Substring] = []
    var rest = line[...]
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
      rest = rest[start...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      if let next = rest.first(where: { $0 != " " }), next == "(" || next == "{" {
        names.append(name)
      }
    }
    return names
  }

  /// The lines of a source without their comments and without the texts in quotes.
  private static func code(of text: String) -> [String] {
    /// A text of several lines.
    var isInText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var code = ""
      var rest = line
      while let character = rest.first {
        if rest.hasPrefix("\"\"\"") {
          isInText.toggle()
          rest = rest.dropFirst(3)
        } else if isInText {
          rest = rest.dropFirst(character == "\\" ? 2 : 1)
        } else if rest.hasPrefix("//") {
          break
        } else {
          rest.removeFirst()
          if character == "\"" { rest = afterText(rest) } else { code.append(character) }
        }
      }
      return code
    }
  }

  /// Returns what follows a text of one line, from behind its first quotation mark on.
  private static func afterText(_ line: Substring) -> Substring {
    var rest = line
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\" { _ = rest.popFirst() }
    }
    return rest
  }
}
