import Scenarios

/// An error of the Swift compiler, as `swiftc` prints it.
struct CompilerError: Equatable {
  let file: String
  let line: Int
  let message: String

  /// The missing thing, as far as the text of the error names it.
  enum Need: Equatable {
    /// A module that is not there.
    case module(String)
    /// A declaration outside types.
    case name(String)
    /// A declaration inside a type, such as one in an extension.
    case member(String)
    /// Something else.
    case other
  }

  /// Reads the errors in the output of the compiler.
  static func errors(in text: String) -> [CompilerError] {
    text.split(whereSeparator: { $0.isNewline }).compactMap { CompilerError(String($0)) }
  }

  init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// Reads a line such as `a.swift:3:5: error: cannot find 'x' in scope`; nil for another one.
  private init?(_ text: String) {
    guard let end = text.place(of: ": error: ")?.upperBound else { return nil }
    let place = text[..<end].dropLast(": error: ".count).split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
    self.init(
      file: place.dropLast(2).joined(separator: ":"),
      line: line,
      message: String(text[end...])
    )
  }

  var need: Need {
    // Text between apostrophes is a name, or the type of something.
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return .other }
    if message.hasPrefix("no such module") { return .module(first) }
    if message.hasPrefix("cannot find") { return .name(first) }
    if message.contains(text: "is not a member type of") { return .member(first) }
    if message.contains(text: "has no member"), quoted.count > 1 { return .member(quoted[1]) }
    return .other
  }
}
