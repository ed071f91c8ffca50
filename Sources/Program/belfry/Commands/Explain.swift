import Pages
import Reports

/// Explains a name of the law, or a word of the language.
enum Explain: Subcommand {
  static let name = "explain"
  static let group = Command.Group.lookFurther
  static let operands = "NAME|WORD|ID …"
  static let summary = "explain a rule, a dispute, a word or a mistake"

  static var discussion: String {
    """
    NAME is a rule, a dispute, a side, a topic or a reading, explained with its evidence; a rule
    also with its file and line. WORD is a word of the language, explained with its sentences and
    an example.
    Several words choose a sentence:
    belfry explain user opens
    ID is the identifier of a mistake in a script, as in E0031 or e31.
    """
  }

  /// The values of the command line.
  struct Options: CommandOptions {
    let words: [String]
    let palette: Palette

    init(_ flags: inout FlagReader) {
      words = flags.operands
      palette = flags.palette()
    }
  }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    do throws(Explanation.Unknown) {
      console.print(try Explanation.text(of: options.words, options.palette))
    } catch {
      throw UsageError(error.message)
    }
    return .passed
  }
}
