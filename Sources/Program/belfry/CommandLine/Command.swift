/// A command of the program, as its file declares it.
protocol Subcommand: SendableMetatype {
  /// The values of its operands and flags.
  associatedtype Options: CommandOptions

  /// The word for it.
  static var name: String { get }
  /// The part of the overview that lists it.
  static var group: Command.Group { get }
  /// The operands, as help prints them.
  static var operands: String { get }
  static var summary: String { get }
  /// The paragraphs of help between the summary and the flags.
  static var discussion: String { get }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  static var group: Command.Group { .everyDay }
}

/// The values of the operands and flags of a command, read before any file is opened.
protocol CommandOptions: SendableMetatype {
  /// Reads every flag of the command, in the order of its help.
  ///
  /// Mistakes are noted with the reader.
  init(_ flags: inout FlagReader)
}

/// A command in the table of all: the one source for parsing, help, completions and suggestions.
struct Command: Sendable {
  /// The part of the overview that lists a command.
  enum Group: String, Sendable, CaseIterable {
    case everyDay = "every day"
    case lookFurther = "look further"
  }

  /// The page of help of a command, without its flags.
  struct Page {
    var group: Group
    var operands: String
    var summary: String
    var discussion: String
  }

  let name: String
  private let makePage: @Sendable () -> Page
  private let declare: @Sendable (inout FlagReader) -> Void
  private let perform: @Sendable (CommandWords, inout Console) throws(UsageError) -> ExitStatus

  init<Body: Subcommand>(_ body: Body.Type) {
    name = Body.name
    makePage = {
      Page(
        group: Body.group,
        operands: Body.operands,
        summary: Body.summary,
        discussion: Body.discussion
      )
    }
    declare = { _ = Body.Options(&$0) }
    perform = { words, console throws(UsageError) in
      try Body.run(try FlagReader.options(words), &console)
    }
  }

  /// The page of help of the command, which is made at each access.
  var page: Page { makePage() }

  /// Its flags, with the texts of help.
  var flags: [Flag] { flags(hasTexts: true) }

  /// Returns its flags, in the order of help.
  ///
  /// - Parameter hasTexts: A Boolean value that indicates whether they have the texts of help.
  func flags(hasTexts: Bool) -> [Flag] { FlagReader.flags(hasTexts: hasTexts, declare) }

  /// Runs the command with the words of a command line.
  func run(_ words: CommandWords, _ console: inout Console) throws(UsageError) -> ExitStatus {
    try perform(words, &console)
  }
}
