import PhoneDescription
public import Scenarios
import SystemPolicy

/// The look of text in a terminal: with colours or plain, mistakes in full or in a line each.
public struct Palette: Hashable, Sendable {
  /// A Boolean value that indicates whether text has colours.
  public var isColored: Bool
  /// The length of the text about each mistake.
  public var errorFormat: ErrorFormat
  /// The number of columns of the terminal; nil if the text is not for a terminal.
  public var width: Int?

  /// Creates a palette.
  public init(isColored: Bool, errorFormat: ErrorFormat = .long, width: Int? = nil) {
    self.isColored = isColored
    self.errorFormat = errorFormat
    self.width = width
  }

  /// The text between two problems.
  public var errorGap: String { errorFormat == .long ? "\n" : "" }

  /// Returns a line, divided at spaces if it is wider than the terminal.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - lead: The text in front of each further line.
  func lines(_ line: String, hanging lead: String) -> [String] {
    width.map { line.folded(to: $0, hanging: lead) } ?? [line]
  }

  func bad(_ text: String) -> String { paint(text, "1;31") }
  func good(_ text: String) -> String { paint(text, "32") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func margin(_ text: String) -> String { paint(text, "1;34") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The length of the text about a mistake in a script, or about a failure.
public enum ErrorFormat: String, CaseIterable, Sendable {
  /// The line, a mark below it, and the reasons.
  case long
  /// One line, `path:line:column: error: message`, as compilers print and editors read it.
  case short
  /// One line, an object of JSON, for programs.
  case json
}

extension String {
  /// The text filled up with spaces to a width in characters.
  func padded(to width: Int) -> String {
    let length = self.width
    return length < width ? self + String(repeating: " ", count: width - length) : self
  }

  /// Returns the text, cut if it needs more columns of a terminal than a width.
  public func cut(to width: Int) -> String {
    guard utf8.count > width else { return self }
    var taken = 0
    var end = startIndex
    var last = startIndex
    while end < endIndex {
      taken += self[end].width
      guard taken <= width else { return self[..<last] + "…" }
      if taken < width { last = index(after: end) }
      end = index(after: end)
    }
    return self
  }
}

extension Palette {
  /// Returns the title of a scenario on a line of its own, with the variant if there are several.
  public func titled(_ result: ScenarioResult, _ variants: Variants) -> String {
    let variant =
      variants.isSingle ? "" : " on iOS \(result.version.text), reading \(result.reading.rawValue)"
    return "\"\(result.scenario.title.printable)\"\(variant)\n"
  }
}
