import Reports
import Scenarios

/// Lays scripts out.
enum Fmt {
  static let command = Command(
    name: "fmt",
    operands: "[PATH …]",
    summary: "straightens the columns of scenarios; words and comments stay as they are",
    discussion: """
      A PATH is a .scenario file or one to be included, a Markdown file, of which only the blocks
      that begin with ```scenario change, a folder with such files below it (.scenario, .facts,
      .md), or - for standard input, which is written to standard output; without one it is
      scenarios/. Only files that change are written. One with mistakes is left alone.

      The status is 0 if all is laid out, 1 if --check found what is not, 2 if a path is wrong or a
      file cannot be written, 3 if a file has mistakes.
      """,
    flags: [
      .init("--check", nil, "write nothing, and show what would change, as patch -p0 reads it"),
      Command.color, Command.errorFormat,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    var formatting = Formatting(
      isChecking: arguments.has("--check"),
      palette: try arguments.palette()
    )
    var status = ExitStatus.passed
    var texts: [(source: Source, isPiped: Bool)] = []
    let operands = arguments.operands.isEmpty ? ["scenarios"] : arguments.operands
    // All are read before any is written, so that a wrong path changes nothing.
    for operand in operands {
      do throws(PathError) {
        texts += try ScriptFiles.texts(of: operand).map { ($0, operand == "-") }
      } catch {
        switch error {
        case .usage(let message): throw UsageError(message)
        case .unreadable(let message):
          console.printError("belfry: \(message.printable)\n")
          status = status.or(.unreadable)
        }
      }
    }
    for text in texts {
      status = status.or(formatting.take(text.source, isPiped: text.isPiped, &console))
    }
    // Who pipes a text through wants to see nothing but the text.
    if formatting.isChecking || operands != ["-"] { console.printError(formatting.summary) }
    return status
  }
}

extension ScriptFiles {
  /// The files of a path that can be laid out, whole.
  fileprivate static func texts(of operand: String) throws(PathError) -> [Source] {
    if operand == "-" { return [try standardInput()] }
    let (path, line) = split(operand)
    guard line == nil else { throw .usage("fmt lays out whole files; write '\(path)'") }
    guard try isFolder(named: path) else {
      let source = try source(path)
      guard !blocks(of: source).isEmpty else { throw noScripts(inFile: path) }
      return [source]
    }
    var sources: [Source] = []
    for path in paths(in: path, endingIn: [".scenario", ".facts", ".md"]) {
      let source = try source(path)
      if !blocks(of: source).isEmpty { sources.append(source) }
    }
    guard !sources.isEmpty else { throw noScripts(in: path) }
    return sources
  }
}
