import Reports
import Scenarios

extension ScriptFiles {
  /// Reads the scripts of all operands, or of `scenarios` without any, and hands each over.
  ///
  /// What is wrong with a script goes to standard error; one with mistakes is handed over too.
  static func forEach(
    of operands: [String],
    _ console: inout Console,
    _ palette: Palette,
    needsScenario: (Source) -> Bool = { _ in true },
    body: (ScriptFile, Script, [Diagnostic], inout Console) throws(PathError) -> Void
  ) throws(UsageError) -> ExitStatus {
    var status = ExitStatus.passed
    // What several scripts include is wrong but once.
    var told: Set<Diagnostic> = []
    guard operands.filter({ $0 == "-" || $0.hasPrefix("-:") }).count < 2 else {
      throw UsageError("standard input can be read but once")
    }
    for operand in operands.isEmpty ? ["scenarios"] : operands {
      do throws(PathError) {
        var titles: [String: Set<String>] = [:]
        for file in try read(operand) {
          var (script, mistakes) = Script.parse(
            file.source,
            include: include,
            payload: payload,
            needsScenario: needsScenario(file.source)
          )
          mistakes += script.diagnostics(ofTitlesIn: titles[script.name] ?? [])
          titles[script.name, default: []].formUnion(script.scenarios.map(\.title))
          for mistake in mistakes where told.insert(mistake).inserted {
            console.printError(text(of: mistake, palette) + palette.errorGap)
            status = status.or(.unreadable)
          }
          try body(file, script, mistakes, &console)
        }
      } catch {
        switch error {
        case .usage(let message): throw UsageError(message)
        case .unreadable(let message):
          console.printError("belfry: \(message.printable)\n")
          status = status.or(.unreadable)
        }
      }
    }
    return status
  }
}
