/// A command and its flags: the one source for parsing, help and suggestions.
///
/// Texts that are put together are put together when help asks for them, not at each start.
struct Command: Sendable {
  /// The part of the overview that lists a command.
  enum Group: String, Sendable, CaseIterable {
    case everyDay = "every day"
    case lookFurther = "look further"
  }

  /// A flag of a command.
  struct Flag: Sendable {
    let name: String
    /// The name of the value; nil if the flag takes none.
    let value: String?
    private let writeSummary: @Sendable () -> String
    /// A Boolean value that indicates whether a command line may repeat the flag.
    let isRepeatable: Bool
    /// A Boolean value that indicates whether `--help` lists the flag; `--help-all` lists all.
    let isCommon: Bool
    /// A Boolean value that indicates whether the flag also works without its value.
    let isValueOptional: Bool
    /// A second name of one letter, such as `-q`.
    let letter: String?
    /// The use of the path that is its value; nil for a value that is no path.
    let path: PathUse?

    /// The use of a path.
    enum PathUse: Sendable {
      case input
      /// A file, or a folder of files, that replaces an old one.
      case result
      /// A file, or a folder of files, for people to edit, which replaces none.
      case starter
    }

    init(
      _ name: String,
      _ value: String? = nil,
      _ summary: @autoclosure @escaping @Sendable () -> String,
      isRepeatable: Bool = false,
      isCommon: Bool = true,
      isValueOptional: Bool = false,
      letter: String? = nil,
      path: PathUse? = nil
    ) {
      self.name = name
      self.value = value
      writeSummary = summary
      self.isRepeatable = isRepeatable
      self.isCommon = isCommon
      self.isValueOptional = isValueOptional
      self.letter = letter
      self.path = path
    }

    /// A Boolean value that indicates whether the value is the path of what is written.
    var isOutput: Bool { path == .result || path == .starter }

    var summary: String { writeSummary() }

    /// Every way to write the flag.
    var names: [String] { [name] + (letter.map { [$0] } ?? []) }

    /// The flag and its value, as help prints them.
    var form: String {
      guard let value else { return letter.map { "\(name), \($0)" } ?? name }
      return isValueOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
    }
  }

  /// The work that a command does with its arguments.
  typealias Body = @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

  let name: String
  let group: Group
  /// The operands, as help prints them.
  let operands: String
  let summary: String
  private let writeDiscussion: @Sendable () -> String
  let flags: [Flag]
  let run: Body

  init(
    name: String,
    group: Group = .everyDay,
    operands: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String,
    flags: [Flag],
    run: @escaping Body
  ) {
    self.name = name
    self.group = group
    self.operands = operands
    self.summary = summary
    writeDiscussion = discussion
    self.flags = flags
    self.run = run
  }

  /// The paragraphs of help between the summary and the flags.
  var discussion: String { writeDiscussion() }

  static var all: [Command] {
    [
      Run.command, Check.command, Fmt.command, New.command, Explain.command, Rules.command,
      Draw.command, PlanCommand.command, Perturb.command, Sweep.command, Merge.command,
      SiteCommand.command,
    ]
  }

  static let zones = Flag(
    "--zones",
    "FOLDER",
    "take the time zones of a system, such as /usr/share/zoneinfo",
    isCommon: false,
    path: .input
  )
  static let root = Flag(
    "--root",
    "FOLDER",
    "read the files that scripts name within this folder, not the current one",
    isCommon: false,
    path: .input
  )
  static let color = Flag(
    "--color",
    "WHEN",
    "use colours: auto, always or never (NO_COLOR turns them off, FORCE_COLOR on)",
    isCommon: false
  )
  static let errorFormat = Flag(
    "--error-format",
    "FORMAT",
    "long, json, or short for editors: path:line:column: error: message",
    isCommon: false
  )
}
