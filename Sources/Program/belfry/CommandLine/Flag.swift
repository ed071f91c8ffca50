/// A flag of a command, with the facts that the command line, help, the manual page and completions
/// need.
///
/// The options of a command declare the flag and read it at the same place, with ``FlagReader``.
struct Flag: Sendable {
  let name: String
  /// The name of the value; nil if the flag takes none.
  var value: String?
  /// The text of help; empty where only the names are asked for.
  var summary = ""
  /// A second name of one letter, such as `-q`.
  var letter: String?
  /// A Boolean value that indicates whether a command line may repeat the flag.
  var isRepeatable = false
  /// A Boolean value that indicates whether `--help` lists the flag; `--help-all` lists all.
  var isCommon = true
  /// A Boolean value that indicates whether the flag also works without its value.
  var isValueOptional = false
  /// The use of the path that is its value; nil for a value that is no path.
  var path: PathUse?

  /// The use of a path.
  enum PathUse: Sendable {
    case input
    /// A file, or a folder of files, that replaces an old one.
    case result
    /// A file, or a folder of files, for people to edit, which replaces none.
    case starter
    /// The place of pages: a folder, or a single file, which no shell completes.
    case pages
  }

  /// A Boolean value that indicates whether the command writes to the path that is the value.
  var isOutput: Bool {
    switch path {
    case .result, .starter, .pages: true
    case .input, nil: false
    }
  }

  /// A Boolean value that indicates whether a shell completes the value with files.
  var completesFiles: Bool {
    switch path {
    case .input, .result, .starter: true
    case .pages, nil: false
    }
  }

  /// Every way to write the flag.
  var names: [String] { [name] + (letter.map { [$0] } ?? []) }

  /// The flag and its value, as help prints them.
  var form: String {
    guard let value else { return letter.map { "\(name), \($0)" } ?? name }
    return isValueOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }
}
