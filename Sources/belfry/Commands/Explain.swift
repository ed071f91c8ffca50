import Pages

/// Explains a name of the law, or a word of the language.
enum Explain {
  static let command = Command(
    name: "explain",
    group: .lookFurther,
    operands: "NAME|WORD|ID …",
    summary: "explain a rule, a dispute, a word or a mistake",
    discussion: """
      NAME is a rule, a dispute, a side, a topic or a reading, explained with its evidence; a rule
      also with its file and line. WORD is a word of the language, explained with its sentences and
      an example.
      Several words choose a sentence:
      belfry explain user opens
      ID is the identifier of a mistake in a script, as in E0031 or e31.
      """,
    flags: [Command.color],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let palette = try arguments.palette()
    do throws(Explanation.Unknown) {
      console.print(try Explanation.text(of: arguments.operands, palette))
    } catch {
      throw UsageError(error.message)
    }
    return .passed
  }
}
