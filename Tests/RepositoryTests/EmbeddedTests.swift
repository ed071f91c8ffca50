import Support
import Testing

/// The program stays within Embedded Swift, with which pages and other systems get it.
///
/// `make embedded` compiles and plays it so; this says at once which line to write in another way.
@Suite struct EmbeddedTests {
  /// A form that Embedded Swift does not have.
  struct Ban {
    let name: String
    /// A text that each line with the form has, as the expression is slow.
    let text: String
    let form: Regex<Substring>
    let instead: String
  }

  // Regular expressions cannot be sent between threads, so each file has its own.
  static var bans: [Ban] {
    [
      Ban(name: "a key path", text: "\\", form: /[\(\[,:= ]\\\w*\.\w+/, instead: "a closure"),
      Ban(
        name: "an existential",
        text: "any ",
        form: /\bany [A-Z]/,
        instead: "a generic function, an enumeration or a class"
      ),
      Ban(
        name: "a cast",
        text: "as",
        form: /\bas[?!]\s/,
        instead: "an enumeration"
      ),
      Ban(name: "a cast", text: " is ", form: /\w is [A-Z]/, instead: "an enumeration"),
      Ban(
        name: "reflection",
        text: "(",
        form: /\b(?:Mirror\(|type\(of:|dump\(|String\((?:describing|reflecting):)/,
        instead: "the text itself"
      ),
      Ban(
        name: "a dictionary's merging, which casts",
        text: ".merg",
        form: /\.merg(?:e|ing)\(.*\{/,
        instead: "a loop"
      ),
      Ban(
        name: "reflection",
        text: "Any",
        form: /\bAny(?:Hashable|Object(?! \{))?\b(?! \{)/,
        instead: "a type"
      ),
    ]
  }

  /// Returns the form that a line of code has and Embedded Swift does not.
  static func ban(in code: String, among bans: [Ban] = bans) -> Ban? {
    bans.first { code.has($0.text) && code.contains($0.form) }
  }

  private static let files = ["Sources/Engine", "Sources/Program"].flatMap {
    Repository.files(in: $0, endingIn: ".swift")
  }

  @Test(arguments: files)
  func `a file of the program has no form that Embedded Swift lacks`(file: String) throws {
    let bans = Self.bans
    for (number, code) in SwiftCode(try Repository.text(of: file)).lines {
      guard let ban = Self.ban(in: code, among: bans) else { continue }
      Issue.record("\(file):\(number): \(ban.name); write \(ban.instead)")
    }
  }

  @Test(arguments: [
    "let names = files.map(\\.name)", "text.split(whereSeparator: \\.isNewline)",
    "let path: KeyPath = \\Row.name", "var form: any ReportForm", "let text = value as? String",
    "if value is String {", "String(describing: value)", "Mirror(reflecting: value)",
    "var values: [Any] = []", "digests.merge(other.digests) { $1 }", "type(of: value)",
    "func add(_ value: AnyObject)",
  ])
  func `the ban finds a form`(code: String) {
    #expect(Self.ban(in: code) != nil)
  }

  @Test(arguments: [
    #"let text = "\(name).swift as? any Form is Any""#, "  // any Form, and value as? String",
    "case .sound: \"\\\"any\\\" is A\"", "if case .file = status.kind { true }",
    "protocol RunObserving: AnyObject {",
  ])
  func `the ban passes texts and comments over`(line: String) {
    #expect(SwiftCode(line).lines.allSatisfy { Self.ban(in: $0.code) == nil })
  }
}
