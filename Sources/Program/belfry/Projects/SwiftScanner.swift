/// The imports and declarations of a Swift file, read without a compiler.
///
/// Only words outside comments and strings count. The compiler, not this type, finds mistakes.
struct SwiftScanner {
  private(set) var imports: Set<String> = []
  /// The names that the file declares for others: of types, functions and variables.
  private(set) var names: Set<String> = []
  /// The names that the file declares inside types and extensions.
  private(set) var members: Set<String> = []
  /// The types of the file, in its order.
  private(set) var types: [String] = []
  /// All words of the file.
  private(set) var words: Set<String> = []
  /// Indicates whether the file has the entry point of the app.
  private(set) var isMain = false

  private static let typeWords: Set<String> = ["actor", "class", "enum", "protocol", "struct"]
  private static let declaring = typeWords.union([
    "case", "func", "let", "operator", "precedencegroup", "typealias", "var",
  ])
  private static let importKinds = typeWords.union(["func", "let", "typealias", "var"])

  /// Reads the text of a file.
  init(_ text: String) {
    var depth = 0
    var previous = ""
    var isImport = false
    var reader = WordReader(Array(text.utf8))
    while let word = reader.next() {
      switch word {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case "@main", "@UIApplicationMain", "@NSApplicationMain": isMain = true
      case "import" where depth == 0: isImport = true
      default:
        words.insert(word.hasPrefix("@") ? String(word.dropFirst()) : word)
        if isImport {
          // `import class Module.Type` names what it takes of a module.
          guard !Self.importKinds.contains(word) else { break }
          imports.insert(word)
          isImport = false
        } else if Self.declaring.contains(previous), !Self.declaring.contains(word) {
          declare(word, as: previous, depth)
        }
      }
      previous = word
    }
  }

  private mutating func declare(_ name: String, as keyword: String, _ depth: Int) {
    if depth == 0 {
      names.insert(name)
      if Self.typeWords.contains(keyword), keyword != "protocol" { types.append(name) }
    } else if depth <= 2 {
      members.insert(name)
    }
  }
}

/// The words and braces of a Swift file, one by one.
private struct WordReader: IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    while place < bytes.count {
      let byte = bytes[place]
      if starts("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts("/*") {
        skipComment()
      } else if let hashes = quote() {
        skipString(hashes)
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        place += 1
        return byte == UInt8(ascii: "{") ? "{" : "}"
      } else if byte.isOfWord || byte == UInt8(ascii: "@") {
        let start = place
        place += 1
        skip { $0.isOfWord }
        return String(decoding: bytes[start..<place], as: UTF8.self)
      } else {
        // The mark around a name such as `default` is no part of it.
        place += 1
      }
    }
    return nil
  }

  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = place + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while place < bytes.count, isSkipped(bytes[place]) { place += 1 }
  }

  /// Skips a comment, in which others may lie.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// The number of hash signs before the string that begins here; nil where none begins.
  private func quote() -> Int? {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - place
  }

  /// Skips a string; code within the string declares nothing.
  private mutating func skipString(_ hashes: Int) {
    place += hashes
    let isLong = starts("\"\"\"")
    place += isLong ? 3 : 1
    while place < bytes.count {
      let escapes = bytes[place] == UInt8(ascii: "\\") && hashes == 0
      let ends = isLong ? starts("\"\"\"") : starts("\"")
      let isBroken = !isLong && bytes[place] == UInt8(ascii: "\n")
      if isBroken { return }
      guard ends else {
        place += escapes ? 2 : 1
        continue
      }
      let end = place + (isLong ? 3 : 1)
      let follows = bytes[min(end, bytes.count)..<min(end + hashes, bytes.count)]
      place = end
      if follows.count == hashes, follows.allSatisfy({ $0 == UInt8(ascii: "#") }) {
        place += hashes
        return
      }
    }
  }
}

extension UInt8 {
  /// Indicates whether a name can have the byte.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
