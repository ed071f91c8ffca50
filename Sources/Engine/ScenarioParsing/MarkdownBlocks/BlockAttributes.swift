import Scenarios
public import SystemPolicy

/// The words after the language of a block, such as `scenario fails ios=17`.
///
/// An unknown word belongs to another tool, unless it is similar to a known one.
public struct BlockAttributes: Hashable, Sendable {
  /// A Boolean value that indicates whether a page does not show the block.
  public var isHidden = false
  /// A Boolean value that indicates whether every scenario of the block must fail.
  public var mustFail = false
  /// A Boolean value that indicates whether the block solves the one above it that must fail.
  public var isSolution = false
  /// A Boolean value that indicates whether a page folds the outcome of the block, so that a
  /// reader can predict it.
  public var isPrediction = false
  /// A Boolean value that indicates whether later blocks of the page begin with its facts, tables
  /// and setup.
  public var isSetup = false
  /// The version of iOS on which the block is played, unless its script states one.
  public var version: OSVersion?
  /// The reading under which the block is played, unless its script states one.
  public var reading: Reading?
  /// The name of the file that the block stands for in the commands of the page.
  public var file: String?

  /// Creates the attributes of a block that states none.
  public init() {}

  /// The words with their meanings, in the order of the documentation.
  public static let words: [(word: String, meaning: String)] = [
    ("hide", "a page that is made from the file does not show the block"),
    ("fails", "every scenario of the block must fail; a page shows the message"),
    ("solution", "the block solves the last one that fails; a page folds it"),
    ("predict", "a page folds the outcome, until the reader has predicted it"),
    ("setup", "later blocks begin with the facts, tables and setup of this one"),
    ("ios=17", "the block is played on this version, unless it states one"),
    ("reading=apple", "the block is played under this reading, unless it states one"),
    ("file=tea.scenario", "the name of the block in the commands that the file shows"),
  ]

  /// The facts of the attributes, as a text that is included before the script.
  var facts: String {
    var lines = ""
    if let version { lines += "phone iOS \(version.text)\n" }
    if let reading { lines += "reading \(reading.rawValue)\n" }
    return lines
  }

  /// Reads the rest of the line that opens a block, after its language.
  init(_ info: some Sequence<UInt8>) throws(ParseError) {
    for part in info.split(whereSeparator: { $0.isBlank || "{},;".utf8.contains($0) }) {
      try read(String(decoding: part.prefix(256), as: UTF8.self))
    }
  }

  private mutating func read(_ word: String) throws(ParseError) {
    let equals = word.firstIndex(of: "=")
    let key = equals.map { word[..<$0] } ?? word[...]
    let value = equals.map { String(word[word.index(after: $0)...]) }
    switch (key, value) {
    case ("hide", nil): isHidden = true
    case ("fails", nil): mustFail = true
    case ("solution", nil): isSolution = true
    case ("predict", nil): isPrediction = true
    case ("setup", nil): isSetup = true
    case ("ios", let value?):
      switch OSVersion.reading(value) {
      case .success(let version): self.version = version
      case .failure(let refusal): throw refusal.error(for: value)
      }
    case ("reading", let value?):
      guard let reading = Reading(rawValue: value) else {
        throw ParseError(
          .blockAttribute,
          [word, Suggestion.either(Reading.allCases.map { "reading=\($0.rawValue)" })]
        )
      }
      self.reading = reading
    case ("file", let value?):
      guard Self.isFileName(value) else {
        throw ParseError(.blockAttribute, [word, "file=tea.scenario"])
      }
      file = value
    default:
      // Other tools have attributes of their own; only a slip is a mistake.
      let known = Self.words.map { String($0.word.prefix { $0 != "=" }) }
      guard let near = Suggestion.nearest(to: String(key), among: known).first,
        let right = Self.words.first(where: { $0.word.prefix { $0 != "=" } == near })?.word
      else { return }
      throw ParseError(.blockAttribute, [word, right])
    }
  }

  /// Indicates whether a name is that of a script in the current folder.
  private static func isFileName(_ name: String) -> Bool {
    name.utf8.count > 9 && name.hasSuffix(".scenario") && name.first != "." && name.first != "-"
      && name.utf8.allSatisfy { $0.isNameByte }
  }
}

extension UInt8 {
  /// Indicates whether the byte may be in the name of a file that a block stands for.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    case _:
      false
    }
  }
}
