import Support
import SystemPolicy
import Testing

/// One topic word: the part of a rule's name before the dot is the folder that holds the rule.
@Suite struct RuleFolderTests {
  static let files = Repository.files(in: "Sources/Engine/SystemPolicy/Rules", endingIn: ".swift")

  /// The names of the rules or disputes in a text.
  static func names(of kind: String, in text: String) throws -> [String] {
    try text.matches(of: Regex("\\b\(kind)\\(\\s+\"([^\"]+)\"", as: (Substring, Substring).self))
      .map { String($0.1) }
  }

  @Test(arguments: files)
  func `a rule is in the folder of its topic`(file: String) throws {
    let text = try Repository.text(of: file)
    let names = try Self.names(of: "Rule", in: text)
    let folder = file.split(separator: "/").dropLast().last!
    for name in names {
      let topic = name.prefix { $0 != "." }
      #expect(folder.lowercased() == topic, "\(file): \(name) belongs in the folder of \(topic)")
    }
    // A rule whose name is not where names are would be held to nothing.
    #expect(names.count == text.matches(of: /\bRule\(/).count, "\(file)")
  }

  @Test(arguments: files)
  func `a dispute is in the file of a rule that takes a side in it`(file: String) throws {
    let text = try Repository.text(of: file)
    for name in try Self.names(of: "Dispute", in: text) {
      #expect(text.contains("dispute: \"\(name)\","), "\(file): no rule takes a side in \(name)")
    }
  }

  /// Returns the name of a type in words, as in `prompt-modality`.
  static func words(_ type: Substring) -> String {
    let words = type.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/).map { $0.output.lowercased() }
    return words.joined(separator: "-")
  }

  @Test(arguments: files)
  func `a question has the name of its type`(file: String) throws {
    let text = try Repository.text(of: file)
    for position in text.matches(of: /QuestionPosition\("([^"]+)"\)/) {
      let before = text[..<position.range.lowerBound]
      let types = before.matches(of: /(?m)^(?:public )?(?:enum|struct|extension) (\w+)/)
      #expect(types.last.map { Self.words($0.1) } == String(position.1), "\(file)")
    }
  }

  @Test func `the list of questions has the names of their types`() throws {
    let list = try Repository.text(of: "Sources/Engine/SystemPolicy/Rules/Law+Questions.swift")
    let rows = list.matches(of: /QuestionEntry\("([^"]+)", (\w+)\.self\)/)
    #expect(rows.count > 80)
    for row in rows { #expect(row.1 == Self.words(row.2)) }
  }

  @Test func `every rule was reviewed`() throws {
    let names = try Self.files.flatMap { try Self.names(of: "Rule", in: Repository.text(of: $0)) }
    #expect(!names.isEmpty && names.sorted() == Law.rules.map(\.id).sorted())
  }

  @Test func `a rule knows the file and the line where it is written`() throws {
    var lines: [String: [String]] = [:]
    for file in Self.files { lines[file] = try Repository.text(of: file).lines.map { "\($0)" } }
    for rule in Law.rules {
      let text = try #require(lines[rule.place.file], "\(rule.id): there is no \(rule.place.file)")
      let written = text[(rule.place.line - 1)...].prefix(2).joined()
      #expect(written == "    Rule(      \"\(rule.id)\",")
    }
  }
}
