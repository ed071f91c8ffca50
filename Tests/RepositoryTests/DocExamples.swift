import Support

/// The Swift examples in the doc comments of a module.
struct DocExamples {
  /// An example in the doc comment of a declaration.
  struct Example {
    /// The name of the declaration, such as `Agenda.Entry`.
    let name: String
    /// The lines of the example.
    let lines: [String]
  }

  /// The examples, in the order of files and lines.
  private(set) var examples: [Example] = []
  /// The names of the public types.
  private(set) var types: [String] = []

  /// Reads the doc comments of a module.
  ///
  /// - Parameter module: The name of the module.
  init(ofModule module: String) throws {
    let files = Repository.files(ofModules: [module], endingIn: ".swift")
    for file in files where !file.contains("/Generated/") {
      read(try Repository.text(of: file).lines)
    }
  }

  private mutating func read(_ lines: [Substring]) {
    var outer = ""
    var comment: [String] = []
    for line in lines {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)))
        continue
      }
      if code.hasPrefix("@"), !code.contains(" ") || code.hasPrefix("@available") { continue }
      let declaration = line.firstMatch(
        of: /(?:struct|enum|class|actor|protocol|extension|func|var|let) ([\w.]+)/
      )
      let name = declaration.map { String($0.1) } ?? ""
      let isOuter = !line.hasPrefix(" ")
      let whole = isOuter || outer.isEmpty ? name : "\(outer).\(name)"
      if line.contains(/^ *(?:public|open) (?:final )?(?:struct|enum|class|actor|protocol)\b/) {
        types.append(whole)
      }
      examples += Self.blocks(in: comment).map { Example(name: whole, lines: $0) }
      if isOuter, declaration != nil { outer = name }
      if line == "}" { outer = "" }
      comment = []
    }
  }

  /// Returns the blocks of Swift in a doc comment.
  private static func blocks(in comment: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in comment {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// Returns the examples as a file of tests.
  ///
  /// - Parameters:
  ///   - imports: The modules that the examples use.
  ///   - head: The text before the braces of a test, with `NAME` for its name.
  /// - Returns: The text of the file.
  func tests(importing imports: [String], head: String) -> String {
    var text = """
      // Written by the tests from the examples in doc comments; `make goldens` writes it again.
      // swift-format-ignore-file

      """
    for module in imports { text += "import \(module)\n" }
    var counts: [String: Int] = [:]
    for example in examples {
      text += "\n"
      guard !example.isDeclaration else {
        text += example.lines.map { $0 + "\n" }.joined()
        continue
      }
      counts[example.name, default: 0] += 1
      let count = counts[example.name, default: 0]
      let name = "example of " + example.name.replacing(".", with: " ")
      let test = count > 1 ? "\(name) \(count)" : name
      text += head.replacing("NAME", with: "`\(test)`") + " {\n"
      text += example.lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}\n"
    }
    return text
  }
}

extension DocExamples.Example {
  /// Indicates whether the example is a declaration, such as a suite, and not statements.
  var isDeclaration: Bool {
    lines.first.map { $0.hasPrefix("@") || $0.hasPrefix("final class ") } ?? false
  }
}
