import Scenarios

/// A row of the table of mistakes: the message of one kind, the fix and an example.
///
/// A text names its values in braces, as in `{word}`. The values of a mistake
/// fill the names in the order in which the message and then the help mention them first.
public struct MistakeRow: Sendable {
  /// The kind of mistake.
  public let kind: MistakeKind
  /// The sentence that says what is wrong.
  public let message: String
  /// The text to write instead; empty where no text can be proposed.
  public let help: String
  /// The reason, where the message alone is too short; empty elsewhere.
  public let reason: String
  /// The mistake in a script, and the script without it.
  public let example: Example
  /// The values in the texts of an example in words.
  let values: [String]

  init(
    _ kind: MistakeKind,
    _ message: String,
    _ help: String,
    _ example: Example,
    values: [String] = [],
    reason: String = ""
  ) {
    self.kind = kind
    self.message = message
    self.help = help
    self.example = example
    self.values = values
    self.reason = reason
  }

  /// The message and the help that the example gets.
  public var exampleTexts: (message: String, help: String) {
    if let script = example.scripts?.wrong,
      let first = example.diagnostics(of: script).first(where: { $0.kind == kind })
    {
      return (first.message, first.help)
    }
    let error = ParseError(kind, values)
    return (error.message, error.help)
  }

  /// An example of a mistake.
  public enum Example: Sendable {
    /// A step of a scenario.
    case step(String, right: String)
    /// A fact above the scenarios.
    case fact(String, right: String)
    /// A whole script.
    case script(String, right: String)
    /// A mistake that only files can have, in words.
    case words(String, right: String)

    /// The text with the mistake, as the documentation shows it.
    public var wrong: String {
      switch self {
      case .step(let wrong, _), .fact(let wrong, _), .script(let wrong, _), .words(let wrong, _):
        wrong
      }
    }

    /// The text without the mistake, as the documentation shows it.
    public var right: String {
      switch self {
      case .step(_, let right), .fact(_, let right), .script(_, let right), .words(_, let right):
        right
      }
    }

    /// The whole scripts with and without the mistake; nil where the example is in words.
    public var scripts: (wrong: String, right: String)? {
      switch self {
      case .step(let wrong, let right): (Self.script(step: wrong), Self.script(step: right))
      case .fact(let wrong, let right): (Self.script(fact: wrong), Self.script(fact: right))
      case .script(let wrong, let right): (wrong, right)
      case .words: nil
      }
    }

    private static func script(step: String) -> String {
      """
      place "home" 12.9775,77.5713 radius 300m

      scenario "Tea"
      @08:00 user opens app
      app adds "tea" after 30m title "Tea"
      \(step)
      expect app foreground

      """
    }

    private static func script(fact: String) -> String {
      """
      \(fact)

      scenario "Tea"
      user locks device
      expect no prompt

      """
    }
  }
}

extension MistakeRow {
  /// The rows of all kinds, in the order of their numbers.
  public static let all: [MistakeRow] =
    topics.flatMap { $0.rows }.sorted { $0.kind.rawValue < $1.kind.rawValue }

  /// The tables with their titles, in the order of the documentation.
  public static let topics: [(title: String, rows: [MistakeRow])] = [
    ("Files", files), ("Markdown", markdown), ("Quotes and signs", marks),
    ("Parts of a script", parts), ("Scenarios", scenarios), ("Repeats", repeats),
    ("Tables", tables),
    ("Apps and names", apps), ("Words", words), ("Order of words", order),
    ("Durations", durations), ("Dates and times", dates), ("Times in the margin", margins),
    ("Numbers, versions and zones", numbers), ("Places", places),
    ("Values without a meaning", empties), ("Pushes", pushes),
  ]
}

extension MistakeKind {
  /// The identifier, which stays the same in every version: `E0031`.
  public var id: String {
    let digits = String(rawValue)
    return "E" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The row of the table.
  public var row: MistakeRow { Self.rows[self]! }

  private static let rows: [MistakeKind: MistakeRow] = {
    var rows: [MistakeKind: MistakeRow] = [:]
    for row in MistakeRow.all { rows[row.kind] = row }
    return rows
  }()

  /// Creates the kind of an identifier, written in full or without its zeros: `E0031`, `e31`.
  public init?(id: String) {
    let digits = id.dropFirst()
    guard let first = id.first, first == "E" || first == "e", !digits.isEmpty, digits.count <= 9,
      digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits)
    else { return nil }
    self.init(rawValue: number)
  }
}
