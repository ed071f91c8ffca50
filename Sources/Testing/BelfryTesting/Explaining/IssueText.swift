/// The words of a failed expectation: the property that it looks at, and the texts in quotes.
struct IssueText {
  /// The texts in quotes, in order, repeated ones too.
  let quoted: [String]
  /// The property of the phone that the expression names first.
  let look: Look?
  /// Indicates whether the expression is about titles.
  let isOfTitles: Bool
  /// Indicates whether the words name the expression.
  let hasExpression: Bool
  private let text: String

  init(_ text: String) {
    self.text = text
    quoted = Self.quoted(in: Array(text.unicodeScalars))
    let looks = Look.allCases.compactMap { look -> (place: String.Index, look: Look)? in
      Self.place(of: ".\(look.rawValue)", in: text).map { ($0, look) }
    }
    look = looks.min { $0.place < $1.place }?.look
    isOfTitles = Self.place(of: ".title", in: text) != nil || text.contains("title: ")
    hasExpression = text.hasPrefix("Expectation failed: ")
  }

  /// Returns how often a text in quotes occurs.
  func count(of identifier: String) -> Int {
    text.split(separator: "\"\(identifier)\"", omittingEmptySubsequences: false).count - 1
  }

  /// The whole number that the expression compares with, as in `== 3`.
  var wantedNumber: Int32? { Int32(wanted.prefix { $0.isNumber || $0 == "-" }) }

  /// The name of the value that the expression compares with, as in `== .authorized`.
  var wantedMember: String? {
    guard wanted.first == "." else { return nil }
    return String(wanted.dropFirst().prefix { $0.isLetter })
  }

  private var wanted: Substring { text.split(separator: " == ").dropFirst().first ?? "" }

  /// Returns the first place of a member in the text that ends there.
  private static func place(of member: String, in text: String) -> String.Index? {
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      let tail = rest[dot...]
      if tail.hasPrefix(member) {
        let next = tail.dropFirst(member.count).first
        if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return dot }
      }
      rest = rest[rest.index(after: dot)...]
    }
    return nil
  }

  /// XCTest puts quotes around its values as well, so a text has none of the signs around them.
  private static func quoted(in letters: [Unicode.Scalar]) -> [String] {
    let strangers: Set<Unicode.Scalar> = ["\\", "[", "]", "(", ")", ","]
    var found: [String] = []
    var start = 0
    while start < letters.count {
      guard letters[start] == "\"" else {
        start += 1
        continue
      }
      let rest = letters[(start + 1)...]
      guard let end = rest.firstIndex(where: { $0 == "\"" || strangers.contains($0) }),
        letters[end] == "\"", end > start + 1
      else {
        start += 1
        continue
      }
      found.append(String(String.UnicodeScalarView(letters[(start + 1)..<end])))
      start = end + 1
    }
    return found
  }
}
