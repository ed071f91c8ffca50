import Scenarios

/// A mistake of a kind, with the values for its texts, but without a place.
///
/// A ``LineError`` adds the bytes of the line, and a ``Diagnostic`` is what is printed.
struct ParseError: Error, Hashable, Sendable {
  /// The kind of mistake.
  var kind: MistakeKind
  /// The values, in the order in which the texts of the row name them.
  var values: [String]
  /// The help that takes the place of the one in the table.
  var otherHelp: String?

  /// Creates a mistake.
  init(_ kind: MistakeKind, _ values: [String] = [], help: String? = nil) {
    self.kind = kind
    self.values = values
    otherHelp = help
  }

  /// The mistake of a name that no app of the script has.
  static func app(called word: String, among apps: [String]) -> ParseError {
    apps.count == 1
      ? ParseError(.otherAppName, [word, apps[0]])
      : ParseError(.severalApps, [Suggestion.codes(apps)])
  }

  /// The sentence that says what is wrong.
  var message: String { texts.message }

  /// The text to write instead, or an empty text.
  var help: String { otherHelp ?? texts.help }

  private var texts: (message: String, help: String) {
    let row = kind.row
    var names: [String] = []
    let message = Self.filled(row.message, with: values, &names)
    return (message, Self.filled(row.help, with: values, &names))
  }

  /// A text with the values in the place of their names.
  private static func filled(
    _ text: String,
    with values: [String],
    _ names: inout [String]
  ) -> String {
    var rest = text[...]
    var result = ""
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let name = rest[open...].dropFirst().prefix { ("a"..."z").contains($0) }
      guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
        result += "{"
        rest = rest[open...].dropFirst()
        continue
      }
      let number: Int
      if let known = names.firstIndex(of: String(name)) {
        number = known
      } else {
        number = names.count
        names.append(String(name))
      }
      result += number < values.count ? values[number] : "{\(name)}"
      rest = rest[name.endIndex...].dropFirst()
    }
    return result + rest
  }
}
