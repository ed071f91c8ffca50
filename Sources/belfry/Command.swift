/// A command with its flags, as data: what is parsed, what help prints and what is suggested.
struct Command: Sendable {
  /// A flag of a command.
  struct Flag: Sendable {
    let name: String
    /// What follows it; nil where nothing does.
    let value: String?
    let summary: String
    /// Whether it may be given several times.
    let isRepeatable: Bool

    init(
      _ name: String,
      _ value: String? = nil,
      _ summary: String,
      isRepeatable: Bool = false
    ) {
      self.name = name
      self.value = value
      self.summary = summary
      self.isRepeatable = isRepeatable
    }
  }

  let name: String
  /// What stands behind the name.
  let operands: String
  let summary: String
  /// What a newcomer should know, as paragraphs.
  let discussion: String
  let flags: [Flag]
  let run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

  static var all: [Command] {
    [Run.command, Check.command, Fmt.command, Explain.command, Rules.command]
  }

  static let color = Flag("--color", "WHEN", "auto, always or never (also: NO_COLOR)")
  static let errorFormat = Flag(
    "--error-format",
    "FORMAT",
    "long, or short: path:line:column: error: message, for editors"
  )
}
