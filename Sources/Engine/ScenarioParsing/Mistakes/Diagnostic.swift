public import Scenarios

/// A mistake in a script, ready to be shown with its line.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The name of the source with the mistake.
  public var file: String
  /// The range of the mistake in the source.
  public var place: Place
  /// The kind of mistake.
  public var kind: MistakeKind
  /// The sentence that says what is wrong.
  public var message: String
  /// The text to write instead, or an empty text.
  public var help: String
  /// The whole line.
  public var line: String
  /// The reason why the line was read: a row of a table, or an include.
  public var notes: [Note]

  /// Creates a mistake; its line is empty where it is about a file as a whole.
  init(file: String, place: Place, error: ParseError, line: String, notes: [Note] = []) {
    self.file = file
    self.place = place
    kind = error.kind
    message = error.message
    help = error.help
    self.line = line
    self.notes = notes
  }

  /// The message and the help, as one line.
  public var text: String { help.isEmpty ? message : "\(message); \(help)" }

  /// A remark on a mistake.
  public struct Note: Hashable, Sendable {
    /// A word that says what the remark is about.
    public var key: String
    /// The remark.
    public var text: String
  }
}

extension Script {
  /// Returns the mistakes of titles that an earlier script of the same file already has, such as an
  /// earlier block of a Markdown page.
  ///
  /// Otherwise one title would name two scenarios.
  public func diagnostics(ofTitlesIn earlier: Set<String>) -> [Diagnostic] {
    scenarios.filter { earlier.contains($0.title) }.map { scenario in
      Diagnostic(
        file: name,
        place: scenario.place,
        error: ParseError(.titleInFile),
        line: String(sources[0].line(Int(scenario.place.line)).prefix(500))
      )
    }
  }
}
