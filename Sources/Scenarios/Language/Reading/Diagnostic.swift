/// A mistake in a line, with its position in the source.
struct Mistake: Error {
  var message: String
  /// The bytes that are wrong.
  var range: Range<Int>
  /// The position in the script, if it is known already.
  var place: Place?

  init(_ message: String, _ range: Range<Int>, at place: Place? = nil) {
    self.message = message
    self.range = range
    self.place = place
  }
}

/// A mistake in a script, ready to be shown with its line.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The source it is in.
  public var file: String
  /// Where in it.
  public var place: Place
  /// The message: the mistake, then what to write instead.
  public var message: String
  /// The whole line.
  public var line: String
  /// How it came to be read: for which line of a story, or by which include.
  public var notes: [Note]

  /// Creates a mistake; its line is empty where it is about a file as a whole.
  public init(file: String, place: Place, message: String, line: String, notes: [Note] = []) {
    self.file = file
    self.place = place
    self.message = message
    self.line = line
    self.notes = notes
  }

  /// A remark on a mistake.
  public struct Note: Hashable, Sendable {
    /// A word that says what the remark is about.
    public var key: String
    /// The remark.
    public var text: String
  }
}

extension Script {
  /// The mistakes of titles that stand in an earlier script of the same file already, as blocks of
  /// one Markdown file are: what they are called by would mean two.
  public func diagnostics(ofTitlesIn earlier: Set<String>) -> [Diagnostic] {
    scenarios.filter { earlier.contains($0.title) }.map { scenario in
      Diagnostic(
        file: name,
        place: scenario.place,
        message: "there is a scenario of this title in the file already",
        line: String(sources[0].line(Int(scenario.place.line)).prefix(500))
      )
    }
  }
}
