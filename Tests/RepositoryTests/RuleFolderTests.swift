import Support
import Testing

/// One topic word: the part of a rule's name before the dot is the folder that holds the rule.
@Suite struct RuleFolderTests {
  static let files = Repository.files(in: "Sources/SystemPolicy/Rules", endingIn: ".swift")

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
      #expect(topic.capitalized == folder, "\(file): \(name) belongs in Rules/\(topic.capitalized)")
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

  @Test func `there are rules to look at`() throws {
    let names = try Self.files.flatMap { try Self.names(of: "Rule", in: Repository.text(of: $0)) }
    #expect(names.count > 300 && names.contains("authorization.denied-is-silent"))
  }
}
