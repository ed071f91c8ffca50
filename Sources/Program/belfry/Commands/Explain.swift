import Pages
import Reports
import SystemPolicy

/// Answers a question about iOS, and explains a name of the law or a word of the language.
enum Explain: Subcommand {
  static let name = "explain"
  static let group = Command.Group.lookFurther
  static let operands = "QUESTION …"
  static let summary = "answer a question, or explain a rule or a word"

  static var discussion: String {
    """
    QUESTION is what you want to know, in your words; the five best answers are listed, each with
    the command that says more:
    belfry explain what happens to reminders after a reboot
    The name of a rule, a dispute, a side, a topic or a reading is explained with its evidence; a
    rule also with its file and line. A word of the language is explained with its sentences, an
    example, and what iOS does about it. Several words choose a sentence:
    belfry explain user opens
    The identifier of a mistake in a script is explained, too, as in E0031 or e31.
    """
  }

  /// The values of the command line.
  struct Options: CommandOptions {
    let words: [String]
    let version: OSVersion?
    let palette: Palette

    init(_ flags: inout FlagReader) {
      words = flags.operands
      let versions = flags.value(
        "--ios",
        "VERSION",
        "say what holds on this version of iOS, and since when",
        as: .versions
      )
      version = versions?.first
      if (versions?.count ?? 0) > 1 {
        flags.refuse(UsageError("explain takes one version of iOS, as in: --ios 18"))
      }
      palette = flags.palette()
    }
  }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    do throws(Explanation.Unknown) {
      console.print(try Explanation.text(of: options.words, on: options.version, options.palette))
    } catch {
      throw UsageError(error.message)
    }
    return .passed
  }
}
